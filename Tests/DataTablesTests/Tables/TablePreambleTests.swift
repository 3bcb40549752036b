import DataTables
import Testing

@Suite("TablePreamble")
struct TablePreambleTests {
  private func read(_ text: String) throws -> DataTable {
    try DelimitedReader().read(Array(text.utf8), name: "data.csv")
  }

  private func columns(_ table: DataTable) -> [String] {
    table.columns.map { $0.name + ($0.unit.map { " [\($0)]" } ?? "") }
  }

  @Test(
    "a line that states the separator is none of the table",
    arguments: ["sep=;", "\"sep=;\"", "sep=;\r"])
  func separatorLine(line: String) throws {
    let table = try read(line + "\na;b,c\n1;2\n3;4\n")
    #expect(columns(table) == ["a", "b,c"] && table.count == 2 && table.assumptions.isEmpty)
  }

  @Test(
    "lines above the header are skipped",
    arguments: [
      (
        "Sales report\n\nname,v\nA,1\nB,2\n",
        ["The line 'Sales report' above the header was skipped."]
      ),
      (
        "Sales, 2024\nBy Ada\nname,v,w\nA,1,2\nB,2,3\n",
        ["2 lines above the header were skipped, first 'Sales 2024'."]
      ),
      ("Sales,,\nname,v,w\nA,1,2\nB,2,3\n", ["The line 'Sales' above the header was skipped."]),
      (
        "Sales,,\ncountry,2019,2020\nItaly,1.5,2\nNorway,3,4\n",
        [
          "The line 'Sales' above the header was skipped.",
          "The first line was read as the names of the columns, although it contains years.",
        ]
      ),
      // Names of groups of columns, and another table with more columns.
      (
        "Sales\n\"by\",\"shop\",,\"web\",\nname,v,w,x,y\nA,1,2,3,4\nB,2,3,4,5\n",
        ["2 lines above the header were skipped, first 'Sales'."]
      ),
      (
        "lat,lon,zone\n52.5,13.4,GMT\n\ntime,t\n2024-01-01,5\n2024-01-02,6\n",
        ["2 lines above the header were skipped, first 'lat lon zone'."]
      ),
    ])
  func titles(text: String, assumptions: [String]) throws {
    let table = try read(text)
    #expect(table.count == 2 && table.assumptions == assumptions)
  }

