import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("AxisValues")
struct AxisValuesTests {
  /// The labels of the X axis of a chart, from left to right.
  private func dates(_ content: some View) -> [String] {
    Stage(size: ProposedViewSize(width: 900, height: 200), scale: 1, shaper: BoxShaper()) {
      content.chartYAxis(.hidden)
    }
    .drawList().texts.sorted { $0.frame.minX < $1.frame.minX }
    // Locales have a narrow space in front of "PM".
    .map { $0.text.request.string.replacing("\u{202F}", with: " ") }
  }

  private static func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  /// Bars for calendar months, of which 1 is January 2022.
  private func months(_ range: ClosedRange<Int>) throws -> Chart<some ChartContent> {
    let dates = try range.map { month in
      let (year, number) = (2022 + (month - 1) / 12, (month - 1) % 12 + 1)
      return try Self.date("\(year)-\(number < 10 ? "0" : "")\(number)-15T12:00:00Z")
    }
    return Chart(dates, id: \.self) {
      BarMark(x: .value("Month", $0, unit: .month), y: .value("Sum", 1))
    }
  }

  @Test(
    "labels of months have no year if all bars are in one year",
    arguments: [
      (1...6, ["Jan", "Mar", "May"]), (7...12, ["Jul", "Sep", "Nov"]),
      (1...12, ["Jan", "Apr", "Jul", "Oct"]), (5...12, ["May", "Jul", "Sep", "Nov"]),
      (10...15, ["Oct 2022", "Jan 2023"]),
    ])
  func monthLabels(range: ClosedRange<Int>, labels: [String]) throws {
    #expect(dates(try months(range)) == labels)
  }

  @Test(
    "the index of a value is that in the array of the app, also if others are out of view",
    arguments: [
      ([0, 25, 50, 75], ["50: c of 4", "75: d of 4"]),
      ([75, 50, 25, 0], ["50: b of 4", "75: a of 4"]),
      ([60], ["60: a of 1"]),
    ])
  func indices(values: [Int], labels: [String]) {
    let chart = Chart(0..<100, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
      .chartXScale(domain: 45...80)
      .chartXAxis {
        AxisMarks(values: values) { value in
          let name = ["a", "b", "c", "d"][value.index]
          AxisValueLabel {
            Text(verbatim: "\(value.as(Int.self) ?? -1): \(name) of \(value.count)")
          }
        }
      }
    #expect(dates(chart) == labels)
  }

  @Test("the index of a category is that in the array of the app")
  func indicesOfCategories() {
    let chart = Chart(["Oslo", "Rome", "Lima"], id: \.self) {
      BarMark(x: .value("x", $0), y: .value("y", 1))
    }
    .chartXAxis {
      AxisMarks(values: ["Lima", "Bonn", "Oslo"]) { value in
        AxisValueLabel { Text(verbatim: "\(value.index)") }
      }
    }
    #expect(dates(chart) == ["2", "0"])
  }

  @Test("labels of all months of a year have no year, and the last one is that of December")
  func everyMonth() throws {
    let labels = dates(try months(1...12).chartXAxis { AxisMarks(values: .stride(by: .month)) })
    #expect(labels.count == 12 && labels.first == "Jan" && labels.last == "Dec")
  }

  @Test("a date at the end of the last month is in the next year")
  func dateAtEnd() throws {
    let (start, end) = (
      try Self.date("2022-07-01T00:00:00Z"), try Self.date("2023-01-01T00:00:00Z")
    )
    let chart = Chart {
      BarMark(x: .value("Month", start, unit: .month), y: .value("Sum", 1))
      BarMark(x: .value("Month", end.addingTimeInterval(-1), unit: .month), y: .value("Sum", 1))
      RuleMark(x: .value("End", end))
    }
    #expect(dates(chart) == ["Jul 2022", "Oct 2022"])
    let points = Chart([start, end], id: \.self) {
      PointMark(x: .value("Date", $0), y: .value("Sum", 1))
    }
    #expect(dates(points) == ["Jul 2022", "Oct 2022"])
  }

  @Test("labels of hours up to midnight name the hours, not the days")
  func hours() throws {
    let noon = try Self.date("2022-05-02T12:00:00Z")
    let chart = Chart(0..<12, id: \.self) {
      BarMark(
        x: .value("Hour", noon.addingTimeInterval(3600 * Double($0)), unit: .hour),
        y: .value("Sum", 1))
    }
    .chartXAxis { AxisMarks(values: .automatic(desiredCount: 2)) }
    #expect(dates(chart) == ["12 PM"])
  }

  private func labels(_ domain: ClosedRange<Double>, _ type: ScaleType) -> [String] {
    let texts = Stage(
      size: ProposedViewSize(width: 100, height: 400), scale: 1, shaper: BoxShaper()
    ) {
      Chart { PointMark(y: .value("y", 1)) }
        .chartYScale(domain: domain, type: type).chartXAxis(.hidden)
    }
    .drawList().texts
    return texts.sorted { $0.frame.minY > $1.frame.minY }.map(\.text.request.string)
  }

  @Test("a symmetric logarithmic scale has zero and powers of ten of both signs")
  func symmetric() {
    let both = labels(-10_000...10_000, .symmetricLog)
    #expect(both == ["-10,000", "-100", "0", "100", "10,000"])
    #expect(labels(0...1_000_000, .symmetricLog).contains("1,000"))
    #expect(labels(0...1_000_000, .symmetricLog).last == "1,000,000")
  }

  @Test("a symmetric logarithmic scale of small numbers has round ones")
  func small() {
    #expect(labels(0...40, .symmetricLog).contains("20"))
    #expect(labels(-0.5...0.5, .symmetricLog(slopeAtZero: 1e-3)).contains("0"))
  }
}
