import DataTables
import Foundation
import Testing

@Suite("Notations of dates")
struct DateNotationTests {
  private func read(_ cells: [String], name: String = "when") throws -> DataTable {
    try DelimitedReader().read(
      Array(("\(name);v\n" + cells.map { "\($0);1\n" }.joined()).utf8), name: "data.csv")
  }

  /// The times of the first column; empty for other types.
  private func times(_ table: DataTable) -> [String] {
    guard case .times(let times) = table.columns[0].values else { return [] }
    return times.map { Date(timeIntervalSince1970: Double($0) / 1e6).ISO8601Format() }
  }

  @Test(
    "zones, names in several languages, weekdays and times in front of years are read",
    arguments: [
      ("2024-05-13 10:00:00 UTC", "2024-05-13T10:00:00Z"),
      ("2024-05-13 10:00:00 CEST", "2024-05-13T08:00:00Z"),
      ("2024-05-13 10:00 EST", "2024-05-13T15:00:00Z"),
      ("2024-05-13 10:00:00 +0200", "2024-05-13T08:00:00Z"),
      ("2024/05/13 8:00:00 AM GMT+2", "2024-05-13T06:00:00Z"),
      ("2024/05/13 12:00 PM UTC-03:30", "2024-05-13T15:30:00Z"),
      ("13/May/2024:10:00:00 +0200", "2024-05-13T08:00:00Z"),
      ("Mon May 13 10:00:00 2024", "2024-05-13T10:00:00Z"),
      ("Mon May 13 10:00:00 CEST 2024", "2024-05-13T08:00:00Z"),
      ("Mon, 13 May 2024 10:00:00 GMT", "2024-05-13T10:00:00Z"),
      ("May 13 10:00:00", "2000-05-13T10:00:00Z"),
      ("13. Mai 2024", "2024-05-13T00:00:00Z"), ("13 mai 2024", "2024-05-13T00:00:00Z"),
      ("Mo, 13. März 2024", "2024-03-13T00:00:00Z"), ("1er août 2024", "2024-08-01T00:00:00Z"),
      ("13 de mayo de 2024", "2024-05-13T00:00:00Z"), ("13 maggio 2024", "2024-05-13T00:00:00Z"),
      ("13 févr. 2024", "2024-02-13T00:00:00Z"), ("May 13th, 2024", "2024-05-13T00:00:00Z"),
      ("2024年5月13日", "2024-05-13T00:00:00Z"), ("2024年5月13日 10:05", "2024-05-13T10:05:00Z"),
      ("20240513T1005Z", "2024-05-13T10:05:00Z"), ("20240513T100530+0200", "2024-05-13T08:05:30Z"),
      ("13.05.2024 24:00", "2024-05-14T00:00:00Z"),
      ("2024-W05", "2024-01-29T00:00:00Z"), ("2020-W53-7", "2021-01-03T00:00:00Z"),
      ("2021W01", "2021-01-04T00:00:00Z"), ("2021W013", "2021-01-06T00:00:00Z"),
      ("05/2024", "2024-05-01T00:00:00Z"), ("5/2024", "2024-05-01T00:00:00Z"),
      ("2024/05", "2024-05-01T00:00:00Z"), ("2024M05", "2024-05-01T00:00:00Z"),
      ("2024年5月", "2024-05-01T00:00:00Z"), ("2024年12月", "2024-12-01T00:00:00Z"),
      ("Apr-24", "2024-04-01T00:00:00Z"), ("2024. 5. 13.", "2024-05-13T00:00:00Z"),
      (
        "Mon May 13 2024 10:00:00 GMT+0200 (Central European Summer Time)", "2024-05-13T08:00:00Z"
      ),
      ("Mon, 13 May 2024 10:00:00 +0000 (UTC)", "2024-05-13T10:00:00Z"),
      ("May 13, 2024 @ 10:30:00.000", "2024-05-13T10:30:00Z"),
      ("[13/May/2024:10:00:00 +0200]", "2024-05-13T08:00:00Z"),
      ("[2024-05-13 10:00:00]", "2024-05-13T10:00:00Z"),
      ("13.05.2024 23:00 - 14.05.2024 00:00", "2024-05-13T23:00:00Z"),
      ("13/05/2024 10:00:00 – 13/05/2024 11:00:00", "2024-05-13T10:00:00Z"),
      ("13.05.2024 10:00 - 11:00", "2024-05-13T10:00:00Z"),
      ("2024-05-13T10:00+02:00/2024-05-13T11:00+02:00", "2024-05-13T08:00:00Z"),
      ("2024-05-13T10:00Z/2024-05-13T11:00Z", "2024-05-13T10:00:00Z"),
    ])
  func notations(cell: String, time: String) throws {
    #expect(try times(read([cell, cell])) == [time, time])
  }

