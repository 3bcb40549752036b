import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("LabelPlacement")
struct LabelPlacementTests {
  private func list<Content: View>(_ content: Content) -> DrawList {
    Stage(size: ProposedViewSize(width: 300, height: 200), scale: 2, shaper: BoxShaper()) {
      content
    }
    .drawList()
  }

  /// The number of strokes, which are grid lines and ticks.
  private func strokes(_ list: DrawList) -> Int {
    list.commands.reduce(0) { count, command in
      switch command {
      case .stroke: count + 1
      case .group(let group): count + strokes(group.contents)
      default: count
      }
    }
  }

  @Test("of many categories, some have a whole label and a grid line", arguments: [30, 60, 300])
  func manyCategories(count: Int) {
    let list = list(
      Chart(0..<count, id: \.self) {
        BarMark(x: .value("x", "Item \($0)"), y: .value("y", 1))
      }
      .chartYAxis(.hidden))
    #expect((3...9).contains(list.strings.count))
    #expect(list.texts.allSatisfy { !$0.text.isTruncated })
    // The last label may have no room, and the last line is at the end of the plot.
    #expect(strokes(list) <= 2 * (list.strings.count + 2))
  }

  @Test("few categories have a label each, which is truncated to its band")
  func fewCategories() {
    let names = "ABCDEFGHIJ".map { "\($0) has a long name" }
    let list = list(
      Chart(names, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
        .chartYAxis(.hidden))
    #expect(list.strings.count == 10)
    #expect(list.texts.allSatisfy { $0.text.isTruncated && $0.frame.width <= 28 })
  }

  @Test(
    "turned labels of many categories are all shown while the height of their text fits",
    arguments: [AxisValueLabelOrientation.vertical, .verticalReversed])
  func turned(orientation: AxisValueLabelOrientation) {
    func labels(_ count: Int) -> [String] {
      list(
        Chart(0..<count, id: \.self) {
          BarMark(x: .value("x", "Item \($0)"), y: .value("y", 1))
        }
        .chartYAxis(.hidden)
        .chartXAxis { AxisMarks { AxisValueLabel(orientation: orientation) } }
      ).strings
    }
    #expect(labels(15).count == 15)
    #expect((6...30).contains(labels(60).count))
  }

  @Test(
    "labels of a second row or column are beside those of the first one", arguments: Axis.allCases)
  func rows(axis: Axis) {
    let values = [0, 50, 100]
    let chart = Chart(0...100, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
    func labels(_ spacing: CGFloat) -> [String] {
      axis == .horizontal
        ? list(
          chart.chartYAxis(.hidden).chartXAxis {
            AxisMarks(values: values) { AxisValueLabel("a\($0.index)") }
            AxisMarks(values: values) { AxisValueLabel("b\($0.index)", verticalSpacing: spacing) }
          }
        ).strings
        : list(
          chart.chartXAxis(.hidden).chartYAxis {
            AxisMarks(values: values) { AxisValueLabel("a\($0.index)") }
            AxisMarks(values: values) { AxisValueLabel("b\($0.index)", horizontalSpacing: spacing) }
          }
        ).strings
    }
    let first = axis == .horizontal ? ["a0", "a1"] : ["a0", "a1", "a2"]
    #expect(labels(40).sorted() == first + first.map { $0.replacing("a", with: "b") })
    #expect(labels(4).sorted() == first)
  }

  @Test("labels of different lengths that do not all fit are left out at equal distances")
  func regular() {
    let names = [
      "January", "May", "June", "Sep", "October", "May", "November", "Feb", "Mar", "Apr",
    ]
    let list = list(
      Chart(0..<10, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartYAxis(.hidden).chartXScale(domain: 0...10)
        .chartXAxis {
          AxisMarks(values: Array(0..<10)) { value in
            AxisValueLabel { Text("\(value.index) \(names[value.index])") }
          }
        })
    let shown = list.strings.compactMap { $0.split(separator: " ").first.flatMap { Int($0) } }
    let steps = Set(zip(shown.dropFirst(), shown).map { $0 - $1 })
    #expect(shown.count >= 3 && shown.first == 0 && steps.count == 1, "\(shown)")
  }

  private static let start = Date(timeIntervalSince1970: 1_640_995_200)

  /// The labels of bars of units in the middle of marks at a distance.
  private func centred(
    _ unit: Calendar.Component, _ bars: Int, days: Double, by step: Int
  ) -> [DrawnText] {
    list(
      Chart(0..<bars, id: \.self) {
        BarMark(
          x: .value("x", Self.start.addingTimeInterval(86_400 * days * Double($0)), unit: unit),
          y: .value("y", 1))
      }
      .chartYAxis(.hidden)
      .chartXAxis {
        AxisMarks(values: .stride(by: unit, count: step)) {
          AxisValueLabel(format: .dateTime.day().month(.abbreviated), centered: true)
        }
      }
    ).texts
  }

  @Test("centred dates that are wider than their bands are thinned, not truncated")
  func thinnedDates() {
    let labels = centred(.day, 14, days: 1, by: 1).sorted { $0.frame.minX < $1.frame.minX }
    #expect((4...9).contains(labels.count))
    #expect(labels.allSatisfy { !$0.text.isTruncated })
    for (label, next) in zip(labels, labels.dropFirst()) {
      #expect(next.frame.minX - label.frame.maxX >= 3.9)
    }
    let band: CGFloat = 300 / 14
    for label in labels {
      let day = Double(label.text.request.string.filter(\.isNumber)) ?? .nan
      #expect(abs(label.frame.midX - band * (day - 0.5)) <= band / 2 + 0.5)
    }
  }

  @Test("a centred date of a unit that the end of the plot cuts off is left out, not truncated")
  func cutDate() {
    // 1 January 2022 is day 18 993 since 1970, a multiple of three.
    let labels = centred(.day, 13, days: 1, by: 3)
    #expect(labels.map(\.text.request.string) == ["Jan 1", "Jan 4", "Jan 7", "Jan 10"])
    #expect(labels.allSatisfy { !$0.text.isTruncated })
  }

  @Test("centred labels at the ends of the X axis stay in the chart")
  func endLabels() {
    let list = list(
      Chart { PointMark(x: .value("x", 5), y: .value("y", 1)) }
        .chartXScale(domain: 0...10).chartYAxis(.hidden)
        .chartXAxis { AxisMarks(values: [0, 10]) { AxisValueLabel("a label", anchor: .top) } })
    #expect(list.texts.map(\.frame.minX).min() == 0)
    #expect(list.texts.map(\.frame.maxX).max() == 300)
  }

  @Test("long labels of the Y axis take at most two fifths of the width")
  func longLabels() throws {
    let name = String(repeating: "long ", count: 30)
    let list = list(
      Chart { BarMark(x: .value("x", 1), y: .value("y", name)) }
        .chartXAxis(.hidden).chartYAxis { AxisMarks(position: .leading) })
    let label = try #require(list.texts.first)
    #expect(label.frame.width <= 120 && label.frame.minX >= 0)
  }

  @Test("an app that chooses categories itself sees them all, by a list or by their indices")
  func chosenCategories() {
    func chart<Content: AxisContent>(@AxisContentBuilder _ marks: () -> Content) -> [String] {
      list(
        Chart(0..<360, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", 1)) }
          .chartYAxis(.hidden).chartXAxis { marks() }
      ).strings
    }
    let wanted = (0..<12).map { "\($0 * 30)" }
    #expect(chart { AxisMarks(values: wanted) } == wanted)
    let tens = chart {
      AxisMarks { value in if value.index % 60 == 0 { AxisValueLabel() } }
    }
    #expect(tens == (0..<6).map { "\($0 * 60)" })
  }

  private func day(_ number: Int) -> Date {
    Date(timeIntervalSinceReferenceDate: 86_400 * Double(number))
  }

  @Test("each interval between dates has one centred label, and the end of the domain has none")
  func intervals() {
    func labels(isVertical: Bool) -> [String] {
      let days = AxisMarks(values: .stride(by: .day)) {
        AxisValueLabel(format: .dateTime.day(), centered: true)
      }
      return list(
        Chart(0..<7, id: \.self) {
          if isVertical {
            BarMark(x: .value("v", $0 + 3), y: .value("d", day($0), unit: .day))
          } else {
            BarMark(x: .value("d", day($0), unit: .day), y: .value("v", $0 + 3))
          }
        }
        .chartXAxis { if !isVertical { days } }
        .chartYAxis { if isVertical { days } }
      ).strings
    }
    #expect(labels(isVertical: true).sorted() == ["1", "2", "3", "4", "5", "6", "7"])
    #expect(labels(isVertical: false) == ["1", "2", "3", "4", "5", "6", "7"])
  }

  @Test("centred labels of a scrolled chart are in the middle of whole intervals")
  func scrolledIntervals() {
    let found = list(
      Chart(0..<60, id: \.self) {
        PointMark(x: .value("d", day($0), unit: .day), y: .value("v", $0))
      }
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 86_400 * 10)
      .chartScrollPosition(initialX: day(6))
      .chartYAxis(.hidden)
      .chartXAxis {
        AxisMarks(values: .stride(by: .day, count: 7)) {
          AxisGridLine()
          AxisValueLabel(format: .dateTime.day(), centered: true)
        }
      })
    // A day is 30 points wide, and the plot begins at the 7th. The interval from the 4th on has its middle half a day
    // later, and that from the 11th on 7.5 days later.
    let texts = found.texts.filter { Int($0.text.request.string) != nil }
    #expect(texts.map(\.text.request.string) == ["4", "11"])
    for (text, middle) in zip(texts, [15.0, 225]) { #expect(abs(text.frame.midX - middle) < 1) }
  }

  @Test("a label of an app that is narrower in its band is in the middle of it")
  func customLabels() {
    let names = ["AB", "CD", "EF", "GH", "IJ"]
    let found = list(
      Chart(names, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
        .chartYAxis(.hidden)
        .chartXAxis {
          AxisMarks { value in
            AxisValueLabel { Text(names[value.index]).frame(idealWidth: 90) }
          }
        })
    #expect(found.texts.count == 5)
    for (index, text) in found.texts.enumerated() {
      #expect(abs(text.frame.midX - 60 * (CGFloat(index) + 0.5)) <= 1)
    }
  }
}
