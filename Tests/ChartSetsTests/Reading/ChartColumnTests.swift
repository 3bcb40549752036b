import ChartSets
import Foundation
import Testing

@Suite("ChartColumn")
struct ChartColumnTests: ReadingSuite {
  @Test("reports columns and values of other types than the expected ones")
  func types() {
    #expect(
      message("{\"columns\": [5]}")
        == "a.json:1:14: columns[0]: found 5, expected an array of a label and its values")
    #expect(
      message("{\"columns\": [[]]}")
        == "a.json:1:14: columns[0]: the column is empty, expected a label and its values")
    #expect(
      message("{\"columns\": [[1]]}")
        == "a.json:1:15: columns[0][0]: found 1, expected the label of the column")
    #expect(
      message(chart("\"a\": 1", value: "{}"))
        == "a.json:1:31: columns[1][1]: found an object, expected a number, or null for a gap")
  }

  @Test("reads numbers and null for a gap")
  func gaps() throws {
    let json = chart("\"a\": 1", value: "null").replacing("[\"x\", 0]", with: "[\"x\", 3]")
    let set = try ChartSetFile(decoding: Data(json.utf8), file: "a.json").charts[0].get()
    #expect(set.lines[0].points.count == 1 && set.lines[0].points[0].isNaN)
    #expect(Array(set.time) == [3])
  }

  @Test("values beyond ±1e300 are gaps, and the first of each column is a warning with its path")
  func large() throws {
    let json = """
      {"columns": [["x", 0, 1, 2], ["y0", 5, -1e301, 1e308], ["y1", 1e300, -1e300, null]],
      "types": {"x": "x", "y0": "line", "y1": "line"}}
      """
    let file = try ChartSetFile(decoding: Data(json.utf8), file: "a.json")
    let lines = try file.charts[0].get().lines
    #expect(lines[0].points[0] == 5 && lines[0].points.dropFirst().allSatisfy(\.isNaN))
    #expect(Array(lines[1].points.prefix(2)) == [1e300, -1e300] && lines[1].points[2].isNaN)
    #expect(file.warnings.count == 1)
    #expect(
      file.warnings[0].hasSuffix("columns[1][2]: -1e+301 exceeds ±1e300 and is treated as a gap"))
  }
}
