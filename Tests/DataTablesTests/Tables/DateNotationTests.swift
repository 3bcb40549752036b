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
      ("2024-W05", "2024-01-29T00:00:00Z"), ("2020-W53-7", "2021-01-03T00:00:00Z"),
      ("2021W01", "2021-01-04T00:00:00Z"),
    ])
  func notations(cell: String, time: String) throws {
    #expect(try times(read([cell, cell])) == [time, time])
  }

  @Test(
    "texts that are no dates stay texts",
    arguments: [
      "13 jui 2024", "2024-W54", "2023-W53", "2024-05-13 10:00 XYZ", "May 33 10:00:00",
      "20241332T1005Z",
      "Mon May", "2024-05-13 25:00 UTC",
    ])
  func texts(cell: String) throws {
    #expect(try times(read([cell, cell])).isEmpty)
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
    #expect(
      try times(read(["20240513100530", "20240513100531"], name: "time")).first
        == "2024-05-13T10:05:30Z")
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

  @Test("local times without an offset are those of the reader's zone")
  func local() throws {
    var reader = DelimitedReader()
    reader.instant = { $0 - 3_600_000_000 }
    for (cell, hour) in [
      ("20240513T1005", "09:05"), ("20240513T1005Z", "10:05"), ("May 13 10:05:00 2024", "09:05"),
      ("2024-05-13 10:05 UTC", "10:05"), ("Mon May 13 10:05:00 UTC 2024", "10:05"),
    ] {
      let table = try reader.read(Array("t;v\n\(cell);1\n".utf8), name: "x")
      #expect(times(table) == ["2024-05-13T\(hour):00Z"], "\(cell)")
    }
  }
}
