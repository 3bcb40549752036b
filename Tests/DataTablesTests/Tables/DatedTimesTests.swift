import DataTables
import Testing

@Suite("Dates and times of day")
struct DatedTimesTests {
  /// The number of microseconds of an hour.
  private static let hour: Int64 = 3_600_000_000

  /// Returns the names of the columns, and the hours since 1970 of the first one.
  private func dated(
    _ text: String, instant: DelimitedReader.Instant? = nil
  ) throws -> (names: [String], hours: [String], assumptions: [String])? {
    var reader = DelimitedReader()
    reader.instant = instant
    let table = try reader.read(Array(text.utf8), name: "data.csv")
    guard let dated = DatedTimes(table, instant: instant)?.table else { return nil }
    let hours = dated.columns.lazy.compactMap { column -> [String]? in
      guard case .times(let times) = column.values else { return nil }
      return times.map {
        $0 == DataColumn.missingTime ? "-" : "\(Double($0) / Double(Self.hour))"
      }
    }
    return (dated.columns.map(\.name), hours.first ?? [], dated.assumptions)
  }

  @Test(
    "times of day and hours are added to the dates of another column",
    arguments: [
      ("date,time,v\n1970-01-02,01:00:00,1\n1970-01-02,02:30:00,2\n", "date", "25.0 26.5"),
      ("Datum;Uhrzeit;v\n02.01.1970;00:00;1\n03.01.1970;00:15;2\n", "Datum", "24.0 48.25"),
      ("day,Hour,v\n1970-01-02,0,1\n1970-01-02,23,2\n1970-01-03,1,3\n", "day", "24.0 47.0 49.0"),
      ("Date,Time,v\n1970-01-02,1:00 AM,1\n1970-01-02,12:30 PM,2\n", "Date", "25.0 36.5"),
      (
        "date,time,v\n1970-01-02,23:00,1\n1970-01-02,24:00,2\n1970-01-03,01:00,3\n", "date",
        "47.0 48.0 49.0"
      ),
      ("date,time,v\n1970-01-02,23:00:00,1\n1970-01-02,24:00:00,2\n", "date", "47.0 48.0"),
      ("Uhrzeit,day,v\n01:00,1970-01-02,1\n02:00,1970-01-02,2\n", "day", "25.0 26.0"),
      ("day,hour,v\n1970-01-02,1,1\n,2,2\n1970-01-02,,3\n", "day", "25.0 - -"),
    ])
  func combined(text: String, name: String, hours: String) throws {
    let found = try #require(try dated(text))
    #expect(found.names == [name, "v"])
    #expect(found.hours == hours.split(separator: " ").map(String.init))
    #expect(
      found.assumptions.last?.hasPrefix("The dates of column '\(name)' and the times") == true)
    #expect(found.assumptions.contains { $0.hasPrefix("Times without an offset were read as UTC") })
    #expect(!found.assumptions.contains { $0.contains("were put on 1970-01-01") })
  }

  @Test(
    "durations, years, months, other numbers and times with a day are no times of day of dates",
    arguments: [
      "date,lap,v\n2026-05-01,01:00,1\n2026-05-01,02:30,2\n",
      "year,hour,v\n2024,1,1\n2025,2,2\n2026,3,3\n",
      "month,hour,v\n2026-01,1,1\n2026-01,2,2\n2026-02,1,3\n",
      "date,hour,v\n2026-05-01,1,1\n2026-05-01,24,2\n",
      "date,hour,v\n2026-05-01,1.5,1\n2026-05-01,2,2\n",
      "at,hour,v\n2026-05-01T10:00Z,1,1\n2026-05-01T11:00Z,2,2\n",
      "hour,v\n1,1\n2,2\n",
      // Hours of work, and hours that are the only values.
      "date,hours,rate\n2026-05-01,6,50\n2026-05-02,7,60\n",
      "Datum;Std;v\n01.05.2026;6;1\n02.05.2026;7;2\n",
      "date,name,hour\n2026-05-01,a,6\n2026-05-02,b,7\n",
      "date,hour,v\n2026-05-01,6,\n2026-05-02,7,\n",
      "time,v\n01:00,1\n02:00,2\n",
    ])
  func others(text: String) throws {
    #expect(try dated(text) == nil)
  }

  @Test("a late cell of the dates or the times of day that is none is a fault of the times")
  func faults() throws {
    func fault(_ last: String) throws -> String? {
      let rows = (0..<1500).map { "1970-01-02,\($0 % 14 + 10):00:00,1\n" }.joined()
      var reader = DelimitedReader()
      reader.keepsFaults = true
      let table = try reader.read(Array("date,time,v\n\(rows)\(last)\n".utf8), name: "data.csv")
      let dated = try #require(DatedTimes(table, instant: nil))
      return dated.table.columns[0].fault.map { "\($0.first)" }
    }
    #expect(try fault("1970-01-03,10:00:00,1") == nil)
    for (row, column) in [("1970-01-03,abc,1", "time"), ("abc,10:00:00,1", "date")] {
      let prefix = "data.csv:1502: column '\(column)': 'abc', expected a date or a time"
      #expect(try fault(row)?.hasPrefix(prefix) == true)
    }
  }

  @Test(
    "the starts of intervals are combined, and their ends are left out",
    arguments: [
      ("Date,Start,End,v\n1970-01-02,01:00,02:00,1\n1970-01-02,02:30,01:00,2\n", "End"),
      (
        "Date,End time,Start time,v\n1970-01-02,03:00,01:00,1\n1970-01-02,03:30,02:30,2\n",
        "End time"
      ),
      (
        "Date,To date,Time from,Time to,v\n1970-01-02,1970-01-02,01:00:00,02:00:00,1\n"
          + "1970-01-02,1970-01-03,02:30:00,01:00:00,2\n", "To date', 'Time to"
      ),
      (
        "Ab-Datum;Ab-Zeit;Bis-Datum;Bis-Zeit;v\n02.01.1970;01:00;02.01.1970;02:00;1\n"
          + "02.01.1970;02:30;03.01.1970;01:00;2\n", "Bis-Datum', 'Bis-Zeit"
      ),
    ])
  func intervals(text: String, ends: String) throws {
    let found = try #require(try dated(text))
    #expect(found.names.count == 2)
    #expect(found.hours == ["25.0", "26.5"])
    let verb = ends.contains(",") ? "Columns '\(ends)' are" : "Column '\(ends)' is"
    #expect(found.assumptions.contains("\(verb) left out beside them."))
    #expect(!found.assumptions.contains { $0.contains("were put on 1970-01-01") })
  }

  @Test(
    "years, months and days, hours and minutes in several columns are dates",
    arguments: [
      ("year,month,day,v\n1970,1,2,1\n1970,2,1,2\n", "24.0 744.0", "'year', 'month' and 'day'"),
      ("Year,Month,v\n1970,1,1\n1970,2,2\n1971,1,3\n", "0.0 744.0 8760.0", "'Year' and 'Month'"),
      ("Month,Day,Year,v\n1,31,1970,1\n2,1,1970,2\n", "720.0 744.0", "'Year', 'Month' and 'Day'"),
      ("Jahr;Monat;Tag;v\n1970;1;2;1\n1970;;3;2\n", "24.0 -", "'Jahr', 'Monat' and 'Tag'"),
      ("Year,DOY,v\n1970,1,1\n1970,32,2\n", "0.0 744.0", "'Year' and 'DOY'"),
      (
        "YY MM DD hh mm WSPD\n1970 01 02 01 00 5\n1970 01 02 01 30 4\n", "25.0 25.5",
        "'YY', 'MM', 'DD', 'hh' and 'mm'"
      ),
      ("year,month,day,hour,v\n1970,1,2,1,5\n1970,1,2,2,4\n", "25.0 26.0", "'hour'"),
    ])
  func divided(text: String, hours: String, parts: String) throws {
    let found = try #require(try dated(text))
    #expect(found.names == ["Date", text.contains("WSPD") ? "WSPD" : "v"])
    #expect(found.hours == hours.split(separator: " ").map(String.init))
    #expect(found.assumptions.contains { $0.contains("\(parts) were combined to dates; --x '") })
  }

  @Test("times of day are added to dates of several columns, and decimal years are left out")
  func dividedBesideOthers() throws {
    let clocked = try #require(
      try dated("year,month,day,time,v\n1970,1,2,01:00,1\n1970,1,2,02:30,2\n"))
    #expect(clocked.names == ["Date", "v"])
    #expect(clocked.hours == ["25.0", "26.5"])
    let decimal = try #require(
      try dated("year,month,decimal,v\n1970,1,1970.0417,1\n1970,2,1970.1250,2\n"))
    #expect(decimal.names == ["Date", "v"])
    #expect(decimal.assumptions.last == "Column 'decimal' is left out beside them.")
    let extremes = try #require(
      try dated("year,month,day,hour,min,max\n1970,1,2,1,5,6\n1970,1,2,2,4,7\n"))
    #expect(extremes.names == ["Date", "min", "max"] && extremes.hours == ["25.0", "26.0"])
    #expect(try dated("year,month,Date,v\n1970,1,a,1\n1970,2,b,2\n")?.names.first == "year, month")
  }

  @Test(
    "numbers that are no dates, days of the week and parts of other dates stay as they are",
    arguments: [
      "year,month,v\n2024,0,1\n2024,13,2\n", "year,month,day,v\n2024,2,28,1\n2024,2,30,2\n",
      "year,month,day,v\n2024,2,6,1\n2024,2,7,2\n2024,2,1,3\n",
      "year,DOY,v\n2023,366,1\n2024,1,1\n",
      "date,year,month,v\n2024-01-01,2024,1,1\n2024-02-01,2024,2,2\n",
      "year,month\n2024,1\n2024,2\n", "month,day,v\n1,1,1\n1,2,2\n",
      "year,month,v\n2024,Jan,1\n2024,Feb,2\n", "year,day,v\n2024,1,1\n2024,2,2\n",
    ])
  func undivided(text: String) throws {
    #expect(try dated(text) == nil)
  }

  @Test("the sentence says how the hours or the times of day are drawn themselves")
  func remedy() throws {
    func sentence(_ text: String) throws -> String? { try dated(text)?.assumptions.last }
    #expect(
      try sentence("date,hour,v\n2026-05-01,1,1\n2026-05-01,2,2\n") == """
        The dates of column 'date' and the times of day of column 'hour' were combined; --y 'hour' draws these \
        instead.
        """)
    #expect(
      try sentence("date,time,v\n2026-05-01,01:00,1\n2026-05-01,02:00,2\n")?
        .hasSuffix("combined; --by 'time' keeps them apart.") == true)
  }

  @Test(
    "times outside of the years from 0 to 9999 are no dates and no times of day",
    arguments: [
      (.epochSeconds, "t,v\n9223372036854,1\n1700000000,2\n"),
      (.epochMilliseconds, "t,v\n-9223372036854775,1\n0,2\n"),
      (.epochMilliseconds, "date,t\n1970-01-02,9223372036854775\n1970-01-03,0\n"),
    ] as [(StatedTimes, String)])
  func farTimes(unit: StatedTimes, text: String) throws {
    var reader = DelimitedReader()
    (reader.times, reader.positions) = (unit, "t")
    let table = try reader.read(Array(text.utf8), name: "data.csv")
    #expect(DatedTimes(table, instant: nil) == nil)
    #expect(DatedTimes(table) { LocalInstant($0 - Self.hour) } == nil)
  }

  @Test("the zone of the times is that of the reader, also where a clock is set back")
  func zone() throws {
    // From 3 o'clock on the second day, the clock is one hour behind UTC, and before it, as UTC.
    let change = 27 * Self.hour
    let found = try #require(
      try dated("date,time,v\n1970-01-02,01:00,1\n1970-01-02,02:00,2\n1970-01-02,02:00,3\n") {
        local in
        if local >= change { return LocalInstant(local + Self.hour) }
        return LocalInstant(local, second: local >= change - Self.hour ? local + Self.hour : nil)
      })
    #expect(found.hours == ["25.0", "26.0", "27.0"])
    #expect(found.assumptions.last?.contains("those of the repeated hour") == true)
  }
}
