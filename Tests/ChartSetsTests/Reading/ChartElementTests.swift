import ChartSets
import Foundation
import Graphics
import Testing

@Suite("ChartElement")
struct ChartElementTests: ReadingSuite {
  private func file(_ json: String) throws -> ChartSetFile {
    try ChartSetFile(decoding: Data(json.utf8), file: "a.json")
  }

  @Test("reports values of other types than the expected ones")
  func types() {
    #expect(
      message("\"chart\"")
        == "a.json:1:1: found \"chart\", expected a chart object or an array of them")
    #expect(message("[5]") == "a.json:1:2: charts[0]: found 5, expected an object")
    #expect(
      message("{\"columns\": 5}") == "a.json:1:13: columns: found 5, expected an array of columns")
    #expect(
      message("{\"columns\": [[\"x\"]]}")
        == "a.json:1:1: types: missing, expected an object of column labels and their types")
    #expect(
      message("{\"columns\": [[\"x\"]], \"types\": []}")
        == "a.json:1:31: types: found an array, expected an object")
    #expect(
      message("{\"columns\": [[\"x\"]], \"types\": {\"x\": 5}}")
        == "a.json:1:37: types.x: found 5, expected one of line, area, bar, x")
  }

  @Test("a label of several lines makes no error of several lines")
  func labels() throws {
    let text = """
      {"columns": [["x", 1], ["y\\n0", 1]], "types": {"x": "x", "y\\n0": "spline"}}
      """
    let file = try ChartSetFile(decoding: Data(text.utf8), file: "a.json")
    #expect(throws: ChartSetError.self) { try file.charts[0].get() }
    guard case .failure(let error) = file.charts[0] else { return }
    #expect(!error.description.contains("\n") && error.description.contains(#"types."y\n0""#))
  }

  @Test("reads the columns in any order, each with its type, its name and its colour")
  func columns() throws {
    let file = try file(
      """
      {"columns": [["b", 1, null, 3], ["t", 0, 5, 5], ["a", 4, 5, 6]],
      "types": {"a": "bar", "t": "x", "b": "line"}, "names": {"a": "First", "z": "Other"},
      "colors": {"b": "#010203"}, "title": "Both", "stacked": true, "y_scaled": false}
      """)
    let set = try file.charts[0].get()
    #expect(file.warnings.isEmpty)
    #expect(set.lines.map(\.id) == ["b", "a"] && set.lines.map(\.title) == ["b", "First"])
    #expect(set.lines.map(\.type) == [.line, .bar] && Array(set.time) == [0, 5, 5])
    #expect(set.lines[0].points[1].isNaN && Array(set.lines[1].points) == [4, 5, 6])
    #expect(set.lines[0].color == Color(hex: "#010203"))
    #expect(set.lines[1].color == SeriesPalette.color(1))
    #expect(set.title == "Both" && set.isStacked && !set.isYScaled && !set.isPercentage)
  }

  @Test("warns of colours that are none, with their paths")
  func warnings() throws {
    let file = try file(
      """
      {"columns": [["x", 0], ["y0", 1], ["y1", 2]], "types": {"x": "x", "y0": "line", "y1": "line"},
      "colors": {"y0": 5, "y1": "#12345"}}
      """)
    let set = try file.charts[0].get()
    #expect(set.lines.map(\.color) == [SeriesPalette.color(0), SeriesPalette.color(1)])
    #expect(file.warnings.count == 2)
    #expect(file.warnings[0].contains("colors.y0: found 5, expected a colour"))
    #expect(file.warnings[1].contains("colors.y1: found \"#12345\", expected a colour"))
  }

  @Test(
    "takes whole milliseconds of the years 1 to 9999 in order, and nothing else",
    arguments: [
      ([-62_135_596_800_000, 253_402_300_799_999], true), ([5, 5, 5], true), ([], true),
      ([-62_135_596_800_001], false), ([253_402_300_800_000], false), ([0.5], false),
      ([2, 1], false),
    ] as [([Double], Bool)])
  func times(values: [Double], isValid: Bool) throws {
    let x = values.map {
      ", \($0.formatted(.number.grouping(.never).locale(Locale(identifier: "en_US_POSIX"))))"
    }.joined()
    let y = values.map { _ in ", 1" }.joined()
    let file = try file(
      "{\"columns\": [[\"x\"\(x)], [\"y\"\(y)]], \"types\": {\"x\": \"x\", \"y\": \"line\"}}")
    #expect(((try? file.charts[0].get()) != nil) == isValid)
  }

  @Test("counts the columns of times, and names the first three")
  func manyTimes() {
    func message(times: Int) -> String {
      let labels = (0..<times).map { "t\($0)" }
      let columns = labels.map { "[\"\($0)\", 0]" }.joined(separator: ", ")
      let types = labels.map { "\"\($0)\": \"x\"" }.joined(separator: ", ")
      return self.message("{\"columns\": [\(columns)], \"types\": {\(types)}}")
    }
    #expect(message(times: 1).contains("no series, expected at least one column besides x"))
    #expect(
      message(times: 3).contains("3 columns have the type x (\"t0\", \"t1\", \"t2\"), expected"))
    #expect(
      message(times: 5).contains("5 columns have the type x (\"t0\", \"t1\", \"t2\", …), expected"))
  }
}
