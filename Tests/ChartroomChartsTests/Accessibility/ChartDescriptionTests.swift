import ChartroomCharts
import ChartroomUI
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("ChartDescription")
struct ChartDescriptionTests {
  private func describe<Content: ChartContent>(
    in environment: EnvironmentValues = EnvironmentValues(),
    properties: AccessibilityProperties = AccessibilityProperties(),
    @ChartContentBuilder _ content: () -> Content
  ) -> ChartDescription {
    ChartDescription(
      ChartModel(content(), in: environment), in: environment, properties: properties)
  }

  private static let sales = [("Rome", 1200.0), ("Oslo", 380.5), ("Lima", 75)]

  private func bars() -> some ChartContent {
    ForEach(Self.sales, id: \.0) { BarMark(x: .value("City", $0.0), y: .value("Sales", $0.1)) }
  }

  /// A date in UTC.
  private static func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  private static let june = try? date("2024-06-01T00:00:00Z")

  private func day(_ number: Int) throws -> Date {
    try #require(Self.june).addingTimeInterval(TimeInterval(number) * 86_400)
  }

  /// Points of two cities over seven days.
  private func lines() throws -> ChartDescription {
    let points = try ["Rome", "Oslo"].flatMap { city in
      try (0..<7).map { (city, try day($0), Double(city == "Rome" ? 10 + $0 : 9 - $0)) }
    }
    return describe {
      ForEach(points.indices, id: \.self) { index in
        LineMark(
          x: .value("Day", points[index].1, unit: .day), y: .value("Visits", points[index].2)
        )
        .foregroundStyle(by: .value("City", points[index].0))
      }
    }
  }