  @Test(
    "texts that are no dates stay texts",
    arguments: [
      "13 jui 2024", "2024-W54", "2023-W53", "2024-05-13 10:00 XYZ", "May 33 10:00:00",
      "20241332T1005Z", "20-24-W05", "2024-W5", "2024-W05-", "2024W05-1", "2024-W051", "2024-W05-0",
      "Mon May", "2024-05-13 25:00 UTC", "13.05.2024 24:01", "13/2024", "2024M5", "05/0024",
      "2023/24", "2005/06", "24-Apr", "Apr 24", "2024-05-13.", "13.05.2024 10:00 - 11",
      "13.05.2024 10:00 - 32.05.2024 10:00", "13.05.2024 10:00 -", "May 13 2024 10:00 (a",
      "May 13 2024 10:00 (late)", "[13.05.2024", "13.05.2024 - 14.05.2024", "[]",
    ])
  func texts(cell: String) throws {
    #expect(try times(read([cell, cell])).isEmpty)
  }

  @Test(
    "decades are names, and seconds are numbers",
    arguments: [
      ("n", ["1990s", "2000s", "2010s"], true), ("decade", ["1850s", "1990s"], true),
      ("Decade", ["80s", "90s"], true), ("n", ["1990er", "1980er"], true),
      ("n", ["1990s", "2000s", "2015s"], false), ("n", ["1990s", "2030s"], false),
      ("n", ["80s", "90s"], false), ("n", ["1990 ms", "2000 ms"], false),
      ("time", ["1800s", "1810s", "1820s"], false), ("lap", ["1800s", "1810s"], false),
      ("Zeit", ["1990er", "2000er"], true), ("date", ["1990s", "2000s"], true),
    ])
  func decades(name: String, cells: [String], areNames: Bool) throws {
    let table = try read(cells, name: name)
    let hasNames = if case .names = table.columns[0].values { true } else { false }
    #expect(hasNames == areNames)
    let sentence = "Column '\(name)' was read as names of decades."
    let isAssumed = areNames && name.lowercased() != "decade"
    #expect(table.assumptions.contains(sentence) == isAssumed)
  }

