import ChartScales
import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("TickLabels")
struct TickLabelsTests {
  private let day: TimeInterval = 86_400

  private func labels(_ axis: TimeAxis) -> TickLabels {
    let labels = TickLabels()
    labels.use(
      .standard, font: .system(size: 11), axis: axis,
      measuredBy: LabelWidth(environment: EnvironmentValues()))
    return labels
  }

  @Test("are the texts of the formats, however many are asked for and in whatever order")
  func texts() {
    let labels = labels(.even(10))
    for _ in 0..<2 {
      for number in 0..<600 {
        let date = Date(timeIntervalSince1970: 1.5e9 + Double(number * 37 % 600) * day)
        for part in [DatePart.minute, .day] {
          let label = labels.label(of: date, naming: part)
          #expect(label.text == ChartFormats.standard.axisLabel(date, naming: part))
          #expect(label.width > 0)
        }
      }
    }
  }

  @Test("follow a change of the formats, and of the axis")
  func changes() throws {
    let labels = labels(.even(10))
    let measure = LabelWidth(environment: EnvironmentValues())
    let date = Date(timeIntervalSince1970: 1.5e9)
    #expect(labels.label(of: date, naming: .day).text == "Jul 14")
    labels.use(
      ChartFormats(locale: Locale(identifier: "de_DE")), font: .system(size: 11), axis: .even(10),
      measuredBy: measure)
    #expect(labels.label(of: date, naming: .day).text == "14. Juli")
    #expect(labels.ticks(of: .weeks(1), in: 0...9).map(\.position) == [2, 9])
    labels.use(
      ChartFormats(locale: Locale(identifier: "de_DE")), font: .system(size: 11), axis: .even(20),
      measuredBy: measure)
    #expect(labels.ticks(of: .weeks(1), in: 0...19).map(\.position) == [2, 9, 16])
    labels.use(
      .standard, font: .system(size: 11), axis: .even(60),
      measuredBy: measure)
    #expect(labels.ticks(of: .weeks(1), in: 0...20).map(\.position) == [1, 8, 15])
  }

  @Test(
    "those of the step that suits a plot need no more width than is known",
    arguments: [9, 10, 30, 800])
  func widths(count: Int) throws {
    let axis = TimeAxis.even(count)
    let labels = labels(axis)
    let geometry = PlotGeometry(
      window: TimeWindow(wholeOf: axis), axis: axis, width: 375, margin: 16)
    let step = try #require(labels.step(in: geometry))
    let ticks = labels.ticks(of: step, in: 0...axis.length)
    #expect(ticks.count >= 3)
    for (left, right) in zip(ticks, ticks.dropFirst()) {
      let widths = [left, right].map { labels.label(of: $0.date, naming: $0.part).width }
      let distance = (right.position - left.position) * geometry.stepWidth
      #expect(distance >= (widths[0] + widths[1]) / 2 + TimeTicks.labelGap - 1e-6)
    }
  }
}
