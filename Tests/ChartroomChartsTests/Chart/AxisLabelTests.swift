import ChartScales
import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Labels of axes")
struct AxisLabelTests {
  private static let day = Date(timeIntervalSince1970: 1_651_449_600)

  private func strings<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    Stage(
      size: ProposedViewSize(width: 900, height: 400), scale: 2, shaper: BoxShaper(),
      content: content
    ).drawList().strings
  }

  @Test(
    "numbers have the decimals that distinguish them",
    arguments: [
      (0...4e-7, ["0", "0.0000001", "0.0000002", "0.0000003", "0.0000004"]),
      (
        1_000_000...1_000_001,
        ["1,000,000.00", "1,000,000.25", "1,000,000.50", "1,000,000.75", "1,000,001.00"]
      ),
      (0...0.3, ["0", "0.1", "0.2", "0.3"]),
      (0...4e6, ["0", "1,000,000", "2,000,000", "3,000,000", "4,000,000"]),
    ])
  func decimals(domain: ClosedRange<Double>, labels: [String]) {
    let found = strings {
      Chart { PointMark(x: .value("x", "a"), y: .value("y", domain.upperBound)) }
        .chartYScale(domain: domain).chartXAxis(.hidden)
    }
    #expect(found == labels)
  }

  @Test("powers of ten have the decimals that each of them needs")
  func powers() {
    let found = strings {
      Chart([0.01, 200], id: \.self) { PointMark(x: .value("x", "a"), y: .value("y", $0)) }
        .chartYScale(type: .log).chartXAxis(.hidden)
    }
    #expect(found == ["0.01", "0.1", "1", "10", "100", "1,000"])
  }

  @Test("an automatic domain ends at the last label", arguments: 1...60)
  func roundDomain(tenths: Int) {
    let content = PointMark(x: .value("x", "a"), y: .value("y", 0.1 * Double(tenths)))
    let found = strings { Chart { content }.chartXAxis(.hidden) }
    guard case .number(let domain) = ChartModel(content, in: EnvironmentValues()).y.domain else {
      Issue.record("no numbers")
      return
    }
    #expect(found.first == "0")
    #expect(abs((found.last.flatMap(Double.init) ?? .nan) - domain.upperBound) < 1e-9)
  }

  @Test("marks without values along an axis have an axis there only if the app adds one")
  func unusedAxis() {
    func strings<Content: View>(_ change: (Chart<BarMark>) -> Content) -> [String] {
      self.strings { change(Chart { BarMark(x: .value("x", 4)) }) }
    }
    let labels = ["0", "1", "2", "3"]
    #expect(strings { $0 } == labels)
    #expect(strings { $0.chartYAxis { AxisMarks(values: [0, 1]) } } == labels + ["0", "1"])
    #expect(strings { $0.chartYScale(domain: 0...1) }.count > labels.count)
  }

  @Test("a tick has the given length")
  func tickLength() {
    let list = Stage(size: ProposedViewSize(width: 100, height: 100), shaper: BoxShaper()) {
      Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
        .chartXAxis { AxisMarks(values: [0]) { AxisTick(length: 4) } }.chartYAxis(.hidden)
    }.drawList()
    #expect(list.description.contains("M 0,100 L 0,104"))
  }

  @Test("dates at equal times of different days are named by their days")
  func days() {
    let dates = (0..<3).map { Self.day.addingTimeInterval(86_400 * Double($0) + 34_200) }
    let found = strings {
      Chart(dates, id: \.self) { PointMark(x: .value("Day", $0), y: .value("y", 1)) }
        .chartXAxis { AxisMarks(values: dates.dropLast()) }.chartYAxis(.hidden)
    }
    #expect(found == ["May 2", "May 3"])
  }

  @Test("a format of numbers keeps the locale that it has")
  func numberFormats() {
    func labels(_ format: FloatingPointFormatStyle<Double>) -> [String] {
      strings {
        Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
          .chartYAxis { AxisMarks(format: format, values: [1234.5]) }.chartXAxis(.hidden)
          .environment(\.locale, Locale(identifier: "en_GB"))
      }
    }
    #expect(labels(.number.locale(Locale(identifier: "de_DE"))) == ["1.234,5"])
    #expect(labels(.number) == ["1,234.5"])
  }

  @Test("a date format keeps the locale and the time zone that it has")
  func formats() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    var style = Date.FormatStyle(locale: Locale(identifier: "de_DE"), timeZone: zone)
    style = style.month(.wide).day().hour()
    let found = strings {
      Chart { PointMark(x: .value("Day", Self.day), y: .value("y", 1)) }
        .chartXAxis { AxisMarks(values: [Self.day]) { AxisValueLabel(format: style) } }
        .chartYAxis(.hidden)
        .environment(\.timeZone, .gmt)
    }
    #expect(found == ["2. Mai um 09 Uhr"])
    let own = strings {
      Chart { PointMark(x: .value("Day", Self.day), y: .value("y", 1)) }
        .chartXAxis {
          AxisMarks(values: [Self.day]) { AxisValueLabel(format: .dateTime.day().hour()) }
        }
        .chartYAxis(.hidden)
        .environment(\.timeZone, zone).environment(\.locale, Locale(identifier: "en_GB"))
    }
    #expect(own == ["2, 09"])
  }

  @Test("axis values extend an automatic domain, and not an explicit one")
  func domains() {
    func labels(_ domain: (AnyView) -> AnyView) -> [String] {
      let chart = Chart { PointMark(x: .value("x", "a"), y: .value("y", 85)) }
        .chartXAxis(.hidden).chartYAxis { AxisMarks(values: [0, 50, 100]) }
      return strings { domain(AnyView(chart)) }
    }
    #expect(labels { $0 } == ["0", "50", "100"])
    #expect(labels { AnyView($0.chartYScale(domain: 0...85)) } == ["0", "50"])
    let steps = strings {
      Chart { PointMark(x: .value("x", "a"), y: .value("y", 85)) }
        .chartXAxis(.hidden).chartYAxis { AxisMarks(values: .stride(by: 30.0)) }
    }
    #expect(steps == ["0", "30", "60", "90"])
  }

  @Test(
    "a hundred thousand categories, and absurd counts and steps, have a limited number of labels")
  func limits() {
    let names = (0..<100_000).map { "\($0)" }
    let many = strings {
      Chart(names, id: \.self) { name in
        PointMark(x: .value("x", name), y: .value("y", 1)).foregroundStyle(by: .value("k", name))
      }
    }
    #expect(many.count < 250)
    for values in [
      AxisMarkValues.automatic(desiredCount: .max), .automatic(desiredCount: .min),
      .stride(by: .hour, count: .max), .stride(by: .nanosecond), .stride(by: 1e-300),
      .stride(by: 0.0), .stride(by: -1.0), .stride(by: Double.nan),
    ] {
      let found = strings {
        Chart([0.0, 1e11], id: \.self) {
          PointMark(x: .value("x", Self.day.addingTimeInterval($0)), y: .value("y", $0))
        }
        .chartXAxis { AxisMarks(values: values) }.chartYAxis { AxisMarks(values: values) }
      }
      #expect(found.count < 1_000)
    }
  }
}
