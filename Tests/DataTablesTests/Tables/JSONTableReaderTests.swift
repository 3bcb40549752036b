import DataTables
import Foundation
import Testing

@Suite("JSONTableReader")
struct JSONTableReaderTests {
  private func read(_ text: String, path: String? = nil) throws -> DataTable {
    var reader = JSONTableReader()
    reader.path = path
    return try reader.read(Array(text.utf8), name: "data.json")
  }

  private func readLines(_ text: String) throws -> DataTable {
    try JSONTableReader().readLines(Array(text.utf8), name: "data.jsonl")
  }

  private func message(_ work: () throws -> DataTable) -> String {
    do {
      _ = try work()
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test(
    "reads the same columns in each form of a table",
    arguments: [
      #"[{"day":"2026-01-01","a (kg)":3,"b":"x"},{"b":"y","day":"2026-01-02"}]"#,
      #"[["day","a (kg)","b"],["2026-01-01",3,"x"],["2026-01-02",null,"y"]]"#,
      #"{"day":["2026-01-01","2026-01-02"],"a (kg)":[3,null],"b":["x","y"],"title":"T"}"#,
      #"{"columns":["day","a (kg)","b"],"data":[["2026-01-01",3,"x"],["2026-01-02","","y"]]}"#,
      #"""
      {"columns":[["x","2026-01-01","2026-01-02"],["y0",3,null],["y1","x","y"]],
       "names":{"x":"day","y0":"a (kg)","y1":"b"}}
      """#,
    ])
  func forms(_ text: String) throws {
    let table = try read(text)
    #expect(table.count == 2 && table.assumptions.isEmpty)
    #expect(table.columns.map(\.name) == ["day", "a", "b"])
    #expect(table.columns[1].unit == "kg")
    #expect(
      table.columns[0].values == .times([1_767_225_600_000_000, 1_767_312_000_000_000]))
    guard case .numbers(let numbers) = table.columns[1].values else {
      Issue.record("a column without numbers")
      return
    }
    #expect(numbers[0] == 3 && numbers[1].isNaN)
    #expect(table.columns[2].values == .names([0, 1], ["x", "y"]))
  }

  @Test("names the members of objects inside of rows, and leaves out arrays")
  func nested() throws {
    let table = try read(#"[{"user":{"id":1,"at":{"x":2}},"tags":["a"]},{"user":{"id":5}}]"#)
    #expect(table.columns.map(\.name) == ["user.id", "user.at.x"])
    #expect(table.assumptions == ["Arrays inside of rows are left out: 'tags'."])
  }

  @Test(
    "objects with a metric and two numbers, or without samples, are rows",
    arguments: [
      (
        #"[{"metric":{"name":"a"},"value":[1,2]},{"metric":{"name":"b"},"value":[1,3]}]"#,
        "metric.name"
      ),
      (#"[{"unit":"s","value":[1,2],"metric":{"id":1}}]"#, "unit metric.id"),
      (#"[{"metric":{"name":"a"},"values":[1,2]}]"#, "metric.name"),
      (#"[{"n":3,"metric":{"name":"a"},"value":["10","kg"]}]"#, "n metric.name"),
      (#"[{"n":3,"metric":{"name":"a"},"value":[1,null]}]"#, "n metric.name"),
      (#"[{"n":3,"metric":{"name":"a"},"values":[[1,2,3],[4,5,6]]}]"#, "n metric.name"),
      (#"[{"metric":"a","value":[1,"2"]}]"#, "metric"),
      (#"[{"metric":{"name":"a"}}]"#, "metric.name"),
    ])
  func almostSeries(_ text: String, _ columns: String) throws {
    #expect(try read(text).columns.map(\.name).joined(separator: " ") == columns)
  }

  @Test(
    "series of Prometheus can have other members in any order, and numbers as values",
    arguments: [
      #"[{"metric":{"job":"a"},"value":[1,"2"],"unit":"s"},{"metric":{"job":"b"},"value":[1,4]}]"#,
      #"[{"unit":"s","value":[1,"2"],"metric":{"job":"a"}},{"value":[1,4],"metric":{"job":"b"}}]"#,
      #"[{"metric":{"job":"a"},"value":[1,2]},{"metric":{"job":"b"},"value":[1,"4"]}]"#,
      #"[{"metric":{"job":"a"},"values":[[1,2]]},{"values":[[1,4]],"id":7,"metric":{"job":"b"}}]"#,
      #"[{"metric":{"__name__":"value","job":"a"},"value":[1,2]},"#
        + #"{"metric":{"job":"b","__name__":"value"},"value":[1,4]}]"#,
    ])
  func series(_ text: String) throws {
    #expect(
      try read(text).columns == [
        DataColumn(name: "time", values: .times([1_000_000, 1_000_000])),
        DataColumn(name: "job", values: .names([0, 1], ["a", "b"])),
        DataColumn(name: "value", values: .numbers([2, 4])),
      ])
  }

  @Test(
    "labels that are no texts and values that are missing are errors of series",
    arguments: [
      (
        #"[{"metric":{"id":1},"value":[1,"2"]}]"#,
        "18: array[0].metric.id: found 1, expected a text, as the value of a label"
      ),
      (
        #"[{"metric":{"__name__":"a"},"value":[1,null]}]"#,
        "40: array[0].value[1]: found null, expected a number, as the value of a sample; correct it"
      ),
      (
        #"[{"values":[[1,null]],"metric":{"id":"a"}}]"#,
        "16: array[0].values[0][1]: found null, expected a number, as the value of a sample; correct it"
      ),
    ])
  func faultsOfSeries(_ text: String, _ expected: String) {
    let message = message { try read(text) }
    #expect(message.hasPrefix("data.json:1:\(expected)"), "\(message)")
  }

  @Test("the samples of native histograms are left out")
  func histograms() throws {
    let table = try read(
      #"""
      [{"metric":{"job":"a"},"histogram":[1,{"count":"3"}]},{"metric":{"job":"b"},"value":[1,"2"]},
       {"metric":{"job":"c"},"value":[1,"4"]}]
      """#)
    #expect(
      table.columns == [
        DataColumn(name: "time", values: .times([1_000_000, 1_000_000])),
        DataColumn(name: "job", values: .names([0, 1], ["b", "c"])),
        DataColumn(name: "value", values: .numbers([2, 4])),
      ])
  }

  @Test("reads objects and numbers with keys as rows")
  func members() throws {
    let numbers = try read(#"{"pears":5,"apples":3}"#)
    #expect(
      numbers.columns == [
        DataColumn(name: "key", values: .names([0, 1], ["pears", "apples"])),
        DataColumn(name: "value", values: .numbers([5, 3])),
      ])
    let objects = try read(#"{"de":{"x":1},"fr":{"x":2}}"#)
    #expect(objects.columns.map(\.name) == ["key", "x"])
  }

  @Test(
    "reads the data frames of pandas with their index, unless it numbers the rows",
    arguments: [
      (#"{"day":{"0":"2025-01-01","1":"2025-01-02"},"a":{"0":3,"1":null}}"#, "day a"),
      (#"{"a":{"0":3,"1":null}}"#, "a"),
      (#"{"data":{"b":{"0":"x","1":"y"},"a":{"0":3,"1":null}}}"#, "b a"),
      (#"{"a":{"1735689600000":3,"1735776000000":null,"1735862400000":4}}"#, "index a"),
      (
        #"{"columns":["a"],"index":[1735689600000,1735776000000,1735862400000],"data":[[3],[null],[4]]}"#,
        "index a"
      ),
      (#"{"columns":["a"],"index":["2025-01-01","2025-01-02"],"data":[[3],[null]]}"#, "index a"),
      (#"{"columns":["index","a"],"index":["x","y"],"data":[[1,3],[1,null]]}"#, "index 2 index a"),
      (#"{"columns":["a"],"index":[0,1],"data":[[3],[null]]}"#, "a"),
    ])
  func dataFrames(text: String, names: String) throws {
    let table = try read(text)
    #expect(table.columns.map(\.name).joined(separator: " ") == names)
    guard case .numbers(let numbers)? = table.columns.last?.values else {
      Issue.record("\(table.columns)")
      return
    }
    #expect(numbers.prefix(2).map { $0.isNaN ? 0 : $0 } == [3, 0])
    if table.columns[0].name == "index" {
      #expect(table.columns[0].values.times?.first == 1_735_689_600_000_000)
    }
  }

  @Test("objects with other numbers as keys are rows")
  func numberedRows() throws {
    let years = try read(#"{"a":{"1990":1,"2000":2},"b":{"1990":3,"2000":4}}"#)
    #expect(years.columns.map(\.name) == ["key", "1990", "2000"])
    let uneven = try read(#"{"a":{"0":1,"1":2},"b":{"0":3}}"#)
    #expect(uneven.columns.map(\.name) == ["key", "0", "1"])
    let fault = message { try read(#"{"a":{"0":1,"1":"x"}}"#) }
    #expect(
      fault.hasPrefix(#"data.json:1:17: a.1: column 'a': found "x", expected a number"#), "\(fault)"
    )
  }

  @Test("finds the greatest table of the least depth, and reads another one at a path")
  func paths() throws {
    let text =
      #"{"meta":{"n":2},"data":{"few":[{"c":1}],"items":[{"a":1},{"a":2}],"deep":{"b":[1,2,3]}}}"#
    let table = try read(text)
    #expect(table.columns == [DataColumn(name: "a", values: .numbers([1, 2]))])
    #expect(table.assumptions == ["The rows are those of 'data.items'; see --path for others."])
    #expect(try read(text, path: "data.items").count == 2)
    #expect(try read(text, path: "data.deep").columns.map(\.name) == ["b"])
    #expect(try read(#"{"r":[{"v":[7,8]}]}"#, path: "r.0.v").count == 2)
    let unknown = message { try read(text, path: "data.item") }
    #expect(
      unknown
        == "data.json:1:24: data: --path data.item: there is no 'item'; the keys are: few, items, deep."
    )
    let brackets = message { try read(text, path: "data.items[0]") }
    #expect(
      brackets
        == "data.json:1:24: data: --path data.items[0]: there is no 'items[0]'; an index is a separate component; "
        + "write data.items.0.")
  }

  @Test("of several chart sets, the first one or that at a path is read")
  func chartSets() throws {
    func set(_ value: Int) -> String {
      #"{"columns":[["x",1,2],["y0",\#(value),5],["y1",7,8]],"names":{"y0":"A","y1":"A"}}"#
    }
    let text = "[\(set(3)),\(set(4))]"
    let table = try read(text)
    // Of equal names, one is that of the array.
    #expect(table.columns.map(\.name) == ["x", "A", "y1"])
    #expect(table.columns[1].values == .numbers([3, 5]))
    #expect(table.columns[2].values == .numbers([7, 8]))
    #expect(
      table.assumptions == [
        "Of 2 chart sets, the first one was read; --path 1 is the next one."
      ])
    let second = try read(text, path: "1")
    #expect(second.columns[1].values == .numbers([4, 5]) && second.assumptions.isEmpty)
    #expect(
      try read("{\"charts\":\(text)}").assumptions == [
        "Of 2 chart sets, the first one was read; --path charts.1 is the next one."
      ])
    #expect(try read("[\(set(3))]").assumptions.isEmpty)
    // Other values beside them are none.
    #expect(try read("[\(set(3)),{\"a\":[1]},null]").assumptions.isEmpty)
    #expect(
      try read("[\(set(3)),null,\(set(4))]").assumptions == [
        "Of 2 chart sets, the first one was read; --path 2 is the next one."
      ])
  }

  @Test("columns of a chart set have different names, and their colours without units")
  func columnsOfChartSets() throws {
    let text = #"""
      {"columns":[["x",1,2],["y0",3,4],["y1",5,6],["y2",7,8]],
       "names":{"y0":"y1","y1":"y1","y2":"Speed (km/h)"},
       "colors":{"y0":"#111111","y1":"#222222","y2":"#333333"}}
      """#
    let table = try read(text)
    #expect(table.columns.map(\.name) == ["x", "y1", "y1 2", "Speed"])
    #expect(table.columns[1].values == .numbers([3, 4]))
    #expect(table.columns[2].values == .numbers([5, 6]) && table.columns[3].unit == "km/h")
    #expect(
      table.chartSet?.colors == ["y1": "#111111", "y1 2": "#222222", "Speed": "#333333"])
  }

  @Test(
    "the keys of a path can contain points",
    arguments: [
      (#"{"v1.2":{"a.b":[{"c":1},{"c":2}]}}"#, "v1.2.a.b"),
      (#"{"v":{"x":[3]},"v.1":[{"c":1},{"c":2}]}"#, "v.1"),
      (#"{"v":{"a":1},"v.a":{"rows":[{"c":1},{"c":2}]}}"#, "v.a.rows"),
      (#"[{"a.b":[{"c":1},{"c":2}]}]"#, "0.a.b"),
    ])
  func pathsWithPoints(text: String, path: String) throws {
    #expect(
      try read(text, path: path).columns == [DataColumn(name: "c", values: .numbers([1, 2]))])
    #expect(
      message { try read(#"{"a.b":[1]}"#, path: "a.c") }
        == "data.json:1:1: --path a.c: there is no 'a'; the keys are: a.b.")
  }

  @Test("reads texts with numbers among numbers, and epochs as times")
  func types() throws {
    #expect(
      try read(#"[{"a":1},{"a":"2.5"}]"#).columns[0].values == .numbers([1, 2.5]))
    let times = try read(#"{"time":[1756886400,1756886460]}"#)
    #expect(times.columns[0].values == .times([1_756_886_400_000_000, 1_756_886_460_000_000]))
    #expect(times.assumptions == ["Column 'time' was read as times: seconds since 1970."])
    let years = try read(#"{"year":[1999,2000]}"#)
    #expect(years.columns[0].values == .times([915_148_800_000_000, 946_684_800_000_000]))
    #expect(
      try read(#"[{"ok":true},{"ok":false}]"#).columns[0].values
        == .names([0, 1], ["true", "false"]))
  }

  @Test(
    "reports the line, the place and the remedy",
    arguments: [
      (
        "[{\"a\":1},\n{\"a\":\"q\"}]",
        "data.json:2:6: array[1]: column 'a': found \"q\", expected a number, as in other rows."
      ),
      ("[{\"a\":1},\n7]", "data.json:2:1: array[1]: found 7, expected an object"),
      ("{\"a\":[1,2],\n\"b\":[1]}", "data.json:2:5: b: found 1 values, expected 2, as in 'a'."),
      ("[]", "data.json:1:1: found an array, expected a table"),
      ("{\"a\":{}}", "data.json:1:1: found an object, expected a table"),
      ("\"a\"", "data.json:1:1: found \"a\", expected a table"),
      (
        "[[\"a\",\"b\"],[1,2],\n [3]]",
        "data.json:2:2: array[2]: found 1 value, expected 2, as in the names"
      ),
      (
        "[[1,2],\n[3,4,5]]",
        "data.json:2:1: array[1]: found 3 values, expected 2, as in the rows before."
      ),
      (
        "{\"columns\":[\"a\",\"b\"],\n\"data\":[[1,2],[]]}",
        "data.json:2:15: data[1]: found 0 values, expected 2, as in the names of the columns. Add null"
      ),
      (
        "[[\"a\",\"b\"],[1,2],[3,4],\n[5, \"q\"]]",
        "data.json:2:5: array[3]: column 'b': found \"q\", expected a number"
      ),
      (
        "[{\"u\":{\"a.b\":1}},\n{\"u\":{\"a.b\":\"q\"}}]",
        "data.json:2:13: array[1]: column 'u.a.b': found \"q\", expected a number"
      ),
      (
        "{\"columns\":[[\"x\",1,2],\n[\"y0\",1,\"q\"]],\"names\":{\"y0\":\"A\"}}",
        "data.json:2:9: columns[1][2]: column 'A': found \"q\", expected a number"
      ),
      ("[1,\n2", "data.json:2:2: "), ("", "data.json: the file is empty"),
    ])
  func faults(_ text: String, _ start: String) {
    let message = message { try read(text) }
    #expect(message.hasPrefix(start))
  }

  @Test(
    "texts among numbers are missing values with their path and line, if the reader keeps faults")
  func keptFaults() throws {
    var reader = JSONTableReader()
    reader.texts.keepsFaults = true
    let rows = ["1", "\"q\"", "3", "\"r\"", "5"].map { "{\"a\":\($0)}" }
    let table = try reader.read(
      Array("[\(rows.joined(separator: ",\n"))]".utf8), name: "data.json")
    guard case .numbers(let numbers) = table.columns[0].values else {
      Issue.record("\(table.columns[0].values)")
      return
    }
    #expect(numbers[0] == 1 && numbers[1].isNaN && numbers[3].isNaN)
    let fault = try #require(table.columns[0].fault)
    #expect(fault.count == 2 && fault.expectsNumbers)
    #expect(
      "\(fault.first)".hasPrefix(
        "data.json:2:6: array[1]: column 'a': found \"q\", expected a number, as in other rows."))
    let lines = try reader.readLines(Array(rows.joined(separator: "\n").utf8), name: "l.jsonl")
    #expect(
      lines.columns[0].fault.map { "\($0.first)".hasPrefix("l.jsonl:2:6: column 'a': found \"q\"") }
        == true)
  }

  @Test("a few other texts among texts of numbers are named, and make the column one of names")
  func doubtfulTexts() throws {
    let rows = ["1", "2", "x", "x", "3", "4"].map { "{\"a\":\"\($0)\"}" }
    let table = try read("[\(rows.joined(separator: ",\n"))]")
    #expect(table.columns[0].values == .names([0, 1, 2, 2, 3, 4], ["1", "2", "x", "3", "4"]))
    let fault = try #require(table.columns[0].fault)
    #expect(fault.count == 2 && fault.expectsNumbers)
    #expect(
      "\(fault.first)".hasPrefix(
        "data.json:3:6: array[2]: column 'a': found \"x\", expected a number, as in most rows."))
  }

  @Test("numbers among more texts are names")
  func mixedNames() throws {
    let table = try read(#"[{"a":7,"b":1},{"a":"A7"},{"a":"B2"},{"a":null},{"a":7},{"a":"C3"}]"#)
    #expect(table.columns[0].values == .names([0, 1, 2, -1, 0, 3], ["7", "A7", "B2", "C3"]))
    #expect(table.columns[0].fault == nil)
  }

  @Test("reads a value in each line, and reports the line of an error")
  func lines() throws {
    let table = try readLines("{\"a\":1}\n\n{\"a\":2,\"b\":\"x\"}\r\n")
    #expect(table.count == 2)
    #expect(table.columns[0].values == .numbers([1, 2]))
    #expect(table.columns[1].values == .names([-1, 0], ["x"]))
    #expect(
      message { try readLines("{\"a\":1}\n\n{\"a\":\"q\"}") }.hasPrefix(
        "data.jsonl:3:6: column 'a': found \"q\""))
    #expect(message { try readLines("{\"a\":1}\n{\"a\":[}") }.hasPrefix("data.jsonl:2:7: not JSON"))
    #expect(
      message { try readLines("[1,2]\n [3]") }.hasPrefix(
        "data.jsonl:2:2: found 1 value, expected 2, as in the rows before. Add null"))
    #expect(message { try readLines("\n") }.contains("the file is empty"))
  }

  @Test(
    "finds the format by the extension, or else by the first bytes",
    arguments: [
      ("[1]", "a.csv", TableFormat.csv), ("a,b", "-", .csv), (" \n[1]", "-", .json),
      ("{\"a\":1}\n{\"a\":2}", "-", .jsonl), ("{\"a\":\n1}", "-", .json), ("x", "a.json", .json),
      ("[1]\n", "-", .json), ("{\"a\":1}", "a.ndjson", .jsonl),
    ])
  func format(_ text: String, _ name: String, _ format: TableFormat) {
    #expect(TableFormat(of: Array(text.utf8), name: name) == format)
  }
}

extension DataColumn.Values {
  fileprivate var times: ContiguousArray<Int64>? {
    if case .times(let times) = self { times } else { nil }
  }
}
