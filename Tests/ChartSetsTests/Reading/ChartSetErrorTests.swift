import ChartSets
import Foundation
import TestSupport
import Testing

@Suite("ChartSetError")
struct ChartSetErrorTests {
  /// What each file in `broken` is told.
  static let messages: [String: String] = [
    "ragged": "columns[2]: 2 values, but x has 3",
    "unknown-type": "types.y0: found \"spline\", expected one of line, area, bar, x",
    "absent-column": "types.y7: no column has this label",
    "untyped-column": "columns[2]: no type; expected types.y1 to be one of line, area, bar, x",
    "no-x": "types: no column has the type x, expected exactly one",
    "two-x": "types: 2 columns have the type x (\"x\", \"y0\"), expected exactly one",
    "duplicate-label": "columns[2]: the label \"y0\" is taken by columns[1]",
    "text-value": "columns[1][2]: found \"five\", expected a number, or null for a gap",
    "boolean-value": "columns[1][2]: found true, expected a number, or null for a gap",
    "null-x": "columns[0][2]: found null, expected Unix milliseconds",
    "fractional-x":
      "columns[0][2]: 1542499200000.5 is not a whole number, expected Unix milliseconds",
    "far-x":
      "columns[0][3]: 253402300800000 is not within the years 1 to 9999, expected Unix milliseconds",
    "unsorted-x":
      "columns[0][3]: 1542499200000 is before 1542585600000, "
      + "expected x to be sorted; sort the columns by x",
    "no-series": "columns: no series, expected at least one column beside x",
    "no-label": "types.y0: no column has this label",
    "no-columns": "columns: missing, expected an array of columns",
    "empty": "the file is empty; expected a chart object or an array of them",
    "no-charts": "the array holds no chart; expected a chart object or an array of them",
    "number": "found 7, expected a chart object or an array of them",
    "cut-off": ":7:7: the JSON text ends too early; is the file cut off?",
    "not-json": ":1:1: not JSON: invalid value",
    "some": "charts[1]: found null, expected an object",
  ]

  @Test("tells file, place, found and expected", arguments: Fixture.names(in: "broken"))
  func message(name: String) throws {
    let expected = try #require(Self.messages[name])
    let place = expected.hasPrefix(":") ? expected : ": " + expected
    var found: ChartSetError?
    do {
      let file = try Fixture.file("broken/\(name).json")
      for case .failure(let error) in file.charts where found == nil { found = error }
    } catch let error as ChartSetError {
      found = error
    }
    #expect(found?.description == "\(name).json" + place)
  }

  @Test("leaves the siblings of a bad chart alone")
  func siblings() throws {
    let file = try Fixture.file("broken/some.json")
    #expect(file.charts.map { (try? $0.get())?.id } == [0, nil, nil, 3])
    #expect(
      throws: ChartSetError(
        file: "some.json", path: "charts[2].columns[1]", message: "2 values, but x has 3")
    ) { try file.charts[2].get() }
  }

  private func message(_ json: String) -> String {
    do {
      let file = try ChartSetFile(decoding: Data(json.utf8), file: "a.json")
      return try file.charts.map { "\(try $0.get().id)" }.joined()
    } catch {
      return "\(error)"
    }
  }

  @Test("tells wrong JSON types apart")
  func types() {
    #expect(
      message("\"chart\"") == "a.json: found \"chart\", expected a chart object or an array of them"
    )
    #expect(message("[5]") == "a.json: charts[0]: found 5, expected an object")
    #expect(message("{\"columns\": 5}") == "a.json: columns: found 5, expected an array")
    #expect(
      message("{\"columns\": [5]}")
        == "a.json: columns[0]: found 5, expected an array of a label and its values")
    #expect(
      message("{\"columns\": [[]]}")
        == "a.json: columns[0]: the column is empty, expected a label and its values")
    #expect(
      message("{\"columns\": [[1]]}")
        == "a.json: columns[0][0]: found 1, expected the label of the column")
    #expect(
      message("{\"columns\": [[\"x\"]]}")
        == "a.json: types: missing, expected an object of column labels and their types")
    #expect(
      message("{\"columns\": [[\"x\"]], \"types\": []}")
        == "a.json: types: found an array, expected an object")
    #expect(
      message("{\"columns\": [[\"x\"]], \"types\": {\"x\": 5}}")
        == "a.json: types.x: found 5, expected one of line, area, bar, x")
  }

  private func chart(_ extra: String, value: String = "1") -> String {
    """
    {"columns": [["x", 0], ["y0", \(value)]], "types": {"x": "x", "y0": "line"}, \(extra)}
    """
  }

  @Test("tells wrong optional fields apart")
  func fields() {
    #expect(
      message(chart("\"stacked\": \"yes\""))
        == "a.json: stacked: found \"yes\", expected true or false")
    #expect(message(chart("\"title\": [1]")) == "a.json: title: found an array, expected a text")
    #expect(
      message(chart("\"names\": {\"y0\": 1}")) == "a.json: names.y0: found 1, expected a name")
    #expect(message(chart("\"names\": true")) == "a.json: names: found true, expected an object")
    #expect(message(chart("\"names\": null, \"other\": {}")) == "0")
    #expect(
      message(chart("\"a\": 1", value: "{}")).hasSuffix(
        "found an object, expected a number, or null for a gap"))
    #expect(message(chart("\"a\": 1", value: "1e999")).hasPrefix("a.json"))
  }

  @Test("finds the line and column where the JSON breaks")
  func position() {
    #expect(message("[\n {\"é\": ?}\n]") == "a.json:2:8: not JSON: invalid value")
    #expect(message("[{}] x") == "a.json:1:6: not JSON: invalid value")
    #expect(
      message("  \n") == "a.json: the file is empty; expected a chart object or an array of them")
    #expect(message("[{").hasPrefix("a.json:1:3: the JSON text ends too early"))
  }

  @Test("never traps on a cut or a changed file")
  func fuzz() throws {
    let good = try Data(contentsOf: Fixture.url("broken/some.json"))
    var random = SplitMix64(seed: 9)
    for _ in 0..<400 {
      var bytes = Array(good.prefix(Int.random(in: 0...good.count, using: &random)))
      for _ in 0..<Int.random(in: 0...3, using: &random) where !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      do {
        _ = try ChartSetFile(decoding: Data(bytes), file: "fuzz.json")
      } catch {
        #expect(error is ChartSetError)
      }
    }
  }

  @Test("names a file that is not there")
  func missing() {
    #expect(throws: ChartSetError(file: "nowhere.json", message: "there is no such file")) {
      try ChartSetFile(contentsOf: Fixture.url("nowhere.json"))
    }
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
}