  @Test("bars have a kind, axes, categories and extremes")
  func barText() {
    #expect(
      describe { bars() }.text == """
        Sales by City. Bar chart with 3 bars. X axis: City, 3 categories: Rome, Oslo and Lima. \
        Y axis: Sales, from 0 to 1,500. Lowest: 75 at Lima. Highest: 1,200 at Rome.
        """)
  }

  @Test("numbers have the format of the locale")
  func locale() {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    let text = describe(in: environment) { bars() }.text
    #expect(text.contains("from 0 to 1.500.") && text.contains("Highest: 1.200 at Rome."))
  }

  @Test("the name of the series of lines is part of the title")
  func seriesTitle() {
    let text = describe {
      ForEach(0..<4, id: \.self) {
        LineMark(
          x: .value("Day", $0), y: .value("Visits", $0),
          series: .value("City", $0 % 2 == 0 ? "Rome" : "Oslo"))
      }
    }.text
    #expect(text.hasPrefix("Visits by Day and City."))
  }

  @Test("two lines over days have units, names, extremes and trends")
  func lineText() throws {
    #expect(
      try lines().text == """
        Visits by Day and City. Line chart with 2 lines of 14 points. \
        X axis: Day, by day, from Jun 1, 2024 to Jun 8, 2024. Y axis: Visits, from 0 to 20. \
        Rome: 7 points, lowest 10 at Jun 1, 2024, highest 16 at Jun 7, 2024, rising from 10 to 16. \
        Oslo: 7 points, lowest 3 at Jun 7, 2024, highest 9 at Jun 1, 2024, falling from 9 to 3.
        """)
  }

  @Test("series of dates and numbers have names in the format of the locale")
  func seriesOfDates() throws {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    let days = [try day(0), try day(1)]
    let chart = describe(in: environment) {
      ForEach(days, id: \.self) { day in
        LineMark(x: .value("x", 1), y: .value("y", 2)).symbol(by: .value("Day", day))
      }
    }
    #expect(chart.text.contains("Jun 1, 2024: 1 point, 2 at 1. Jun 2, 2024: 1 point, 2 at 1."))
    #expect(chart.series.map(\.name) == ["2024-06-01T00:00:00Z", "2024-06-02T00:00:00Z"])
    environment.locale = Locale(identifier: "de_DE")
    let numbers = describe(in: environment) {
      ForEach([1234.5, 2], id: \.self) { size in
        LineMark(x: .value("x", 1), y: .value("y", 2)).symbol(by: .value("Size", size))
      }
    }
    #expect(numbers.text.contains("1.234,5: 1 point"))
    let data = try JSONEncoder().encode(chart)
    #expect(try JSONDecoder().decode(ChartDescription.self, from: data) == chart)
  }

  @Test("a unit truncates only the dates that were units")
  func unitsAndDates() throws {
    let (june, july, nextJuly) = (try day(0), try day(31), try day(400))
    let noon = try day(14).addingTimeInterval(43_200)
    let bars = describe {
      BarMark(x: .value("Month", june, unit: .month), y: .value("y", 1))
      BarMark(x: .value("Month", july, unit: .month), y: .value("y", 2))
      RuleMark(x: .value("Month", noon))
    }
    #expect(bars.text.contains("Month, by month, from Jun 2024 to Aug 2024."))
    #expect(
      bars.text.contains("Lowest: 1 at Jun 2024.") && bars.text.contains("Highest: 2 at Jul 2024."))
    #expect(bars.text.contains("Rule at Jun 15, 2024"))
    let due = describe {
      PointMark(x: .value("Year", june, unit: .year), y: .value("Due", noon))
      PointMark(x: .value("Year", nextJuly, unit: .year), y: .value("Due", noon + 86_400))
    }
    #expect(due.text.contains("by year, from 2024 to 2026."))
    #expect(due.text.contains("Due, from Jun 15, 2024"))
    #expect(!due.text.contains("Earliest: 2024"))
  }

  @Test("points at the vertices of a line are not described twice")
  func repeatedSeries() {
    let text = describe {
      ForEach(0..<5, id: \.self) { index in
        LineMark(x: .value("Step", index), y: .value("Height", index * index))
        PointMark(x: .value("Step", index), y: .value("Height", index * index))
      }
    }.text
    #expect(
      text == """
        Height by Step. Line and point chart with 1 line of 5 points and 5 points. \
        X axis: Step, from 0 to 4. Y axis: Height, from 0 to 20. Lowest: 0 at 0. \
        Highest: 16 at 4. The trend is rising from 0 to 16.
        """)
  }

  @Test("sectors have values and shares")
  func sectors() {
    let chart = describe {
      ForEach(Self.sales, id: \.0) { sale in
        SectorMark(angle: .value("Sales", sale.1 == 380.5 ? 725 : sale.1), innerRadius: .ratio(0.6))
          .foregroundStyle(by: .value("City", sale.0))
      }
    }
    #expect(
      chart.text == """
        Sales by City. Donut chart with 3 sectors. \
        Sales: Rome 1,200 (60%), Oslo 725 (36%) and Lima 75 (4%).
        """)
    for (series, share) in zip(chart.series, [0.6, 0.3625, 0.0375]) {
      #expect(abs((series.share ?? 0) - share) < 1e-12)
    }
  }

  @Test("a chart without marks says so")
  func empty() {
    let chart = describe { EmptyRows() }
    #expect(chart.text == "Chart without marks.")
    #expect(chart.pointCount == 0 && chart.series.isEmpty && chart.axes.isEmpty)
  }

  @Test("values that are not finite are gaps", arguments: [Double.nan, .infinity, -.infinity])
  func gaps(value: Double) throws {
    let chart = describe {
      ForEach(Array([1, value, 3, 2].enumerated()), id: \.offset) {
        LineMark(x: .value("x", $0.offset), y: .value("y", $0.element))
      }
    }
    #expect((chart.pointCount, chart.gapCount) == (3, 1))
    #expect(chart.series.map(\.gapCount) == [1])
    #expect(
      chart.text.hasSuffix(
        "Lowest: 1 at 0. Highest: 3 at 2. The trend is rising from 1 to 2. 1 value is missing."))
    #expect(throws: Never.self) { try JSONEncoder().encode(chart) }
    let none = describe { PointMark(x: .value("x", value), y: .value("y", value)) }
    #expect(none.text.contains("Point chart") == false && none.gapCount == 1)
  }

  @Test("a gap changes neither the extremes nor the trend", arguments: 0..<20 as Range<UInt64>)
  func gapAmongMany(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    // Values and positions repeat, so that the first one of equal extremes counts.
    let values = (0..<50).map { _ in Double(Int.random(in: 0...8, using: &random)) }
    func text(_ values: [Double]) -> String {
      describe {
        ForEach(values.indices, id: \.self) { index in
          LineMark(x: .value("x", index * 7 % 13), y: .value("y", values[index]))
        }
      }.text
    }
    let whole = text(values).replacing("50 points", with: "51 points")
    #expect(text(values + [.nan]) == whole + " 1 value is missing.")
  }

  @Test("huge values are described without a trap")
  func hugeValues() throws {
    let most = Double.greatestFiniteMagnitude
    let chart = describe {
      ForEach([-most, 0, most], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
    }
    #expect(chart.text.contains("Highest: 1.798E308 at 1.798E308."))
    let dates = describe {
      ForEach([-most, 0, most], id: \.self) { value in
        PointMark(
          x: .value("x", Date(timeIntervalSinceReferenceDate: value)), y: .value("y", value))
      }
    }
    #expect(dates.axes.first?.scale == .date)
    let data = try JSONEncoder().encode(dates)
    #expect(try JSONDecoder().decode(ChartDescription.self, from: data) == dates)
  }

  @Test(
    "a trend needs a rise of the line of least squares and of the ends",
    arguments: [
      ([1, 2, 3, 4], "rising"), ([4, 3, 2, 1], "falling"), ([2, 2, 2, 2], "steady"),
      // A full period of a sine: its line of least squares falls.
      ([0, 1, 0, -1, 0], "steady"),
      // The last value is greater than the first one, but the line falls.
      ([4, 9, 1, 0, 5], "steady"), ([5, 1, 9, 1, 5], "steady"), ([1, 2], nil),
    ] as [([Double], String?)])
  func trends(values: [Double], trend: String?) {
    let chart = describe {
      ForEach(Array(values.enumerated()), id: \.offset) {
        LineMark(x: .value("x", $0.offset), y: .value("y", $0.element))
      }
    }
    #expect(chart.series.first?.trend?.rawValue == trend)
    // The order of the data does not matter.
    let reversed = describe {
      ForEach(Array(values.enumerated().reversed()), id: \.offset) {
        LineMark(x: .value("x", $0.offset), y: .value("y", $0.element))
      }
    }
    #expect(reversed.series.first?.trend == chart.series.first?.trend)
  }

  @Test("categories have no trend")
  func noTrend() { #expect(describe { bars() }.series.map(\.trend) == [nil]) }

  @Test("rules are described by their values, and bins by both ends")
  func rulesAndBins() {
    let bins = NumberBins(thresholds: [0.0, 10, 20])
    let text = describe {
      BarMark(x: .value("Age", bins[0]), y: .value("n", 3))
      BarMark(x: .value("Age", bins[1]), y: .value("n", 5))
      RuleMark(y: .value("n", 4))
    }.text
    #expect(text.contains("Bar and rule chart with 2 bars and 1 rule."))
    #expect(text.contains("Highest: 5 at 10 – 20.") && text.hasSuffix("Rule at 4 on the Y axis."))
  }

  @Test("hidden marks and masks are left out, and described ones are named")
  func marks() throws {
    let chart = describe {
      bars().accessibilityHidden(true)
      BarMark(x: .value("City", "Bonn"), y: .value("Sales", 7))
        .accessibilityLabel("Capital").accessibilityValue("seven").accessibilityIdentifier("b")
      BarMark(x: .value("City", "Kyiv"), y: .value("Sales", 8))
        .mask { RectangleMark(y: .value("Sales", 9)) }
    }
    #expect(chart.marks.map(\.kind) == [.bar] && chart.marks.map(\.count) == [2])
    #expect(chart.namedMarks.count == 1)
    let mark = try #require(chart.namedMarks.first)
    #expect(mark.kind == .bar && mark.identifier == "b")
    #expect((mark.label, mark.value) == ("Capital", "seven"))
    #expect(mark.x == .category("Bonn") && mark.y == .number(7))
  }

  @Test("many series and categories are counted, and only the first ones described")
  func manySeries() {
    let chart = describe {
      ForEach(0..<300, id: \.self) { index in
        PointMark(x: .value("Name", "n\(index)"), y: .value("y", index))
          .foregroundStyle(by: .value("Name", "n\(index)"))
      }
    }
    #expect((chart.seriesCount, chart.series.count) == (300, ChartDescription.most))
    #expect(chart.text.contains("300 categories, beginning with n0."))
    #expect(chart.text.hasSuffix("n7: 1 point, 7 at n7. And 292 more series."))
  }

  @Test("a name, a value and a descriptor from the app come first")
  func properties() {
    var properties = AccessibilityProperties()
    properties.label = "How we sold"
    properties.value = "good"
    #expect(
      describe(properties: properties) { bars() }.text.hasPrefix(
        "How we sold. good. Bar chart with"))
    properties = AccessibilityProperties()
    properties.chartDescriber = Year()
    let text = describe(properties: properties) { bars() }.text
    #expect(text.hasPrefix("Our year! Rome leads. Bar chart with 3 bars. X axis: Town, 3"))
  }

  @Test("JSON has sorted keys, and is read back as the same value")
  func json() throws {
    let named = describe {
      bars().accessibilityLabel("a").accessibilityIdentifier("b")
      RuleMark(y: .value("Sales", 0.1 + 0.2))
    }
    let old = describe {
      PointMark(x: .value("Day", Date(timeIntervalSinceReferenceDate: -6e10)), y: .value("y", 1))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for chart in [try lines(), named, old, describe { EmptyRows() }] {
      let data = try encoder.encode(chart)
      #expect(try JSONDecoder().decode(ChartDescription.self, from: data) == chart)
      #expect(try encoder.encode(chart) == data)
    }
    #expect(
      String(decoding: try encoder.encode(try lines().axes[0]), as: UTF8.self) == """
        {"lowerBound":{"date":"2024-06-01T00:00:00Z"},"name":"x","scale":"date","title":"Day",\
        "unit":"day","upperBound":{"date":"2024-06-08T00:00:00Z"}}
        """)
  }

  @Test("a description of a date that is no date is an error")
  func badDate() {
    let data = Data(#"{"date":"yesterday"}"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ChartDescription.Value.self, from: data)
    }
  }
}

/// The description of a year by an app.
private struct Year: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(
      title: "Our year!", summary: "Rome leads.",
      xAxis: AXCategoricalDataAxisDescriptor(title: "Town", categoryOrder: []), yAxis: nil,
      series: [])
  }
}

/// Content without marks.
private struct EmptyRows: ChartContent {
  var body: some ChartContent {
    ForEach([Int](), id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
  }
}
