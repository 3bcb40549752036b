import DataTables
import Testing

@Suite("JSONValueLocator")
struct JSONValueLocatorTests {
  private static let text = Array(
    """
    \u{FEFF} [ {"a": [1, "]", {"b\\"": 5, "c\\u0041": [7,
     8]}], "z":0},
    {"é": 1, "a":2}]
    """.utf8)

  private static let places: [(JSONPath, line: Int, column: Int)] = [
    (JSONPath(), 1, 2), (JSONPath().index(0), 1, 4),
    (JSONPath().index(0).key("a").index(1), 1, 14),
    (JSONPath().index(0).key("a").index(2).key("cA").index(1), 2, 2),
    (JSONPath().index(0).key("z"), 2, 12), (JSONPath().index(1).key("a"), 3, 14),
  ]

  @Test("finds values in the order of the text, and in any other")
  func found() {
    var locator = JSONValueLocator(Self.text)
    for (path, line, column) in Self.places + Self.places.reversed() {
      #expect(
        locator.position(of: path) == TextPosition(line: line, column: column),
        "\(path.spelled(root: "charts") ?? "root")")
    }
  }

  @Test("finds the enclosing value of a missing one")
  func missing() {
    var locator = JSONValueLocator(Self.text)
    let paths = [
      (JSONPath().index(1).key("missing"), 3, 1), (JSONPath().index(0).key("a").index(3), 1, 10),
      (JSONPath().index(2), 1, 2), (JSONPath().key("a"), 1, 2),
      (JSONPath().index(1).key("a").index(0), 3, 14),
    ]
    for (path, line, column) in paths {
      #expect(locator.position(of: path) == TextPosition(line: line, column: column))
    }
  }

  @Test(
    "finds some place in texts that are not JSON",
    arguments: ["", "[", "[1 2", "{\"a", "{\"a\" 1", "]"])
  func broken(text: String) {
    var locator = JSONValueLocator(Array(text.utf8))
    for path in [JSONPath().index(3).key("a"), JSONPath().key("a").index(0)] {
      let position = locator.position(of: path)
      #expect(position.line == 1 && position.column <= text.count + 1)
    }
  }
}
