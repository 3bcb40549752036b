import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// Names of quantities that are resources, as apps of Xcode 16 write them.
@MainActor
@Suite("Labels of charts that are resources")
struct ChartLabelTests {
  private let sales: LocalizedStringResource = "Sales"
  private let day: LocalizedStringResource = "Day \(1)"
  private let date = Date(timeIntervalSince1970: 1_651_449_600)

  private func description(_ content: some View) -> String? {
    Stage(size: ProposedViewSize(width: 300, height: 200), scale: 1, shaper: BoxShaper()) {
      content
    }
    .pictureDescription
  }

  @Test("values, ranges, bins and units can have the names of resources")
  func values() {
    let charts = [
      AnyView(Chart { BarMark(x: .value(day, "Monday"), y: .value(sales, 3)) }),
      AnyView(Chart { BarMark(x: .value(day, date, unit: .day), y: .value(sales, 3)) }),
      AnyView(Chart { BarMark(x: .value(day, 0..<2), y: .value(sales, 3)) }),
      AnyView(
        Chart(NumberBins(thresholds: [0, 2, 4]), id: \.lowerBound) {
          BarMark(x: .value(day, $0), y: .value(sales, 3))
        }),
    ]
    for chart in charts { #expect(description(chart)?.hasPrefix("Sales by Day 1.") == true) }
  }

  @Test("plots of whole collections can have the names of resources")
  func projections() {
    let charts = [
      AnyView(Chart { BarPlot([1, 2], x: .value(day, \.self), y: .value(sales, 3)) }),
      AnyView(Chart { BarPlot([date], x: .value(day, \.self, unit: .day), y: .value(sales, 3)) }),
    ]
    for chart in charts { #expect(description(chart)?.hasPrefix("Sales by Day 1.") == true) }
  }

  @Test("the label and the value of marks can be resources")
  func accessibility() {
    let mark = BarMark(x: .value("x", 1), y: .value("y", 1))
    let described = ChartModel(
      mark.accessibilityLabel(sales).accessibilityValue(day), in: EnvironmentValues()
    ).batches.flatMap { $0.accessibility.values }
    #expect(described.map(\.label) == ["Sales"] && described.map(\.value) == ["Day 1"])
  }

  @Test("labels of axes can be resources, with numbers in the locale of the chart")
  func axisLabel() {
    let resource: LocalizedStringResource = "From \(1234.5)"
    let list = Stage(
      size: ProposedViewSize(width: 300, height: 200), scale: 1, shaper: BoxShaper()
    ) {
      Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
        .chartYAxis(.hidden)
        .chartXAxis { AxisMarks(values: [0]) { AxisValueLabel(resource, centered: false) } }
        .environment(\.locale, Locale(identifier: "de_DE"))
    }
    .drawList()
    #expect(list.strings.count == 1 && list.strings[0].hasPrefix("From 1.234,5"))
  }
}
