import Foundation
import Testing

@Suite("Resampling")
struct ResampleTransformTests {
  private struct Case {
    var unit: String
    var step: Int
    var component: Calendar.Component
  }

  private static let cases = [
    Case(unit: "hour", step: 1, component: .hour), Case(unit: "day", step: 1, component: .day),
    Case(unit: "week", step: 1, component: .weekOfYear),
    Case(unit: "month", step: 1, component: .month), Case(unit: "year", step: 1, component: .year),
  ]

  private static let zones: ArraySlice = [
    "UTC", "Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe",
  ]

  @Test("Each unit of the calendar has a row for each group", arguments: 0..<60)
  func twin(seed: Int) throws {
    // The rows are spread over two days to a year around changes of the clock.
    let csv = TransformExample.csv(seed, spread: [40_000, 400_000, 6_000_000][seed % 3])
    let input = try TransformExample.rows(csv, "[]")
    let example = Self.cases[seed % Self.cases.count]
    // The clock of Lord Howe Island is set by half an hour, so that hours of it are no oracle.
    let zones = example.component == .hour ? Self.zones.dropLast() : Self.zones[...]
    let zone = zones[seed / 5 % zones.count]
    let fill = ["none", "previous", "zero"][seed / 3 % 3]
    let output = try TransformExample.rows(
      csv,
      """
      [{resample: {field: t, unit: \(example.unit), groupBy: [{field: g}], fill: \(fill), values: [{field: n, \
      statistic: sum}, {statistic: count}]}}]
      """, zone: zone)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    let times = input["t"].compactMap { cell -> Date? in
      if case .time(let time) = cell {
        Date(timeIntervalSince1970: Double(time) / 1e6)
      } else {
        nil
      }
    }
    var expected = TestRows(["t", "g", "n", "count"], [])
    guard let first = times.min(), let last = times.max() else {
      #expect(output == expected)
      return
    }
    /// Returns the unit that contains a date.
    func unit(of date: Date) -> DateInterval? {
      guard example.component == .hour else {
        return calendar.dateInterval(of: example.component, for: date)
      }
      let wallTime =
        date.timeIntervalSince1970 + Double(calendar.timeZone.secondsFromGMT(for: date))
      let start = date.addingTimeInterval(-wallTime.truncatingRemainder(dividingBy: 3600))
      return DateInterval(start: start, duration: 3600)
    }
    var units: [DateInterval] = []
    var start = first
    repeat {
      let unit = try #require(unit(of: start))
      units.append(unit)
      start = unit.end
    } while start <= last
    for group in input.groups(by: ["g"]) {
      var previous = TestCell.missing
      for unit in units {
        let rows = group.filter { row in
          guard case .time(let time) = row[input.index("t")] else { return false }
          let date = Date(timeIntervalSince1970: Double(time) / 1e6)
          return unit.start <= date && date < unit.end
        }
        let numbers = rows.map { $0[input.index("n")].number }.filter { !$0.isNaN }
        var sum = numbers.isEmpty ? TestCell.missing : .number(numbers.reduce(0, +))
        if sum == .missing, fill == "zero" { sum = .number(0) }
        if sum == .missing, fill == "previous" { sum = previous }
        previous = sum
        let time = TestCell.time(Int64(unit.start.timeIntervalSince1970) * 1_000_000)
        expected.rows.append([time, group[0][input.index("g")], sum, .number(Double(rows.count))])
      }
    }
    #expect(output == expected)
  }

  /// Returns the starts of the rows that two times become, without their date.
  private func starts(_ first: String, _ last: String, _ unit: String, zone: String) throws
    -> [String]
  {
    try TransformExample.rows(
      "t,n\n\(first),1\n\(last),2\n",
      "[{resample: {field: t, \(unit), values: [{statistic: count}]}}]", zone: zone
    )["t"].map { String($0.description.dropFirst(5).dropLast(4)) }
  }

  @Test("Days have 23 or 25 hours where the clock is set")
  func clockChanges() throws {
    let spring = try starts(
      "2026-03-29T00:00", "2026-03-29T23:59", "unit: hour", zone: "Europe/Berlin")
    #expect(spring.count == 23 && spring.first == "03-28T23:00" && spring.last == "03-29T21:00")
    let autumn = try starts(
      "2026-10-25T00:00", "2026-10-25T23:59", "unit: hour", zone: "Europe/Berlin")
    #expect(autumn.count == 25 && autumn.first == "10-24T22:00" && autumn.last == "10-25T22:00")
    let quarters = try starts(
      "2026-10-25T00:00", "2026-10-25T23:59", "unit: minute, step: 15", zone: "Europe/Berlin")
    #expect(quarters.count == 100)
  }

  @Test("Steps within a day are counted from midnight on the clock")
  func steps() throws {
    #expect(
      try starts(
        "2026-10-25T00:00", "2026-10-25T23:59", "unit: hour, step: 6", zone: "Europe/Berlin")
        == ["10-24T22:00", "10-25T05:00", "10-25T11:00", "10-25T17:00"])
    #expect(
      try starts(
        "2026-03-29T00:00", "2026-03-29T23:59", "unit: hour, step: 6", zone: "Europe/Berlin")
        == ["03-28T23:00", "03-29T04:00", "03-29T10:00", "03-29T16:00"])
    // The clock of Beirut skips the midnight at which daylight-saving time begins.
    #expect(
      try starts("2026-03-28T19:00", "2026-03-29T07:00", "unit: hour, step: 6", zone: "Asia/Beirut")
        == ["03-28T16:00", "03-28T22:00", "03-29T03:00"])
  }

  @Test("Steps of several days, weeks, months and years begin at multiples")
  func multiples() throws {
    #expect(
      try starts("2026-01-05", "2026-11-02", "unit: month, step: 3", zone: "UTC")
        == ["01-01T00:00", "04-01T00:00", "07-01T00:00", "10-01T00:00"])
    let days = try starts("2026-01-05", "2026-01-11", "unit: day, step: 2", zone: "UTC")
    #expect(days == ["01-05T00:00", "01-07T00:00", "01-09T00:00", "01-11T00:00"])
    let weeks = try starts("2026-01-05", "2026-02-01", "unit: week, step: 2", zone: "UTC")
    #expect(weeks.count == 3)
    let years = try TransformExample.rows(
      "t\n2019-05-01\n2026-05-01\n",
      "[{resample: {field: t, unit: year, step: 5, values: [{statistic: count}]}}]")
    #expect(
      "\(years)"
        == "t | count\n2015-01-01T00:00:00Z | 1.0\n2020-01-01T00:00:00Z | 0.0\n2025-01-01T00:00:00Z | 1.0"
    )
  }

  @Test("Seconds without rows are gaps, or have the value before, or 0")
  func fill() throws {
    let csv = "t,n\n2026-01-01T00:00:00Z,1\n2026-01-01T00:00:01.5Z,3\n2026-01-01T00:00:04Z,4\n"
    func column(_ fill: String) throws -> String {
      try TransformExample.rows(
        csv, "[{resample: {field: t, unit: second, \(fill)values: [{field: n, statistic: mean}]}}]")[
          "n"
        ]
        .map(\.description).joined(separator: " ")
    }
    #expect(try column("") == "1.0 3.0 – – 4.0")
    #expect(try column("fill: previous, ") == "1.0 3.0 3.0 3.0 4.0")
    #expect(try column("fill: zero, ") == "1.0 3.0 0.0 0.0 4.0")
  }
}
