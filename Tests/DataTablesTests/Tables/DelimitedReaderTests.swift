import DataTables
import Foundation
import TestSupport
import Testing

@Suite("DelimitedReader")
struct DelimitedReaderTests {
  private func read(_ text: String) throws -> DataTable {
    try DelimitedReader().read(Array(text.utf8), name: "data.csv")
  }

  private func error(_ text: String) -> String {
    do throws(TableError) {
      _ = try DelimitedReader().read(Array(text.utf8), name: "data.csv")
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  /// The text of a column's values, for comparisons.
  private func text(_ column: DataColumn) -> String {
    switch column.values {
    case .numbers(let numbers): numbers.map { $0.isNaN ? "-" : "\($0)" }.joined(separator: " ")
    case .times(let times):
      times.map {
        $0 == DataColumn.missingTime
          ? "-" : Date(timeIntervalSince1970: Double($0) / 1e6).ISO8601Format()
      }.joined(separator: " ")
    case .names(let indices, let names):
      indices.map { $0 < 0 ? "-" : names[Int($0)] }.joined(separator: " ")
    }
  }

  @Test("finds dates, numbers and names below a header")
  func types() throws {
    let table = try read(
      """
      day,visits,city
      2024-05-01,120,Rome
      2024-05-02,,Oslo
      2024-05-03,95.5,Rome

      """)
    #expect(table.count == 3 && table.assumptions.isEmpty)
    #expect(table.columns.map(\.name) == ["day", "visits", "city"])
    #expect(
      table.columns.map(text) == [
        "2024-05-01T00:00:00Z 2024-05-02T00:00:00Z 2024-05-03T00:00:00Z", "120.0 - 95.5",
        "Rome Oslo Rome",
      ])
    #expect(table.columns[2].values == .names([0, 1, 0], ["Rome", "Oslo"]))
  }

  @Test("finds the separator, with decimal commas and dates as they are written in Germany")
  func german() throws {
    let table = try read(
      "Datum;Umsatz (€);Anteil\r\n01.05.2024;1.234,50;12,5 %\r\n02.05.2024;987,00;8 %\r\n")
    #expect(
      table.columns.map(text) == [
        "2024-05-01T00:00:00Z 2024-05-02T00:00:00Z", "1234.5 987.0", "12.5 8.0",
      ])
    #expect(table.columns.map(\.name) == ["Datum", "Umsatz", "Anteil"])
    #expect(table.columns.map(\.unit) == [nil, "€", "%"])
    #expect(
      table.assumptions == [
        "Cells are separated by semicolons.", "Numbers have decimal commas.",
        "The dates of column 'Datum' were read as day, month, year.",
      ])
  }

  @Test("tabs, vertical bars and commas separate cells", arguments: ["\t", "|", ",", ";"])
  func separators(separator: String) throws {
    let table = try read("a,b,c\n1,2,3\n4,5,6\n".replacing(",", with: separator))
    #expect(table.columns.map(text) == ["1.0 4.0", "2.0 5.0", "3.0 6.0"])
  }

  @Test("a table without a header has numbered columns, and says so")
  func noHeader() throws {
    let table = try read("2024-01-01,5\n2024-01-02,7\n")
    #expect(table.columns.map(\.name) == ["column 1", "column 2"] && table.count == 2)
    #expect(
      table.assumptions == [
        "The first line was read as data, because it contains numbers or dates."
      ])
    // Years are names of columns if the values below are no years.
    let wide = try read("country,2019,2020\nItaly,1.5,2\nNorway,3,4\n")
    #expect(wide.columns.map(\.name) == ["country", "2019", "2020"])
    #expect(
      wide.assumptions == [
        "The first line was read as the names of the columns, although it contains years."
      ])
    for header in [
      "country,code,2019,2020", "country,code,2024-01-01,2024-02-01",
      "country,code,2024-02-01,2024-01-01",
    ] {
      #expect(try read("\(header)\nItaly,IT,1.5,2\n").count == 1, "\(header)")
      #expect(try read("\(header)\nItaly,IT,1.5,\n").count == 1, "\(header)")
    }
    for row in ["b,2024-03-01,2024-02-10", "b,,2024-02-10", "b,2024-01-01,"] {
      #expect(try read("a,2024-01-01,2024-02-01\n\(row)\n").count == 2, "\(row)")
    }
    var reader = DelimitedReader()
    reader.hasHeader = true
    #expect(
      try reader.read(Array("7,8\n1,2\n".utf8), name: "x").columns.map(\.name) == ["7", "8"])
  }

  @Test(
    "ascending years, descending ones without gaps, and five others are names of columns, unless the values are years",
    arguments: [
      ("Country,1820,1870,1913,1950", "Italy,1117,1499,2564,3502", true),
      ("Country,1820,1870,1913,1950,1973", "Italy,1117,1499,2564,3502,10634", true),
      ("name,1950,1975", "a,5,7", true), ("name,1975,1950", "a,5,7", false),
      ("widget,2000,1800", "gadget,1500,1900", false), ("country,2020,2019", "a,1.5,2", true),
      ("Item,2023,2022,2021", "Revenue,383,394,366", true),
      ("name,1990,1970,2000", "a,1.5,2,3", false), ("a,1990,1970,2000,1980", "b,1,2,3,4", false),
      ("name,1990,1970,2000,1980,2010", "a,1,2,3,4,5", true),
      ("name,2010,2000,1990,1980,1970", "a,1,2,3,4,5", true),
      ("name,1950,1975", "a,1960,1990", false), ("name,1990,1970,2000", "a,1985,2001,1972", false),
      ("name,1990,1970,2000", "a,1985,,1972", false),
      ("name,1990,1970,2000", "a,2300,1850,1900", false),
      ("name,1850,1900,1950,2000,2050", "a,1810,1860,1910,1960,2010", false),
      ("name,1990,1990", "a,5,7", false), ("name,1990,70,2000", "a,1,2,3", false),
      ("Region,2022,2023,Change %", "North,90,92,2.6", true),
      ("n,1950,1975,YoY", "a,5,7,+8%", true),
      ("Name,2022,2023,Comment,By", "a,5,7,ok,x", true), ("a,1950,1975,ok", "b,5,7,ok", false),
      ("a,2022,2023,ok", "b,2023,2024,ok", false), ("a,2022,x,2023,y", "b,5,x,6,y", false),
    ])
  func yearsInHeader(header: String, row: String, isHeader: Bool) throws {
    let table = try read("\(header)\n\(row)\n")
    #expect(table.count == (isHeader ? 1 : 2))
    #expect((table.columns.map(\.name).joined(separator: ",") == header) == isHeader)
    #expect(
      table.assumptions == [
        isHeader
          ? "The first line was read as the names of the columns, although it contains years."
          : "The first line was read as data, because it contains numbers or dates."
      ])
  }

  @Test("a note behind the separators at the ends of lines leaves the header")
  func notes() throws {
    let table = try read("country,2019,2020,\nItaly,1.5,2,\nFrance,3,4,note\n")
    #expect(table.columns.prefix(3).map(\.name) == ["country", "2019", "2020"])
    #expect(table.count == 2)
  }

  @Test("most rows below a first line of years decide whether it is a row, too")
  func rowsBelowYears() throws {
    #expect(try read("a,1850,2000\nb,1900,2500\nc,1950,1990\nd,1900,1910\n").count == 4)
    #expect(try read("name,1990,2000\na,1950,1960\nb,1,2\nc,3,4\n").count == 3)
    let dates = try read("a,2024-01-01,2024-02-01\nb,1,2\n")
    #expect(
      dates.assumptions == [
        "The first line was read as the names of the columns, although it contains dates."
      ])
    var reader = DelimitedReader()
    reader.hasHeader = true
    #expect(
      try reader.read(Array("name,1990,2000\na,1,2\n".utf8), name: "x").assumptions.isEmpty)
  }

  @Test("equal and empty names of columns become different")
  func names() throws {
    let table = try read("a,,a,a\n1,2,3,4\n")
    #expect(table.columns.map(\.name) == ["a", "column 2", "a 2", "a 3"])
    // Units belong to the names that differ in them alone.
    #expect(try read("a (m),a (s),b (s)\n1,2,3\n").columns.map(\.name) == ["a (m)", "a (s)", "b"])
    // Lines that end with a separator have no additional column.
    #expect(try read("a,b,\n1,2,\n").columns.map(\.name) == ["a", "b"])
  }

  @Test(
    "units, currencies and separators of thousands are no part of numbers",
    arguments: [
      (["$1,200", "-$5.50", "$0"], [1200, -5.5, 0], "$"), (["12 kg", "7kg", ""], [12, 7], "kg"),
      (["1'000.5", "2'000"], [1000.5, 2000], nil), (["1 000 000", "5"], [1e6, 5], nil),
      (["1.000.000", "5"], [1e6, 5], nil), (["1,234.5", "0,5"], nil, nil),
      (["1,234", "1,5"], [1.234, 1.5], nil), (["1,234", "12.5"], [1234, 12.5], nil),
      (["5%", "n.a.", "-", "7%"], [5, 7], "%"), (["1.5e3", "-2E-1"], [1500, -0.2], nil),
      (["3 apples", "4 pears"], nil, nil), (["A1", "A2"], nil, nil),
      (["EUR 5", "EUR 7.5"], [5, 7.5], "EUR"),
      (["120-", "5"], [-120, 5], nil), (["1.234,50-", "5,00"], [-1234.5, 5], nil),
      (["($120.00)", "$5"], [-120, 5], "$"), (["(25)", "7"], [-25, 7], nil),
      (["$(1.5)", "$3"], [-1.5, 3], "$"), (["5 (km)", "6 (km)"], [5, 6], "(km)"),
      (["1\u{2019}234.50", "12"], [1234.5, 12], nil), (["\u{2212}5.5", "7"], [-5.5, 7], nil),
      (["\u{2212}$5", "$7"], [-5, 7], "$"), (["\u{2013}3", "1"], [-3, 1], nil),
      (["#DIV/0!", "#N/A", "#VALUE!", "--", "n/a", "\u{2212}", "4"], [4], nil),
      (["35 ms", "1.2 s", "40 ms", "0"], [35, 1200, 40, 0], "ms"),
      (["500 MB", "1.2 GB", "1.5 GB"], [0.5, 1.2, 1.5], "GB"),
      (["900K", "1.2M"], [900_000, 1_200_000], nil),
      (["512", "1.5K", "2M"], [512, 1500, 2e6], nil), (["950", "1.2K"], [950, 1200], nil),
      (["$950", "$1.2K"], [950, 1200], "$"), (["512", "2G"], [512, 0x1p31], "B"),
      (["1.2K", "3.4K", "0"], [1.2, 3.4, 0], "K"), (["950", "1.2 kg"], [950, 1.2], "kg"),
      (["468G", "6.0M", "0"], [468 * 0x1p30, 6 * 0x1p20, 0], "B"),
      (["512 MiB", "2 GiB", "1 GiB"], [0.5, 2, 1], "GiB"),
      (["1.5GiB", "512MiB", "2TiB", "640KiB"], [1.5, 0.5, 2048, 640 * 0x1p-20], "GiB"),
      (["35 ms", "40 ms", "12 s"], [0.035, 0.04, 12], "s"),
      (["1 day", "3 days", "1 day"], [1, 3, 1], "days"),
      (["36 hours", "1 day"], [36, 24], "hours"), (["6 months", "2 years"], [6, 24], "months"),
      (["35 ms", "1.2 kg"], nil, nil), (["35 ms", "1.2 s", "7"], nil, nil),
      (["00:48:00", "1:23:45"], [48, 83.75], "min"),
      (["2m30s", "45s", "1m"], [2.5, 0.75, 1], "min"),
      (["1s 500ms", "250000us"], [1.5, 0.25], "s"),
      (["1-02:00:00", "59:30", ""], [26, 59.5 / 60], "h"), (["1h 30m", "2h"], [1.5, 2], "h"),
      (["0:00:01.5", "-0:01:00"], [1.5, -60], "s"), (["1:72:00", "0:00:01"], nil, nil),
      (["192.168.1.1", "10.0.0.1"], nil, nil), (["12:30", "9:05"], nil, nil),
    ] as [([String], [Double]?, String?)])
  func notations(cells: [String], numbers: [Double]?, unit: String?) throws {
    let table = try read("name;value\n" + cells.map { "x;\($0)\n" }.joined())
    let column = table.columns[1]
    if let numbers, case .numbers(let found) = column.values {
      #expect(found.filter { !$0.isNaN } == ContiguousArray(numbers))
      #expect(column.unit == unit)
    } else {
      guard case .names = column.values else {
        Issue.record("\(column)")
        return
      }
      #expect(numbers == nil, "\(column)")
    }
  }

  @Test("a conversion of units is reported, and units that the first rows do not have are errors")
  func conversions() throws {
    func assumptions(_ cells: [String]) throws -> [String] {
      try read("name,v\n" + cells.map { "x,\($0)\n" }.joined()).assumptions
    }
    #expect(
      try assumptions(["35 ms", "1.2 s", "40 ms"])
        == ["The units of column 'v' were converted to ms: 1 s = 1000 ms."])
    #expect(
      try assumptions(["900K", "1.2M"])
        == ["The units of column 'v' were converted to plain numbers: 1 K = 1000, 1 M = 1000000."])
    #expect(
      try assumptions(["468G", "6.1M"])
        == [
          "The units of column 'v' were converted to bytes: 1 G = 1073741824, 1 M = 1048576."
        ])
    #expect(
      try assumptions(["2m30s", "45s"])
        == ["The durations of column 'v' were converted to min."])
    #expect(try assumptions(["3 days", "1 day"]).isEmpty)
    let rows = "v;w\n" + String(repeating: "5 ms;x\n2 s;x\n", count: 800)
    #expect(
      error(rows + "1 min;x\n").hasPrefix("data.csv:1602: column 'v': '1 min', expected a number"))
    // A number without a unit could have any of them, and stands for itself beside multiples.
    #expect(
      error(rows + "7;x\n").hasPrefix(
        "data.csv:1602: column 'v': '7', expected a number with a unit of the rows before"))
    let zero = try read(rows + "0;x\n").columns[0]
    #expect(text(zero).hasSuffix(" 0.0"))
    let multiples = "v;w\n" + String(repeating: "5K;x\n2M;x\n", count: 800) + "7;x\n"
    #expect(text(try read(multiples).columns[0]).hasSuffix(" 7.0"))
    // Later numbers can have signs that the first rows lack.
    let plain = try read("v;w\n" + String(repeating: "5;x\n", count: 1500) + "7-;x\n")
    guard case .numbers(let numbers) = plain.columns[0].values else {
      Issue.record("no numbers")
      return
    }
    #expect(numbers.last == -7)
  }

  @Test(
    "dates are read in many notations",
    arguments: [
      (["5/1/2024", "5/13/2024"], "2024-05-01T00:00:00Z"),
      (["13/5/2024", "1/5/2024"], "2024-05-13T00:00:00Z"),
      (["1.5.24", "2.5.24"], "2024-05-01T00:00:00Z"),
      (["2024/05/01", "2024/05/02"], "2024-05-01T00:00:00Z"),
      (["1 May 2024", "2 June 2024"], "2024-05-01T00:00:00Z"),
      (["May 1, 2024", "Sept 2, 2024"], "2024-05-01T00:00:00Z"),
      (["May 2024", "Jun 2024"], "2024-05-01T00:00:00Z"),
      (["1-May-24", "2-Jun-24"], "2024-05-01T00:00:00Z"),
      (["01.05.2024 14:05", "02.05.2024 9:00"], "2024-05-01T14:05:00Z"),
      (["5/1/2024, 2:05:09 PM", "5/31/2024, 12:00:00 AM"], "2024-05-01T14:05:09Z"),
      (["2024-05", "2024-06"], "2024-05-01T00:00:00Z"),
      (["2024-05-01T12:00+02:00", "2024-05-02"], "2024-05-01T10:00:00Z"),
    ])
  func dates(cells: [String], first: String) throws {
    let table = try read("day;value\n" + cells.map { "\($0);1\n" }.joined())
    #expect(text(table.columns[0]).split(separator: " ").first.map(String.init) == first)
  }

  @Test("a later row decides the order of dates that the first rows leave open")
  func laterOrder() throws {
    let rows = (0..<1500).map { "0\($0 % 9 + 1)/02/2024,\($0)\n" }.joined()
    let open = try read("day,n\n" + rows)
    #expect(text(open.columns[0]).hasPrefix("2024-01-02T"))
    #expect(open.assumptions == ["The dates of column 'day' were read as month, day, year."])
    let decided = try read("day,n\n" + rows + "31/12/2024,7\n")
    #expect(text(decided.columns[0]).hasPrefix("2024-02-01T") && decided.assumptions.isEmpty)
    #expect(
      error("day,n\n" + rows + "31/12/2024,7\n12/31/2024,8\n").hasPrefix(
        "data.csv:1503: column 'day': '12/31/2024', expected a date or a time"))
  }

  @Test(
    "groups have three digits, or two in front of another group",
    arguments: [
      (["1,234", "1,5"], nil), (["1,234", "1,50,000"], [1234, 150_000]),
      (["12,34,567", "1"], [1_234_567, 1]), (["1234,567", "1"], nil), (["1,234,56", "1"], nil),
      (["-1,234", "5"], [-1234, 5]), (["1 234", "12 34"], nil),
    ] as [([String], [Double]?)])
  func groups(cells: [String], numbers: [Double]?) throws {
    let table = try read("name\tvalue\n" + cells.map { "x\t\($0)\n" }.joined())
    if let numbers {
      #expect(table.columns[1].values == .numbers(ContiguousArray(numbers)))
    } else if case .numbers(let found) = table.columns[1].values {
      // With a decimal comma, each of them can be a number.
      #expect(found.allSatisfy { abs($0) < 2000 }, "\(found)")
    }
  }

  @Test("numbers with groups may follow the first rows, which have none")
  func laterGroups() throws {
    let rows = (0..<1500).map { "\($0 % 900);x\n" }.joined()
    let column = try read("v;w\n" + rows + "1,234;x\n").columns[0]
    guard case .numbers(let numbers) = column.values else {
      Issue.record("\(column.values)")
      return
    }
    #expect(numbers.count == 1501 && numbers.last == 1234)
    #expect(error("v;w\n" + rows + "1,23;x\n").hasPrefix("data.csv:1502: column 'v': '1,23'"))
  }

  @Test("the separator of decimals and the order of dates can be given")
  func given() throws {
    var reader = DelimitedReader()
    let points = Array("v\tw\n1.234\t2\n5.678\t3\n".utf8)
    reader.usesDecimalCommas = true
    let grouped = try reader.read(points, name: "x")
    #expect(text(grouped.columns[0]) == "1234.0 5678.0" && grouped.assumptions.count == 1)
    reader.usesDecimalCommas = false
    let decimal = try reader.read(points, name: "x")
    #expect(text(decimal.columns[0]) == "1.234 5.678" && decimal.assumptions.count == 1)
    let commas = Array("v;w\n1,234;2\n5,678;3\n".utf8)
    #expect(text(try reader.read(commas, name: "x").columns[0]) == "1234.0 5678.0")
    let dates = Array("day,v\n1/2/2024,5\n3/2/2024,6\n".utf8)
    for (order, first) in [(DateOrder.dayMonthYear, "2024-02-01"), (.monthDayYear, "2024-01-02")] {
      reader.dateOrder = order
      let table = try reader.read(dates, name: "x")
      #expect(text(table.columns[0]).hasPrefix(first) && table.assumptions.isEmpty)
    }
  }

  @Test("with decimal commas, later numbers have them, and points between groups")
  func laterCommas() throws {
    var reader = DelimitedReader()
    reader.usesDecimalCommas = true
    let rows = "v;w\n" + (0..<1500).map { "\($0 % 90);x\n" }.joined()
    for (cell, number) in [("1,234", 1.234), ("2,5", 2.5), ("1.234", 1234), ("1.234,5", 1234.5)] {
      let table = try reader.read(Array((rows + cell + ";x\n").utf8), name: "x")
      guard case .numbers(let numbers) = table.columns[0].values else {
        Issue.record("\(cell)")
        continue
      }
      #expect(numbers.last == number)
    }
  }

  @Test("cells that contradict what is given are read as they are, and this is reported")
  func contradictions() throws {
    var reader = DelimitedReader()
    (reader.usesDecimalCommas, reader.dateOrder) = (false, .monthDayYear)
    let table = try reader.read(Array("day;v\n13/05/2024;1,5\n14/05/2024;2,5\n".utf8), name: "x")
    #expect(text(table.columns[0]).hasPrefix("2024-05-13") && text(table.columns[1]) == "1.5 2.5")
    #expect(
      table.assumptions.suffix(2) == [
        "The dates of column 'day' are day, month, year, other than given.",
        "Column 'v' has decimal commas, other than given.",
      ])
  }

  @Test("a function of the reader finds the instants of times without an offset")
  func instants() throws {
    var reader = DelimitedReader()
    reader.instant = { LocalInstant($0 - 3_600_000_000) }
    let cells = [
      "2024-05-01T12:00", "2024-05-01T12:00Z", "2024-05-01T12:00+01:00", "01.05.2024 12:00",
      "01.05.2024 12:00Z", "01.05.2024 12:00+01:00",
    ]
    let hours = ["11", "12", "11", "11", "12", "11"]
    reader.dateOrder = .dayMonthYear
    for (cell, hour) in zip(cells, hours) {
      let table = try reader.read(Array("t;v\n\(cell);1\n".utf8), name: "x")
      #expect(text(table.columns[0]) == "2024-05-01T\(hour):00:00Z", "\(cell)")
    }
  }

  @Test("behind a separator at the end of the lines, a cell is an error")
  func trailingSeparator() throws {
    let rows = "a,b,\n" + String(repeating: "1,2,\n", count: 1500)
    #expect(try read(rows + "3,4\n").count == 1501)
    #expect(
      error(rows + "3,4,5\n")
        == "data.csv:1502:5: 3 cells, but the header has 2. Remove '5', or quote the cell that contains commas."
    )
  }

  @Test("numbers are times if their size and their order or name say so")
  func epochs() throws {
    let seconds = try read("time,v\n1714521600,1\n1714525200,2\n")
    #expect(text(seconds.columns[0]) == "2024-05-01T00:00:00Z 2024-05-01T01:00:00Z")
    #expect(seconds.assumptions == ["Column 'time' was read as times: seconds since 1970."])
    let milliseconds = try read("a,v\n1714521600000,1\n1714525200000,2\n1714525200001,2\n")
    #expect(text(milliseconds.columns[0]).hasPrefix("2024-05-01T00:00:00Z"))
    let years = try read("year,v\n2020,1\n2021,2\n")
    #expect(text(years.columns[0]) == "2020-01-01T00:00:00Z 2021-01-01T00:00:00Z")
    let plain = try read("v,w\n2020,1\n7,2\n")
    #expect(text(plain.columns[0]) == "2020.0 7.0")
  }

  @Test("a table of very many columns is read")
  func wide() throws {
    let names = (0..<50_000).map { "c\($0)" }.joined(separator: ",")
    let row = (0..<50_000).map { "\($0)" }.joined(separator: ",")
    let table = try read(names + "\n" + [row, row, row].joined(separator: "\n"))
    #expect(table.count == 3 && table.columns.count == 50_000)
    #expect(
      try read(
        String(repeating: "a,", count: 30_000) + "a\n1" + String(repeating: ",2", count: 30_000)
      ).columns.count == 30_001)
  }

  @Test("quoted cells, comments, Latin-1 and UTF-16 are read")
  func texts() throws {
    let quoted = try read("# made by hand\n\"a;b\",c\n\"say \"\"hi\"\"\",1\n")
    #expect(quoted.columns.map(\.name) == ["a;b", "c"] && text(quoted.columns[0]) == "say \"hi\"")
    #expect(quoted.assumptions == ["1 line that begins with # was skipped."])
    let latin = try DelimitedReader().read(
      Array("city,n\nK".utf8) + [0xF6] + Array("ln,1\n".utf8), name: "x")
    #expect(text(latin.columns[0]) == "Köln" && latin.assumptions.count == 1)
    for order in [false, true] {
      let units = Array("\u{FEFF}city,n\nKöln,1\n".utf16)
      let bytes = units.flatMap { unit -> [UInt8] in
        let pair = [UInt8(unit >> 8), UInt8(unit & 255)]
        return order ? pair : pair.reversed()
      }
      #expect(text(try DelimitedReader().read(bytes, name: "x").columns[0]) == "Köln")
    }
  }

  @Test("among many numbers, a cell that is none is an error, and among few, the column has names")
  func mixedTypes() throws {
    let numbers = (0..<30).map { "\($0)\n" }.joined()
    #expect(
      error("v,w\n" + (0..<30).map { "\($0),1\n" }.joined() + "broken,1\n")
        == "data.csv:32: column 'v': 'broken', expected a number. Correct it, or leave the cell empty."
    )
    #expect(text(try read("v\n1\nx\n").columns[0]) == "1 x")
    #expect(try read("v\n" + numbers + "\n\n").count == 30)
  }

  @Test("what was written is read again, for random tables")
  func roundTrip() throws {
    var random = SplitMix64(seed: 15)
    for number in 0..<60 {
      let rows = Int.random(in: 1...60, using: &random)
      let separator = [",", ";", "\t", "|"].randomElement(using: &random) ?? ","
      let start = Int64.random(in: 0...2_000_000_000, using: &random)
      let times = (0..<rows).map { (start + Int64($0) * 3_601) * 1_000_000 }
      let values = (0..<rows).map { _ in
        Double.random(in: -1e6...1e6, using: &random).rounded() / 4 + 0.125
      }
      let names = (0..<rows).map { _ in
        ["Rome", "New \"York\"", "a,b;c", "x\ty|z", "Köln"].randomElement(using: &random) ?? ""
      }
      var text = ["when", "value", "where"].joined(separator: separator) + "\n"
      for row in 0..<rows {
        let date = Date(timeIntervalSince1970: Double(times[row]) / 1e6).ISO8601Format()
        let name = "\"" + names[row].replacing("\"", with: "\"\"") + "\""
        text += [date, "\(values[row])", name].joined(separator: separator) + "\n"
      }
      let table = try read(text)
      #expect(table.columns[0].values == .times(ContiguousArray(times)), "case \(number)")
      #expect(table.columns[1].values == .numbers(ContiguousArray(values)), "case \(number)")
      guard case .names(let indices, let found) = table.columns[2].values else {
        Issue.record("no names in case \(number)")
        continue
      }
      #expect(indices.map { found[Int($0)] } == names, "case \(number)")
    }
  }
}