  @Test("texts below a header of two columns describe a time series")
  func descriptions() throws {
    let top =
      "\"Title\",\"GDP\"\n\"Unit\",\"%\"\n\"Release date\",\"18-12-2024\"\n"
      + "\"Notes\",\"\"\n"
    let rows =
      "\"2023 NOV\",\"0.2\"\n\"2023 DEC\",\"-0.1\"\n\"2024 JAN\",\"\"\n\"2024 FEB\",\"0.3\"\n"
      + "\"2024 MAR\",\"0\"\n\"2024 APR\",\"0.1\"\n\"2024 MAY\",\"0.2\"\n"
    let table = try read(top + rows)
    #expect(columns(table) == ["Title", "GDP"] && table.count == 7)
    #expect(
      table.assumptions == ["3 lines below the header were skipped, first 'Unit %'."])
    guard case .times = table.columns[0].values, case .numbers = table.columns[1].values else {
      Issue.record("columns of other types")
      return
    }
    #expect(try read("name,v\nA,x\nB,1\nC,2\nD,3\nE,4\n").count == 5)
  }

  @Test(
    "a comment above rows without a header has the names if it has as many cells as they",
    arguments: [
      (
        "#time,load\n1,2\n3,4\n", ["The comment '#time,load' was read as the names of the columns."]
      ),
      (
        "# made by Ada\n# \"time\",load\r\n\n1,2\n3,4\n",
        [
          "1 line that begins with # was skipped.",
          "The comment '# \"time\",load' was read as the names of the columns.",
        ]
      ),
      (
        "#time,load\n# made, by, Ada\n1,2\n3,4\n",
        [
          "1 line that begins with # was skipped.",
          "The comment '#time,load' was read as the names of the columns.",
        ]
      ),
    ])
  func headersInComments(text: String, assumptions: [String]) throws {
    let table = try read(text)
    #expect(columns(table) == ["time", "load"] && table.count == 2)
    #expect(table.assumptions == assumptions)
  }

  @Test(
    "a comment with other cells, or above a header, has no names",
    arguments: [
      ("# time load\n1,2\n3,4\n", "column 1 column 2"), ("#a,b,c\n1,2\n3,4\n", "column 1 column 2"),
      ("#a,b\ntime,load\n1,2\n", "time load"), ("#1,2\n1,2\n3,4\n", "column 1 column 2"),
    ])
  func otherComments(text: String, names: String) throws {
    let table = try read(text)
    #expect(columns(table).joined(separator: " ") == names)
    #expect(table.assumptions.first == "1 line that begins with # was skipped.")
    var reader = DelimitedReader()
    reader.hasHeader = false
    #expect(
      try columns(reader.read(Array("#time,load\n1,2\n".utf8), name: "x"))
        == ["column 1", "column 2"])
  }

  @Test(
    "comments between and behind rows are skipped, with and without kernels",
    arguments: [false, true])
  func commentsBetweenRows(usesKernels: Bool) throws {
    var reader = DelimitedReader()
    reader.usesKernels = usesKernels
    func read(_ text: String) throws -> DataTable {
      try reader.read(Array(text.utf8), name: "data.csv")
    }
    let notes = ["# one\n", "#one, two, \"three\n", "#\n", "# \"\n"]
    for note in notes {
      let few = try read("a,b\n1,2\n\(note)3,4\n\(note.dropLast())")
      #expect(few.columns.map(\.values) == [.numbers([1, 3]), .numbers([2, 4])], "\(note)")
      #expect(few.assumptions == ["2 lines that begin with # were skipped."])
      let rows = String(repeating: "1,x\n", count: 1500)
      let many = try read("a,b\n\(note)\(rows)\(note)\(rows)\(note)\(note)")
      #expect(many.count == 3000 && columns(many) == ["a", "b"])
      #expect(many.assumptions == ["4 lines that begin with # were skipped."])
    }
    // With the cells of a row, it is one.
    #expect(try read("a,b\n1,2\n#3,4\n").count == 2)
    #expect(try read("a,b,\n1,2,\n# x\n3,4,\n").count == 2)
    let units = try read("t,v\n# of today\ns,°C\n#\n1,2\n2,3\n")
    #expect(columns(units) == ["t [s]", "v [°C]"] && units.count == 2)
    #expect(try read("Report\n# by Ada\nt,v\n1,2\n2,3\n").columns.map(\.name) == ["t", "v"])
  }

  @Test(
    "a row that begins with # can have a line end in another cell, with and without kernels",
    arguments: [false, true])
  func rowsOfSeveralLines(usesKernels: Bool) throws {
    var reader = DelimitedReader()
    reader.usesKernels = usesKernels
    func read(_ text: String) throws -> DataTable {
      try reader.read(Array(text.utf8), name: "data.csv")
    }
    let row = "#1,\"two\nlines\",5\n"
    let rows = String(repeating: row, count: 1500)
    let table = try read("a,b,c\n\(rows)")
    #expect(table.count == 1500 && table.assumptions.isEmpty)
    #expect(table.columns[2].numberCount == 1500)
    // A record with other cells is a comment to its end.
    let few = try read("a,b,c\n\(row)#,\"of\ntoday\"\n\(row)")
    #expect(few.count == 2 && few.assumptions == ["1 line that begins with # was skipped."])
    #expect(
      throws: TableError(
        file: "data.csv", line: 3004, column: "c",
        message: "'x', expected a number. Correct it, or leave the cell empty.")
    ) { try read("a,b,c\n\(rows)#,\"of\ntoday\"\n#1,b,x\n") }
  }

  @Test("comments behind a blank line above the header are skipped")
  func commentsBehindBlankLines() throws {
    for text in ["\n# note\na,b\n1,2\n3,4\n", "# one\n\n# two\n\na,b\n1,2\n3,4\n"] {
      let table = try read(text)
      #expect(columns(table) == ["a", "b"])
      #expect(table.columns.map(\.values) == [.numbers([1, 3]), .numbers([2, 4])])
    }
  }

  @Test(
    "all comments are counted, also those around the header and the units",
    arguments: [
      ("# 1\n\n# 2\n\nt,v\n1,2\n3,4\n", 2),
      ("sep=,\n# 1\nt,v\n# 2\ns,°C\n# 3\n1,2\n# 4\n3,4\n# 5", 5),
      ("Report\n# 1\nby Ada\n# 2\nt,v\n1,2\n3,4\n", 2),
      ("# 1\n#t,v\n# 2\n1,2\n# 3\n3,4\n", 3),
      ("# 1, \"\n#,\"\nt,v\n#,\"x\n1,2\n#,\"x\n3,4\n", 4),
      // A comment of as many cells, rows that begin with #, and some without the last separator.
      ("#a,b\nt,v\n1,2\n3,4\n", 1), ("t,v\n#1,2\n#3,4\n# 5\n", 1),
      ("t,v,\n1,2,\n#3,4\n# 5\n", 1),
    ])
  func counts(text: String, count: Int) throws {
    for usesKernels in [false, true] {
      var reader = DelimitedReader()
      reader.usesKernels = usesKernels
      let table = try reader.read(Array(text.utf8), name: "data.csv")
      #expect(table.columns.map(\.name) == ["t", "v"] && table.count == 2, "\(table)")
      let skipped =
        count == 1 ? "1 line that begins with # was" : "\(count) lines that begin with # were"
      #expect(table.assumptions.first == "\(skipped) skipped.", "\(table)")
    }
  }

  @Test("a header in a comment is quoted with blanks for its tabs")
  func tabsInComments() throws {
    let table = try read("#time\tload\n1\t2\n3\t4\n")
    #expect(columns(table) == ["time", "load"])
    #expect(
      table.assumptions.contains("The comment '#time load' was read as the names of the columns."))
    // A tab is a blank behind the sign, too.
    #expect(try read("v\n1\n#\tnote\n2\n").columns[0].values == .numbers([1, 2]))
  }

  @Test("in one column, a blank stands behind the sign of a comment", arguments: [false, true])
  func commentsInOneColumn(usesKernels: Bool) throws {
    var reader = DelimitedReader()
    reader.usesKernels = usesKernels
    let rows = String(repeating: "1\n", count: 1500)
    let numbers = try reader.read(Array("v\n\(rows)# end\n\(rows)# end\n".utf8), name: "x")
    #expect(numbers.columns[0].numberCount == 3000 && numbers.count == 3000)
    let names = String(repeating: "#a\n#b\n", count: 1000)
    let tags = try reader.read(Array("tag\n\(names)# end\n\(names)".utf8), name: "x")
    #expect(tags.count == 4000)
    guard case .names(_, let found) = tags.columns[0].values else {
      Issue.record("\(tags.columns[0])")
      return
    }
    #expect(found == ["#a", "#b"])
    // With a separator at its end, a row has two cells, and a comment one.
    let ended = try reader.read(Array("v,\n1,\n# note\n2,\n".utf8), name: "x")
    #expect(ended.columns.first?.values == .numbers([1, 2]) && ended.count == 2)
  }

  @Test("a header with too few names is no title")
  func shortHeader() {
    #expect(
      throws: TableError(
        file: "data.csv", line: 2, character: 5,
        message:
          "3 cells, but the header has 2. Remove '3', or quote the cell that contains commas.")
    ) { try read("a,b\n1,2,3\n4,5,6\n") }
  }

  @Test("a row below the header has the units of columns of numbers")
  func units() throws {
    let table = try read("time,temp,hum\n,°C,%\n2024-05-01,5,60\n2024-05-02,6,61\n")
    #expect(columns(table) == ["time", "temp [°C]", "hum [%]"] && table.count == 2)
    #expect(table.assumptions == ["The line below the header was read as units."])
    let brackets = try read("t;v;n\n[s];(m/s);-\n1;2;3\n2;3;4\n")
    #expect(columns(brackets) == ["t [s]", "v [m/s]", "n"] && brackets.count == 2)
    // Names are no units, and neither are missing values.
    #expect(try read("name,v\nA,n/a\nB,2\nC,3\n").count == 3)
    #expect(try read("name,kind\nA,kg\nB,s\nC,m\n").count == 3)
  }

  @Test(
    "rows of texts below the header are skipped if columns of values follow",
    arguments: [
      (
        "agency\tdt\tv\n5s\t20d\t14n\n",
        "The line '5s 20d 14n' below the header was skipped."
      ),
      (
        "agency\tdt\tv\nTS\tRN\tDeg C\n\tMin\tAvg\n",
        "2 lines below the header were skipped, first 'TS RN Deg C'."
      ),
    ])
  func texts(header: String, assumption: String) throws {
    let rows = (1...4).map { "USGS\t2024-05-0\($0)\t\($0)\n" }.joined()
    let table = try read(header + rows)
    #expect(columns(table) == ["agency", "dt", "v"] && table.count == 4)
    #expect(table.columns[2].values == .numbers([1, 2, 3, 4]))
    #expect(table.assumptions == ["Cells are separated by tabs.", assumption])
    // A single text can be that of a row, and so can texts beside a value.
    for row in ["agency\tdt\tv\nUSGS\t\tx\n", "agency\tdt\tv\n7\tx\ty\n"] {
      #expect(try read(row + rows).count == 5)
    }
  }

  @Test("numbers above a row of texts and rows of values are names, beside another name")
  func channels() throws {
    let rows = "second,Volt,Volt\n-5E-4,+0.0,+0.5\n-4E-4,+0.1,+0.4\n-3E-4,+0.2,+0.3\n"
    let table = try read("x-axis,1,2\n" + rows)
    #expect(columns(table) == ["x-axis", "1", "2"] && table.count == 3)
    #expect(
      table.assumptions == [
        "The line 'second Volt Volt' below the header was skipped.",
        "The first line was read as the names of the columns, although it contains numbers or dates.",
      ])
    #expect(try read("0,1,2\n" + rows).count == 5)
  }

  @Test(
    "a header with one name less than cells lacks that of the first column, as R writes it",
    arguments: [
      ("\"day\"\t\"x\"\n\"1\"\t2024-05-01\t5\n\"2\"\t2024-05-02\t7\n", ["day", "x"]),
      ("\"day\" \"x\"\n\"1\" 2024-05-01 5\n\"2\" 2024-05-02 7\n", ["day", "x"]),
      ("day x\n1 2024-05-01 5\n2 2024-05-02 7\n", ["day", "x"]),
      ("day;x\nA;2024-05-01;5\nB;2024-05-02;7\n", ["column 1", "day", "x"]),
      ("\"day\" \"x\"\n\"A b\" 2024-05-01 5\n\"C\" 2024-05-02 7\n", ["column 1", "day", "x"]),
    ])
  func rowNames(text: String, names: [String]) throws {
    let table = try read(text)
    #expect(table.columns.map(\.name) == names && table.count == 2)
    #expect(table.columns.last?.values == .numbers([5, 7]))
    #expect(table.assumptions.contains("The header has no name for the first column."))
  }

  @Test(
    "other rows with one cell more than the header are errors",
    arguments: [
      "day\tx\n2024-05-01\t5\t1\n2024-05-02\t7\t1\n", "n,x\nA,5,1\nB,7,1\n",
      "n\tx\nA\t5\tnote\nB\t7\tnote\n", "n\tx\nA\t5\t1\nA\t7\t1\n",
    ])
  func surplusCells(text: String) {
    #expect(throws: TableError.self) { try read(text) }
  }

  @Test(
    "units can contain digits",
    arguments: ["m2", "m3", "m/s2", "1/s", "(1/min)", "[10³ m]", "kg/m3", "µg/m3"])
  func unitsWithDigits(unit: String) throws {
    let table = try read("t,v\ns,\(unit)\n1,2\n2,3\n")
    #expect(columns(table) == ["t [s]", "v [\(unit.filter { !"()[]".contains($0) })]"])
    #expect(table.count == 2)
  }

  @Test(
    "values with signs, currencies and units below the header are a row",
    arguments: [
      ["$10,$5", "$12,$6", "$9,$4"], ["-5%,+3%", "4%,2%", "-1%,6%"],
      ["(5%),€3", "(4%),€2", "(1%),€6"], ["-$1.5,.5%", "$2,1%", "$3,2%"],
    ])
  func values(rows: [String]) throws {
    let table = try read("a,b\n" + rows.map { $0 + "\n" }.joined())
    #expect(table.count == 3 && !table.assumptions.contains { $0.contains("units") })
  }
}

extension DataColumn {
  /// The number of its numbers.
  fileprivate var numberCount: Int {
    if case .numbers(let numbers) = values { numbers.count { !$0.isNaN } } else { 0 }
  }
}
