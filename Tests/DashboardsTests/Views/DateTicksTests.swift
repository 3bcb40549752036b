import Dashboards
import Foundation
import Testing

@MainActor
@Suite("The labels of dates")
struct DateTicksTests {
  /// Returns the labels of the X axis of a chart of rows, from left to right.
  private func labels(_ dates: [String], _ chart: String = "mark: line, x: {field: t}") throws
    -> [String]
  {
    let rows = dates.enumerated().map { "    - {t: \($1), n: \($0 + 2)}\n" }.joined()
    let spec = """
      data:
        d:
          rows:
      \(rows)dashboards:
      - name: a
        size: 600x400
        panels:
        - chart: {\(chart), y: {field: n}, yAxis: {hidden: true}}

      """
    let plan = try #require(try SpecExample.file(spec).plans().first)
    #expect(plan.failures.isEmpty, "\(plan.failures)")
    let drawing = "\(try ChartOptionTests.drawing(of: plan))"
    return drawing.matches(of: /"([^"]+)"/).map {
      String($0.1).replacing("\u{202F}", with: " ")
    }
  }

  @Test("There are no labels between a few dates")
  func few() throws {
    #expect(try labels(["2026-11-20", "2026-11-21"]) == ["Nov 20", "Nov 21"])
    #expect(
      try labels(["2026-11-20", "2026-11-21", "2026-11-22"]) == ["Nov 20", "Nov 21", "Nov 22"])
    #expect(try labels(["2026-09-01", "2026-10-01", "2026-11-01"]) == ["Sep", "Oct", "Nov"])
    let bars = "mark: bar, x: {field: t, unit: day}"
    #expect(try labels(["2026-11-20T10:00", "2026-11-21T19:00"], bars) == ["Nov 20", "Nov 21"])
  }

  @Test("A single date has its own label")
  func single() throws {
    #expect(try labels(["2026-11-20"], "mark: point, x: {field: t}") == ["Nov 20, 2026"])
  }

  @Test("Midnight is named by its date")
  func midnight() throws {
    let hours = (0..<48).map { "2026-11-\(20 + $0 / 24)T\($0 % 24 < 10 ? "0" : "")\($0 % 24):00" }
    #expect(try labels(hours) == ["Nov 20", "12 PM", "Nov 21", "12 PM"])
    #expect(try labels(Array(hours.prefix(20))).first == "12 AM")
    let format = "mark: line, x: {field: t}, xAxis: {format: {style: hour}}"
    #expect(try labels(hours, format).first == "12 AM")
  }
}
