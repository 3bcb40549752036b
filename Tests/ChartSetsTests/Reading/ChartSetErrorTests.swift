import ChartSets
import Foundation
import TestSupport
import Testing

@Suite("ChartSetError")
struct ChartSetErrorTests: ReadingSuite {
  /// The error of each file in `broken`, without the name of the file.
  static let messages: [String: String] = [
    "ragged":
      ":5:1: columns[2]: 2 values, but x has 3; give each point a value, or null for a gap",
    "unknown-type": ":7:27: types.y0: found \"spline\", expected one of line, area, bar, x",
    "absent-column":
      ":7:55: types.y7: no column has this label; correct the label, or remove the type",
    "untyped-column":
      ":5:1: columns[2]: no type; expected types.y1 to be one of line, area, bar, x",
    "no-x":
      ":7:10: types: no column has the type x, expected exactly one; "
      + "give the column of times the type x",
    "two-x":
      ":7:10: types: 2 columns have the type x (\"x\", \"y0\"), expected exactly one; "
      + "give the others another type",
    "duplicate-label":
      ":5:1: columns[2]: the label \"y0\" is already used by columns[1]; rename one of them",
    "text-value": ":4:9: columns[1][2]: found \"five\", expected a number, or null for a gap",
    "boolean-value": ":4:9: columns[1][2]: found true, expected a number, or null for a gap",
    "null-x":
      ":3:20: columns[0][2]: found null, expected Unix milliseconds; give each point a time",
    "fractional-x":
      ":3:20: columns[0][2]: 1542499200000.5 is not a whole number, expected Unix milliseconds; "
      + "round the times",
    "far-x":
      ":3:34: columns[0][3]: 253402300800000 is not within the years 1 to 9999, "
      + "expected Unix milliseconds; convert the times",
    "unsorted-x":
      ":3:34: columns[0][3]: 1542499200000 is before 1542585600000, "
      + "expected x to be sorted; sort the columns by x",
    "no-series":
      ":2:12: columns: no series, expected at least one column besides x; add a column of values",
    "no-label":
      ":7:27: types.y0: no column has this label; correct the label, or remove the type",
    "no-columns": ":1:1: columns: missing, expected an array of columns",
    "empty":
      ": the file is empty, expected a chart object or an array of them; create it again",
    "no-charts":
      ":1:1: the array is empty, expected a chart object or an array of them; add a chart",
    "number": ":1:1: found 7, expected a chart object or an array of them",
    "cut-off": ":7:7: the JSON text ends unexpectedly; the file may be truncated; create it again",
    "not-json":
      ":1:1: not JSON: found \"x\", expected a value; write texts in double quotes, "
      + "and true, false and null in lower case",
    "some": ":12:1: charts[1]: found null, expected an object",
  ]

  @Test(
    "reports file, line, column, path, finding and expectation",
    arguments: Fixture.names(in: "broken"))
  func message(name: String) throws {
    let expected = try #require(Self.messages[name])
    var found: ChartSetError?
    do {
      let file = try Fixture.file("broken/\(name).json")
      for case .failure(let error) in file.charts where found == nil { found = error }
    } catch let error as ChartSetError {
      found = error
    }
    #expect(found?.description == "\(name).json" + expected)
  }

  @Test("leaves the siblings of a bad chart alone")
  func siblings() throws {
    let file = try Fixture.file("broken/some.json")
    #expect(file.charts.map { (try? $0.get())?.id } == [0, nil, nil, 3])
    #expect(
      throws: ChartSetError(
        file: "some.json", line: 16, column: 1, path: "charts[2].columns[1]",
        message: "2 values, but x has 3; give each point a value, or null for a gap")
    ) { try file.charts[2].get() }
  }

  @Test(
    "reports what is not JSON as an error of the whole file, wherever it is",
    arguments: [
      ("01", "2:6: not JSON: found \"01\""), ("[1,]", "2:9: not JSON: found \"]\" after a comma"),
      ("\"\\ud800\"", "2:6: not JSON: the text holds \"\\uD800\""),
      ("garbage", "2:6: not JSON: found \"garbage\""),
      ("{\"b\": 1, \"b\": 2}", "2:15: the key \"b\" occurs twice"),
      ("1e999", "2:6: the number \"1e999\" is beyond ±1.8e308"),
    ])
  func syntax(value: String, words: String) {
    #expect(message(chart("\"a\": \(value)")).hasPrefix("a.json:\(words)"))
    #expect(message("[\(chart("\"a\": \(value)"))]").hasPrefix("a.json:\(words)"))
    #expect(
      message("[\(chart("\"a\": 1")),\n\(chart("\"a\": \(value)"))]")
        .hasPrefix("a.json:\(words)".replacing("a.json:2", with: "a.json:4")))
  }

  @Test("refuses what is beyond a limit")
  func limits() throws {
    func error(_ json: String) throws -> ChartSetError? {
      do {
        _ = try ChartSetFile(decoding: Data(json.utf8), file: "a.json").charts.map { try $0.get() }
        return nil
      } catch let error as ChartSetError {
        return error
      }
    }
    let long = String(repeating: "é", count: ChartSetLimits.textLength + 1)
    let short = String(long.dropLast())
    #expect(try error(chart("\"title\": \"\(short)\", \"names\": {\"y0\": \"\(short)\"}")) == nil)
    for (field, column) in [
      ("\"title\": \"\(long)\"", 10), ("\"names\": {\"y0\": \"\(long)\"}", 17),
      ("\"colors\": {\"y0\": \"\(long)\"}", 18),
    ] {
      let error = try error(chart(field))
      #expect(error?.kind == .limit && error?.line == 2 && error?.column == column)
      #expect(
        error?.message == "a text of 10001 characters, and the limit is 10000; shorten it")
    }
    #expect(try error(chart("\"unused\": \"\(long)\"")) == nil)

    let most = ChartSetLimits.series
    for count in [most, most + 1] {
      let labels = (0..<count).map { "y\($0)" }
      let columns = labels.map { ", [\"\($0)\", 1]" }.joined()
      let types = labels.map { ", \"\($0)\": \"line\"" }.joined()
      let error = try error(
        "{\"columns\": [[\"x\", 0]\(columns)], \"types\": {\"x\": \"x\"\(types)}}")
      if count == most {
        #expect(error == nil)
      } else {
        #expect(
          error?.description
            == "a.json:1:13: columns: 1002 columns, and the limit is x and 1000 series; "
            + "split the chart")
        #expect(error?.kind == .limit)
      }
    }

    let zeros = String(repeating: "0,", count: ChartSetLimits.charts)
    #expect(try error("[\(zeros)0]")?.kind == .limit)
    #expect(try error("[\(zeros.dropLast())]")?.kind == .content)
    #expect(try error(String(repeating: "[", count: ChartSetLimits.depth + 1))?.kind == .limit)
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
    #expect(
      throws: ChartSetError(
        file: "nowhere.json", message: "the file does not exist; correct the path")
    ) {
      try ChartSetFile(contentsOf: Fixture.url("nowhere.json"))
    }
  }
}
