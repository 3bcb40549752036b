import DataTables
import Testing

@Suite("StatedTimes")
struct StatedTimesTests {
  private func read(
    _ text: String, _ times: StatedTimes?, positions: String? = nil
  ) throws -> DataTable {
    var reader = DelimitedReader()
    (reader.times, reader.positions) = (times, positions)
    return try reader.read(Array(text.utf8), name: "data.csv")
  }

  /// The types of the columns: `#` for numbers, `@` for times and `$` for names.
  private func types(_ table: DataTable) -> String {
    table.columns.map { column in
      switch column.values {
      case .numbers: "#"
      case .times: "@"
      case .names: "$"
      }
    }
    .joined()
  }

  @Test(
    "numbers are times where their unit is stated",
    arguments: [
      ("a,b\n10,5\n20,6\n30,1\n", nil, "@#"), ("a,b\n20,5\n10,6\n30,1\n", nil, "##"),
      ("a,b\n20,5\n10,6\n30,1\n", "b", "#@"), ("a,time\n20,5\n10,6\n30,1\n", nil, "#@"),
      ("day,v\n2024-05-01,5\n2024-05-02,6\n", nil, "@#"),
    ])
  func units(text: String, positions: String?, expected: String) throws {
    for times in [StatedTimes.epochSeconds, .epochMilliseconds] {
      let table = try read(text, times, positions: positions)
      #expect(types(table) == expected && table.assumptions.isEmpty)
    }
    let first = "t,v\n10,5\n20,6\n30,1\n"
    #expect(
      try read(first, .epochSeconds).columns[0].values
        == .times([10_000_000, 20_000_000, 30_000_000]))
    #expect(
      try read(first, .epochMilliseconds).columns[0].values == .times([10_000, 20_000, 30_000]))
  }

  @Test(
    "columns of plain values and of other units are not times, whatever is stated",
    arguments: [
      // The part of a word, a duration, and a first column beside given positions.
      ("n,sentiment\n20,5\n10,6\n30,1\n", nil, "##"),
      ("n,response_time\n20,5\n10,6\n30,1\n", nil, "##"), ("n,at\n1,5\n2,6\n3,1\n", "at", "#@"),
      ("n,start_time\n20,1714521600\n10,1714521601\n30,1714521602\n", nil, "#@"),
      ("time (ms),v\n10,5\n20,6\n30,1\n", nil, "##"), ("T (°C),v\n10,5\n20,6\n30,1\n", nil, "##"),
      ("time (ms),v\n10,5\n20,6\n30,1\n", "time", "@#"),
      ("time (s),v\n10,5\n20,6\n30,1\n", nil, "@#"),
      ("time [UTC],v\n30,5\n20,6\n10,1\n", nil, "@#"),
      ("T (s since 1970),v\n30,5\n20,6\n", nil, "@#"),
    ])
  func plainValues(text: String, positions: String?, expected: String) throws {
    #expect(try types(read(text, .epochSeconds, positions: positions)) == expected)
  }

  @Test("positions have the name that the user gives them, with or without the unit")
  func namesOfPositions() throws {
    let text = "t (ms),v\n30,5\n20,6\n10,1\n"
    for name in ["t", "t (ms)"] {
      let table = try read(text, .epochMilliseconds, positions: name)
      #expect(types(table) == "@#" && table.columns[0].name == name)
      var reader = JSONTableReader()
      (reader.texts.times, reader.texts.positions) = (.epochMilliseconds, name)
      let json = try reader.read(Array(#"{"t (ms)":[30,20],"v":[5,6]}"#.utf8), name: "data.json")
      #expect(types(json) == "@#" && json.columns[0].name == name)
    }
    #expect(try read(text, .epochMilliseconds).columns[0].name == "t (ms)")
  }

  @Test(
    "no column has times where they are refused",
    arguments: [
      ("day,v\n2024-05-01,5\n2024-05-02,6\n", "$#"), ("year,v\n2020,5\n2021,6\n", "##"),
      ("time,v\n1714521600,1\n1714525200,2\n", "##"), ("at,v\n10:00,5\n11:00,6\n", "$#"),
      ("Uhrzeit,v\n00:10:00,5\n01:20:00,6\n", "##"),
    ])
  func refused(text: String, expected: String) throws {
    #expect(try types(read(text, StatedTimes.none)) == expected)
    #expect(try types(read(text, nil)).first == "@")
  }

  @Test("JSON has the same times")
  func json() throws {
    var reader = JSONTableReader()
    func types(_ text: String, _ times: StatedTimes?) throws -> String {
      reader.texts.times = times
      return try self.types(reader.read(Array(text.utf8), name: "data.json"))
    }
    let numbers = #"{"time":[1756886400,1756886460],"v":[1,2]}"#
    #expect(try types(numbers, nil) == "@#")
    #expect(try types(numbers, StatedTimes.none) == "##")
    #expect(try types(#"{"time":[5,7],"v":[1,2]}"#, .epochSeconds) == "@#")
    let texts = #"{"day":["2024-05-01","2024-05-02"],"v":[1,2]}"#
    #expect(try types(texts, nil) == "@#")
    #expect(try types(texts, StatedTimes.none) == "$#")
  }

  @Test(
    "times of day without an offset are reported as UTC, once, and dates without them are not",
    arguments: [
      ("at,v\n2024-05-01 10:00,5\n2024-05-02 10:00,6\n", true),
      ("at,to\n2024-05-01 10:00,2024-05-01 11:00\n2024-05-02 10:00,2024-05-02 11:00\n", true),
      ("at,v\n13/05/2024 10:00,5\n14/05/2024 10:00,6\n", true),
      ("at,v\n20240513T1005,5\n20240514T1005,6\n", true),
      ("at,v\n2024-05-01T10:00Z,5\n2024-05-02T10:00+02:00,6\n", false),
      ("at,v\n2024-05-01,5\n2024-05-02,6\n", false),
      ("at,v\n2024-05-01 00:00,5\n2024-05-02 00:00,6\n", false),
      ("at,v\n2024-05,5\n2024-06,6\n", false), ("year,v\n2020,5\n2021,6\n", false),
      ("at,v\n10:00,5\n11:00,6\n", false),
    ])
  func utc(text: String, isSaid: Bool) throws {
    let words = "Times without an offset were read as UTC; see --time-zone."
    let count = isSaid ? 1 : 0
    #expect(try read(text, nil).assumptions.count { $0 == words } == count)
    var reader = DelimitedReader()
    reader.instant = { LocalInstant($0) }
    let zoned = try reader.read(Array(text.utf8), name: "data.csv")
    #expect(!zoned.assumptions.contains(words))
    let cells = text.split(separator: "\n").map { $0.split(separator: ",") }
    let rows = cells.dropFirst().map { row in
      "{\(zip(cells[0], row).map { "\"\($0)\":\"\($1)\"" }.joined(separator: ","))}"
    }
    let lines = Array(rows.joined(separator: "\n").utf8)
    let json = try JSONTableReader().readLines(lines, name: "data.jsonl")
    #expect(json.assumptions.count { $0 == words } == count)
  }

  @Test("the first infinite number has its line")
  func infinite() throws {
    let rows = String(repeating: "1,2\n", count: 1000)
    let table = try read("a,b\n\n# note\n\(rows)\n3,inf\n-inf,4\n5,inf\n", nil)
    #expect(table.columns.map { $0.infinite?.line } == [1006, 1005])
    let single = try read("v\n1\n\n# note\ninf\n", nil)
    #expect(single.columns[0].infinite?.line == 5 && single.columns[0].infinite?.file == "data.csv")
    #expect(try read("a,b\n1,2\n3,4\n", nil).columns.allSatisfy { $0.infinite == nil })
    let json = try JSONTableReader().read(Array("[{\"a\":1},\n{\"a\":\"inf\"}]".utf8), name: "j")
    #expect(json.columns[0].infinite?.line == 2)
    // Each place in JSON is searched in the text.
    let keys = (0..<22).map { "\"c\($0)\":[1,\n\"inf\"]" }.joined(separator: ",")
    let wide = try JSONTableReader().read(Array("{\(keys)}".utf8), name: "j")
    #expect(wide.columns.map { $0.infinite?.line } == (2...21).map { $0 } + [nil, nil])
    let joined = try DataTable(joining: [("i", read("v\n1\n", nil)), ("data.csv", single)]) { $0 }
    #expect(joined.columns[0].infinite?.line == 5)
  }
}