  @Test(
    "the days of spreadsheets are dates in a column of dates, with the time of day as a fraction")
  func serials() throws {
    let table = try read(["45292", "45292.75", "45658"], name: "Order Date")
    #expect(
      times(table) == ["2024-01-01T00:00:00Z", "2024-01-01T18:00:00Z", "2025-01-01T00:00:00Z"])
    #expect(
      table.assumptions.contains(
        "Column 'Order Date' was read as dates: the days of spreadsheets since 1899-12-30."))
    #expect(try times(read(["45292", "45293"], name: "n")).isEmpty)
    for name in ["updates", "Sales to date", "date shift"] {
      #expect(try times(read(["45292", "45293"], name: name)).isEmpty)
    }
    #expect(try times(read(["45292", "12"], name: "date")).isEmpty)
    let json = try JSONTableReader().read(
      Array(#"[{"v":1,"date":45292},{"v":2,"date":45293}]"#.utf8), name: "x")
    #expect(json.columns[1].values == .times([1_704_067_200_000_000, 1_704_153_600_000_000]))
  }

  @Test("numbers behind months are years, unless several of them are behind one month")
  func shortMonths() throws {
    let months = try read(["Apr-24", "Apr-24", "May-24"])
    #expect(times(months).last == "2024-05-01T00:00:00Z")
    #expect(
      months.assumptions.contains(
        "The numbers behind the months of column 'when' were read as years."))
    #expect(try times(read(["May-01", "May-02", "Jun-03"])).isEmpty)
  }

  @Test("intervals are their starts, and their ends show the order of the dates")
  func intervals() throws {
    let table = try read([
      "05/01/2024 23:00 - 06/01/2024 00:00", "12/01/2024 23:00 - 13/01/2024 00:00",
    ])
    #expect(times(table).first == "2024-01-05T23:00:00Z")
    #expect(
      table.assumptions.last == "The intervals of column 'when' were read as their starts.")
  }

  @Test("the periods of Eurostat can be years")
  func periods() throws {
    #expect(
      try times(read(["2015", "2016", "2015"], name: "TIME_PERIOD"))
        == ["2015-01-01T00:00:00Z", "2016-01-01T00:00:00Z", "2015-01-01T00:00:00Z"])
  }

  @Test("a column that is named as dates, and whose cells are none, is reported")
  func unread() throws {
    let sentence = """
      Column 'Order date' was read as text, because cells such as '2024:131' have no known notation of dates. Write \
      dates such as 2024-05-13.
      """
    #expect(try read(["2024:131", "2024:132"], name: "Order date").assumptions.last == sentence)
    let json = #"[{"v":1,"Order date":"2024:131"},{"v":2,"Order date":"2024:132"}]"#
    let table = try JSONTableReader().read(Array(json.utf8), name: "x")
    #expect(table.assumptions.last == sentence)
    for (name, cells) in [
      ("when", ["2024:131"]), ("time", ["morning", "noon"]), ("date", ["Q1", "Q2"]),
      ("name;time", ["a;11:00", "a;10:05"]), ("update", ["2024:131"]),
    ] {
      let hasSentence = try read(cells, name: name).assumptions.contains { $0.contains("known") }
      #expect(!hasSentence, "\(name)")
    }
  }

  @Test("an ambiguous abbreviation of a time zone is reported")
  func ambiguous() throws {
    let table = try read(["2024-05-13 10:00:00 CST", "2024-05-13 11:00:00 CST"])
    #expect(times(table).isEmpty)
    #expect(
      table.assumptions.last
        == "Column 'when' was read as text, because several time zones are called 'CST'. "
        + "Write offsets, such as +08:00.")
  }

  @Test("dates without a year get one, unless a new year begins")
  func yearless() throws {
    let table = try read(["May 13 10:00:00", "May 13 10:00:01"])
    #expect(
      table.assumptions.last
        == "The dates of column 'when' have no year, and 2000 was assumed.")
    #expect(try times(read(["Dec 31 10:00:00", "Jan 1 10:00:00"])).isEmpty)
  }

  @Test("digits are dates if they ascend or the column has the name of dates")
  func digits() throws {
    let table = try read(["20240130", "20240131"], name: "date")
    #expect(times(table) == ["2024-01-30T00:00:00Z", "2024-01-31T00:00:00Z"])
    #expect(
      table.assumptions.last
        == "Column 'date' was read as dates: the digits of year, month and day.")
    #expect(try times(read(["20240130", "20240131", "20240201"])).count == 3)
    #expect(try times(read(["20240131", "20240130", "20240201"])).isEmpty)
    #expect(try times(read(["20240131", "20240132", "20240201"])).isEmpty)
    // A blank in front of digits says nothing about them.
    #expect(try times(read([" 202401", " 199912"])).isEmpty)
    #expect(
      try times(read(["20240513100530", "20240513100531"], name: "time")).first
        == "2024-05-13T10:05:30Z")
  }

  @Test(
    "decimal commas in another column leave digits what they are",
    arguments: [
      ("Jahr", ["1999", "2000"], "1999-01-01T00:00:00Z"),
      ("Datum", ["20240130", "20240129"], "2024-01-30T00:00:00Z"),
      ("Datum", ["202401300000", "202401300100"], "2024-01-30T00:00:00Z"),
      ("Zeit", ["1764000000", "1764000060"], "2025-11-24T16:00:00Z"),
      ("Datum", ["45292", "45293"], "2024-01-01T00:00:00Z"),
      ("Jahr", ["1999 m", "2000 m"], nil), ("Jahr", ["1 999", "2 000"], nil),
      ("Jahr", ["1.999", "2.000"], nil), ("Jahr", ["1999,5", "2000,5"], nil),
      ("n", ["5", "7"], nil),
    ] as [(String, [String], String?)])
  func besideCommas(name: String, cells: [String], first: String?) throws {
    let rows = cells.map { "\($0);1,25\n" }.joined()
    let table = try DelimitedReader().read(Array("\(name);v\n\(rows)".utf8), name: "data.csv")
    #expect(times(table).first == first)
    #expect(table.columns[1].values == .numbers([1.25, 1.25]))
  }

  @Test(
    "digits are months below their name, hours of dates, and nanoseconds since 1970",
    arguments: [
      (
        "month", ["202511", "202512", "202601"], "2025-11-01T00:00:00Z",
        "dates: the digits of year and month."
      ),
      ("n", ["202511", "202512", "202601"], nil, ""), ("time", ["200101", "202512"], nil, ""),
      ("month", ["202511", "202513"], nil, ""),
      (
        "MESS_DATUM", ["2026112000", "2026112001"], "2026-11-20T00:00:00Z",
        "dates: the digits of year, month, day and hour."
      ),
      (
        "time", ["1926112023", "2026112001"], "1926-11-20T23:00:00Z",
        "dates: the digits of year, month, day and hour."
      ),
      ("time", ["2026112024", "2026112001"], "2034-03-16T08:53:44Z", "times: seconds since 1970."),
      (
        "time", ["1764000000000000000", "1764000060000000000"], "2025-11-24T16:00:00Z",
        "times: nanoseconds since 1970."
      ),
    ] as [(String, [String], String?, String)])
  func longDigits(name: String, cells: [String], first: String?, note: String) throws {
    let json = cells.map { "{\"\(name)\":\($0),\"v\":1}" }.joined(separator: ",")
    let objects = try JSONTableReader().read(Array("[\(json)]".utf8), name: "data.json")
    for table in [try read(cells, name: name), objects] {
      #expect(times(table).first == first)
      #expect(first == nil || table.assumptions.last == "Column '\(name)' was read as \(note)")
    }
  }

  @Test(
    "ascending times of day in the first column are positions, and others are texts or durations")
  func clocks() throws {
    let table = try read(["10:05", "10:06", "11:00"])
    #expect(times(table).first == "1970-01-01T10:05:00Z")
    #expect(
      table.assumptions.last
        == "Column 'when' has times without a date, which were put on 1970-01-01.")
    #expect(try times(read(["11:00", "10:05"])).isEmpty)
    #expect(try read(["0:10:05", "0:10:06"], name: "duration").columns[0].unit == "min")
    #expect(try times(read(["9:05 AM", "2:05 PM"])).last == "1970-01-01T14:05:00Z")
  }

  @Test("yearless dates ascend as they are written, also over the hour that a zone leaves out")
  func yearlessInZone() throws {
    var reader = DelimitedReader()
    // At 2 o'clock on 26 March 2000, 954 036 000 s, clocks were put forward.
    reader.instant = {
      LocalInstant($0 < 954_036_000_000_000 ? $0 - 3_600_000_000 : $0 - 7_200_000_000)
    }
    let text = "at,v\nMar 26 01:50:00,1\nMar 26 02:20:00,2\nMar 26 02:50:00,3\nMar 26 03:00:00,4\n"
    let table = try reader.read(Array(text.utf8), name: "data.csv")
    guard case .times = table.columns[0].values else {
      Issue.record("\(table.assumptions)")
      return
    }
  }

  @Test(
    "a column whose times of day or yearless dates do not ascend in later rows has names",
    arguments: [
      ("", "its times of day do not ascend."),
      ("May 1 ", "its dates have no year and do not ascend."),
    ])
  func laterOrder(date: String, reason: String) throws {
    func digits(_ number: Int) -> String { "\(number < 10 ? "0" : "")\(number)" }
    let hour = date.isEmpty ? "" : "10:"
    let cells = (0..<1400).map { "\(date)\(hour)\(digits($0 / 60)):\(digits($0 % 60))" }
    #expect(try times(read(cells)).count == 1400)
    let table = try read(cells + [cells[1]])
    guard case .names(_, let names) = table.columns[0].values else {
      Issue.record("\(table.columns[0].values)")
      return
    }
    #expect(names.count == 1400)
    #expect(table.assumptions.last == "Column 'when' was read as text, because \(reason)")
    // The distinct texts of JSON ascend.
    let json = try JSONTableReader().read(
      Array(
        "[{\"when\":\"\(cells[0])\"},{\"when\":\"\(cells[1])\"},{\"when\":\"\(cells[0])\"}]".utf8),
      name: "data.json")
    #expect(times(json).isEmpty && json.assumptions == [table.assumptions.last])
  }

  @Test(
    "times with two digits of the hour behind a date, or below the name of clocks, are no durations",
    arguments: [
      ("date", "time"), ("Datum", "Zeit"), ("n", "Uhrzeit"), ("n", "Heure de départ"),
      ("n", "Clock"), ("date", "Start time"), ("date", "START TIME (UTC)"), ("Datum", "Ab-Zeit"),
      ("Datum", "Zeit von"), ("Datum", "bis"), ("date", "Time In"), ("date", "from"),
    ])
  func timesOfDay(first: String, name: String) throws {
    let dates = first == "n" ? ["1", "2"] : ["2024-05-01", "2024-05-02"]
    func column(_ cells: [String]) throws -> DataColumn {
      let rows = zip(dates, cells).map { "\($0);\($1)\n" }.joined()
      return try DelimitedReader().read(Array("\(first);\(name)\n\(rows)".utf8), name: "x")
        .columns[1]
    }
    let clock = try column(["10:05:00", "09:30:00"])
    #expect(clock.values == .times([36_300_000_000, 34_200_000_000]))
    for durations in [["0:10:05", "0:20:00"], ["10:05:00", "30:00:00"]] {
      #expect(try column(durations).unit != nil)
    }
  }

  @Test("times in a column of another name, or without dates, are durations")
  func durations() throws {
    for (header, first) in [
      ("name;time", "Ada"), ("date;response time", "2024-05-01"), ("date;lap", "2024-05-01"),
      ("date;time to start", "2024-05-01"), ("date;time from start", "2024-05-01"),
      ("date;in", "2024-05-01"), ("name;Start time", "Ada"), ("date;end duration", "2024-05-01"),
      ("year;time", "2024"), ("name;wall clock", "Ada"),
    ] {
      let rows = "\(first);02:10:05\n\(first);02:11:00\n"
      let table = try DelimitedReader().read(Array("\(header)\n\(rows)".utf8), name: "x")
      #expect(table.columns[1].unit == "h", "\(header)")
    }
  }

  @Test(
    "times of day are durations if a later cell has more than a day, or if they do not ascend",
    arguments: ["25:10:00", "00:00:01"])
  func laterDurations(last: String) throws {
    func digits(_ number: Int) -> String { "\(number < 10 ? "0" : "")\(number)" }
    let cells = (1..<1300).map { "\(digits($0 / 60)):\(digits($0 % 60)):00" }
    #expect(try times(read(cells)).count == 1299)
    let json = try JSONTableReader().read(
      Array("[\((cells + [last]).map { "{\"when\":\"\($0)\"}" }.joined(separator: ","))]".utf8),
      name: "data.json")
    for table in try [read(cells + [last]), json] {
      guard case .numbers(let numbers) = table.columns[0].values else {
        Issue.record("\(table.assumptions)")
        return
      }
      #expect(table.columns[0].unit == "h")
      #expect(numbers[59] == 1)
      #expect(numbers.last == (last == "25:10:00" ? 90_600 / 3600.0 : 1 / 3600.0))
      #expect(
        table.assumptions.last == "The durations of column 'when' were converted to h.")
    }
  }

  @Test("times behind years are durations in each format, and those behind dates are times of day")
  func followedDates() throws {
    for (first, expectsTimes) in [
      ("2024", false), ("2024-05-01", true), ("2024-05-01 07:00:11", false),
    ] {
      let name = first == "2024" ? "year" : "date"
      let csv = try DelimitedReader().read(
        Array("\(name),time\n\(first),10:05:00\n\(first),09:30:00\n".utf8), name: "x")
      let rows = ["10:05:00", "09:30:00"].map { "{\"\(name)\":\"\(first)\",\"time\":\"\($0)\"}" }
      let json = try JSONTableReader().read(
        Array("[\(rows.joined(separator: ","))]".utf8), name: "x")
      for table in [csv, json] {
        let hasTimes = if case .times = table.columns[1].values { true } else { false }
        #expect(hasTimes == expectsTimes, "\(first): \(table.assumptions)")
      }
    }
  }

  @Test("local times without an offset are those of the reader's zone")
  func local() throws {
    var reader = DelimitedReader()
    reader.instant = { LocalInstant($0 - 3_600_000_000) }
    for (cell, hour) in [
      ("20240513T1005", "09:05"), ("20240513T1005Z", "10:05"), ("May 13 10:05:00 2024", "09:05"),
      ("2024-05-13 10:05 UTC", "10:05"), ("Mon May 13 10:05:00 UTC 2024", "10:05"),
    ] {
      let table = try reader.read(Array("t;v\n\(cell);1\n".utf8), name: "x")
      #expect(times(table) == ["2024-05-13T\(hour):00Z"], "\(cell)")
    }
  }
}
