import Dashboards
import Testing

@Suite("Transforms")
struct TableTransformsTests {
  /// Returns the lines of the table that a list of transforms makes.
  private func table(_ transform: String, zone: String = "UTC") throws -> [String] {
    let spec = """
      timeZone: \(zone)
      data:
        d:
          rows:
          - {t: 2026-01-30T23:30, city: Oslo, n: 4, key: 1}
          - {t: 2026-01-31T00:30, city: Rome, n: 1, key: 1}
          - {t: 2026-02-01T12:00, city: Oslo, n: 7, key: 2}
          - {t: 2026-02-01T13:00, city: Oslo, key: 2}
          - {t: 2026-02-02T08:00, city: Bern, n: 2, key: 3}
      dashboards:
      - name: a
        panels: [{transform: \(transform), table: {}}]
      """
    let plans = try SpecExample.file(spec).plans()
    return "\(plans[0])".split(separator: "\n").dropFirst(2).map {
      $0.trimmingPrefix("    ").description
    }
  }

  @Test("A filter keeps the rows for which all conditions are true, and no missing values")
  func filter() throws {
    #expect(
      try table(
        """
        [{filter: {field: n, atLeast: 2, below: 7}}, {aggregate: {groupBy: [{field: city}], values: [{field: \
        n, statistic: sum}]}}]
        """
      )
        == ["city | n", "Oslo | 4", "Bern | 2"])
    #expect(
      try table(
        "[{filter: {field: city, oneOf: [Rome, Bern]}}, {aggregate: {values: [{statistic: count}]}}]"
      )
        == ["count", "2"])
    #expect(
      try table(
        "[{filter: {field: t, above: 2026-02-01T12:00}}, {aggregate: {values: [{statistic: count}]}}]"
      )
        == ["count", "2"])
    #expect(
      try table("[{filter: {field: key, equals: 2}}, {aggregate: {values: [{statistic: count}]}}]")
        == ["count", "2"])
  }

  @Test("Statistics leave missing values out")
  func statistics() throws {
    let values = ["count", "sum", "mean", "min", "max", "median", "distinct", "first", "last"]
      .map { "{field: n, statistic: \($0), name: \($0)}" }
    #expect(
      try table(
        "[{aggregate: {groupBy: [{field: city}], values: [\(values.joined(separator: ", "))]}}]")
        == [
          "city | count | sum | mean | min | max | median | distinct | first | last",
          "Oslo | 2 | 11 | 5.5 | 4 | 7 | 5.5 | 2 | 4 | –",
          "Rome | 1 | 1 | 1.0 | 1 | 1 | 1.0 | 1 | 1 | 1",
          "Bern | 1 | 2 | 2.0 | 2 | 2 | 2.0 | 1 | 2 | 2",
        ])
  }

  @Test("Units of the calendar are those of the time zone")
  func units() throws {
    let transform =
      "[{aggregate: {groupBy: [{field: t, unit: month}], values: [{field: n, statistic: sum}]}}]"
    #expect(try table(transform) == ["t | n", "Jan 1, 2026 | 5", "Feb 1, 2026 | 9"])
    let days =
      "[{aggregate: {groupBy: [{field: t, unit: day}], values: [{statistic: count}]}}]"
    for zone in ["UTC", "Asia/Tokyo", "America/New_York"] {
      // Times without an offset are those of the zone.
      #expect(
        try table(days, zone: zone)
          == [
            "t | count", "Jan 30, 2026 | 1", "Jan 31, 2026 | 1", "Feb 1, 2026 | 2",
            "Feb 2, 2026 | 1",
          ])
    }
  }

  @Test("Rows are sorted with missing values last, and equal ones keep their order")
  func sort() throws {
    let tail =
      ", {aggregate: {groupBy: [{field: n}, {field: city}], values: [{statistic: count}]}}]"
    #expect(
      try table("[{sort: {by: n, order: descending}}" + tail)
        == [
          "n | city | count", "7 | Oslo | 1", "4 | Oslo | 1", "2 | Bern | 1", "1 | Rome | 1",
          "– | Oslo | 1",
        ])
    #expect(
      try table("[{sort: {by: city}}, {limit: 2}" + tail)
        == ["n | city | count", "2 | Bern | 1", "4 | Oslo | 1"])
  }

  @Test("No rows are left for a table without rows")
  func empty() throws {
    #expect(
      try table(
        """
        [{filter: {field: city, equals: Paris}}, {aggregate: {groupBy: [{field: city}], values: [{field: n, \
        statistic: sum}]}}]
        """
      )
        == ["city | n"])
    #expect(
      try table(
        "[{filter: {field: city, equals: Paris}}, {aggregate: {values: [{field: n, statistic: mean}]}}]"
      )
        == ["n", "–"])
  }
}
