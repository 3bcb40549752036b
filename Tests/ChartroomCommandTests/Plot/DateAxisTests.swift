import ChartScales
import ChartroomCommand
import Dashboards
import Foundation
import Testing

@Suite("DateAxis")
struct DateAxisTests {
  private func texts(
    _ start: String, _ end: String, count: Int, formats: ChartFormats = .standard
  ) throws -> [String] {
    let (start, end) = (try Date(start, strategy: .iso8601), try Date(end, strategy: .iso8601))
    return DateAxis.axis(start...end, count: count, formats: formats).ticks
      .map { $0.text.replacing("\n", with: "|") }
  }

  @Test("times name their day once, and days and months their year")
  func lines() throws {
    #expect(
      try texts("2025-01-20T00:00:00Z", "2025-01-21T12:00:00Z", count: 6)
        == ["00:00|Jan 20, 2025", "06:00", "12:00", "18:00", "00:00|Jan 21", "06:00", "12:00"])
    #expect(
      try texts("2024-12-31T23:59:00Z", "2025-01-01T00:01:00Z", count: 3)
        == ["23:59|Dec 31, 2024", "00:00|Jan 1, 2025", "00:01"])
    #expect(
      try texts("2024-11-10T00:00:00Z", "2025-03-10T00:00:00Z", count: 4)
        == ["Dec|2024", "Jan|2025", "Feb", "Mar"])
    #expect(
      try texts("1970-01-01T00:00:00Z", "2010-01-01T00:00:00Z", count: 4)
        == ["1970", "1980", "1990", "2000", "2010"])
  }

  @Test("times of day without a date name none")
  func undated() throws {
    for (start, end) in [("01T00", "01T12"), ("01T12", "02T00")] {
      let texts = try texts("1970-01-\(start):00:00Z", "1970-01-\(end):00:00Z", count: 4)
      #expect(texts.count > 2 && texts.allSatisfy { $0.count == 5 }, "\(texts)")
    }
    #expect(
      try texts("1970-01-01T12:00:00Z", "1970-01-02T12:00:00Z", count: 2)
        == ["12:00|Jan 1, 1970", "00:00|Jan 2", "12:00"])
  }

  @Test("the zone and the locale are those of the formats")
  func formats() throws {
    let berlin = ChartFormats(
      locale: Locale(identifier: "de_DE"),
      timeZone: try #require(TimeZone(identifier: "Europe/Berlin")))
    #expect(
      try texts("2025-05-01T22:00:00Z", "2025-05-02T02:00:00Z", count: 3, formats: berlin)
        == ["00:00|2. Mai 2025", "02:00", "04:00"])
  }

  @Test("a single time has a day around it, because the ends of an axis differ")
  func single() throws {
    let time = try Date("2025-05-01T10:30:00Z", strategy: .iso8601)
    let axis = DateAxis.axis(
      time...time, count: 5, data: DataDates([time.timeIntervalSinceReferenceDate]),
      formats: .standard)
    #expect(axis.domain == time - 43_200...time + 43_200)
    #expect(axis.ticks.map(\.value) == [time])
    #expect(
      try texts("2025-05-01T00:00:00Z", "2025-05-01T00:00:00Z", count: 5)
        == ["12:00|Apr 30, 2025", "18:00", "00:00|May 1", "06:00", "12:00"])
  }

  @Test("there are no ticks between a few dates, and a single one has its date")
  func data() throws {
    func texts(_ dates: String...) throws -> [String] {
      let dates = try dates.map { try Date($0, strategy: .iso8601) }
      let data = DataDates(dates.map(\.timeIntervalSinceReferenceDate))
      let range = try #require(dates.first)...(try #require(dates.last))
      return DateAxis.axis(range, count: 7, data: data, formats: .standard).ticks
        .map { $0.text.replacing("\n", with: "|") }
    }
    #expect(
      try texts("2024-05-01T00:00:00Z", "2024-05-02T00:00:00Z", "2024-05-03T00:00:00Z")
        == ["May 1|2024", "May 2", "May 3"])
    #expect(
      try texts("2024-12-01T00:00:00Z", "2025-01-01T00:00:00Z", "2025-02-01T00:00:00Z")
        == ["Dec|2024", "Jan|2025", "Feb"])
    #expect(try texts("2024-05-01T00:00:00Z") == ["May 1|2024"])
    #expect(try texts("2024-05-01T09:30:00Z") == ["09:30|May 1, 2024"])
  }
}
