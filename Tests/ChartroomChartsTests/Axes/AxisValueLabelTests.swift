import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("AxisValueLabel")
struct AxisValueLabelTests {
  private func list<Content: View>(@ViewBuilder _ content: () -> Content) -> DrawList {
    Stage(
      size: ProposedViewSize(width: 300, height: 200), scale: 1, shaper: BoxShaper(),
      content: content
    ).drawList()
  }

  private func bars<Content: AxisContent>(
    @AxisContentBuilder _ axis: () -> Content
  ) -> DrawList {
    list {
      Chart(["one", "two"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
        .chartYAxis(.hidden).chartXAxis(content: axis)
    }
  }

  /// The height of the plot of a chart with an X axis: that of its bars.
  private func plotHeight(_ list: DrawList) -> CGFloat { list.fills.map(\.height).max() ?? 0 }

  @Test(
    "a vertical label takes the height of its length",
    arguments: [AxisValueLabelOrientation.vertical, .verticalReversed])
  func orientation(orientation: AxisValueLabelOrientation) {
    let flat = bars { AxisMarks { AxisValueLabel() } }
    let turned = bars { AxisMarks { AxisValueLabel(orientation: orientation) } }
    let width = flat.texts[0].text.size.width
    let height = flat.texts[0].text.size.height
    #expect(abs(plotHeight(flat) - plotHeight(turned) - (width - height)) < 1)
  }

  @Test("marks of an axis can be moved and their types erased")
  func offset() {
    let labels = bars { AxisMarks { AxisValueLabel() } }.texts
    let moved = bars {
      AnyAxisContent(AxisMarks { AnyAxisMark(AxisValueLabel().offset(x: 5, y: 3)) })
    }.texts
    #expect(moved.map(\.frame) == labels.map { $0.frame.offsetBy(dx: 5, dy: 3) })
  }

  @Test("centred lines, ticks and labels are between values, and not at the end of the domain")
  func intervals() {
    func marks(_ isCentered: Bool) -> (lines: Int, texts: Int) {
      let list = list {
        Chart { PointMark(x: .value("x", 40), y: .value("y", 1)).opacity(0) }
          .chartYAxis(.hidden)
          .chartXAxis {
            AxisMarks(values: [0, 10, 20, 30, 40]) { _ in
              AxisGridLine(centered: isCentered)
              AxisTick(centered: isCentered, length: 2)
              AxisValueLabel(centered: isCentered, anchor: .top)
            }
          }
      }
      return (list.strokes.count, list.strings.count)
    }
    #expect(marks(false) == (10, 5))
    #expect(marks(true) == (8, 4))
  }

  @Test(
    "ticks of a length in points do not cross the labels at their values",
    arguments: [UnitPoint.top, UnitPoint(x: 0.4, y: 0)])
  func ticks(anchor: UnitPoint) throws {
    let list = Stage(
      size: ProposedViewSize(width: 300, height: 200), scale: 1, shaper: BoxShaper()
    ) {
      Chart { PointMark(x: .value("x", 40), y: .value("y", 60)).opacity(0) }
        .chartXAxis {
          AxisMarks { _ in
            AxisTick(length: 12, stroke: StrokeStyle(lineWidth: 2))
            AxisValueLabel(anchor: anchor)
          }
        }
        .chartYAxis {
          AxisMarks(position: .leading) { _ in
            AxisValueLabel()
            AxisTick(length: 10, stroke: StrokeStyle(lineWidth: 2))
          }
        }
    }
    .drawList()
    #expect(list.texts.count == 9 && !list.strokes.isEmpty)
    expectSeparate(list)
  }

  private func expectSeparate(_ list: DrawList) {
    for tick in list.strokes {
      let rect = tick.boundingRect.insetBy(dx: -0.5, dy: -0.5)
      for text in list.texts { #expect(!text.frame.intersects(rect)) }
    }
  }

  @Test("centred ticks do not cross the labels in the middle of bands")
  func centredTicks() {
    let list = list {
      Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
        .chartXAxis {
          AxisMarks { _ in
            AxisTick(centered: true, length: 12)
            AxisValueLabel(centered: true)
          }
        }
        .chartYAxis(.hidden)
    }
    #expect(list.texts.count == 2 && list.strokes.count == 2)
    expectSeparate(list)
  }

  @Test("ticks can be as long as their labels, or as the longest label of their edge")
  func labelTicks() {
    func lengths(_ length: AxisTick.Length) -> [CGFloat] {
      list {
        Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).opacity(0) }
          .chartXAxis(.hidden).chartYScale(domain: 1...1000)
          .chartYAxis {
            AxisMarks(position: .leading, values: [1, 500, 1000]) { _ in
              AxisTick(length: length)
              AxisValueLabel()
            }
          }
      }.strokes.map(\.boundingRect.width)
    }
    func widths() -> [CGFloat] {
      list {
        Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).opacity(0) }
          .chartXAxis(.hidden).chartYScale(domain: 1...1000)
          .chartYAxis { AxisMarks(position: .leading, values: [1, 500, 1000]) }
      }.texts.map(\.frame.width)
    }
    let own = lengths(.label)
    let gaps = zip(own, widths()).map { $0 - $1 }
    #expect(own.count == 3 && Set(own).count == 3)
    // Each label is as far from the plot.
    #expect(gaps.allSatisfy { $0 > 0 && abs($0 - gaps[0]) < 0.01 })
    let longest = own.max() ?? 0
    #expect(lengths(.longestLabel) == [longest, longest, longest])
    #expect(lengths(.label(extendPastBy: 4)) == own.map { $0 + 4 })
    #expect(lengths(.longestLabel(extendPastBy: 4)) == own.map { _ in longest + 4 })
  }

  @Test("a tick is as long as the label of its value, also if another label is nearer")
  func centredLabels() {
    let list = list {
      Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).opacity(0) }
        .chartXAxis(.hidden).chartYScale(domain: 0...1000)
        .chartYAxis {
          AxisMarks(position: .leading, values: [0, 400, 1000]) { _ in
            AxisTick(length: .label)
            AxisValueLabel(centered: true)
          }
        }
    }
    let widths = list.texts.map(\.frame.width)
    let lengths = list.strokes.map(\.boundingRect.width)
    #expect(widths.count == 2 && lengths.count == 3)
    #expect(abs(lengths[1] - lengths[0] - (widths[1] - widths[0])) < 0.01)
    // The label of the last value would be outside of the plot.
    #expect(lengths[2] == lengths[1])
  }

  @Test("a label that is truncated takes the room up to the next one")
  func truncated() {
    let days = (0..<8).map { Date(timeIntervalSince1970: 1_651_449_600 + 86_400 * Double($0)) }
    let list = list {
      Chart(days, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
        .chartYAxis(.hidden)
        .chartXAxis {
          AxisMarks(values: .stride(by: .day)) {
            AxisValueLabel("A long label", collisionResolution: .truncate)
          }
        }
    }
    #expect(list.texts.count >= 6)
    #expect(list.texts.allSatisfy { $0.text.isTruncated && $0.frame.width <= 300 / 7 - 4 })
  }

  @Test("several views of a label are aligned in a column")
  func severalViews() {
    let texts = bars {
      AxisMarks {
        AxisValueLabel(multiLabelAlignment: .leading) {
          Text("Longer")
          Text("x")
        }
      }
    }.texts
    #expect(texts.count == 4)
    #expect(texts[0].frame.minX == texts[1].frame.minX)
    #expect(texts[0].frame.maxY <= texts[1].frame.minY + 0.5)
  }

  @Test("a label inside of the plot takes space from its category, unless it does not offset marks")
  func offsetsMarks() {
    func height(_ offsets: Bool?) -> CGFloat? {
      list {
        Chart(["one", "two"], id: \.self) { BarMark(x: .value("x", 1), y: .value("y", $0)) }
          .chartXAxis(.hidden)
          .chartYAxis { AxisMarks { AxisValueLabel(offsetsMarks: offsets) } }
      }.fills.first?.height
    }
    #expect(height(nil) == height(true))
    #expect((height(false) ?? 0) > (height(true) ?? 0) + 5)
  }

  @Test("inset labels are inside of the plot, and extended ones above their grid lines")
  func presets() {
    func chart(_ preset: AxisMarkPreset) -> DrawList {
      list {
        Chart {
          RectangleMark(
            xStart: .value("x", 0), xEnd: .value("x", 1), yStart: .value("y", 0),
            yEnd: .value("y", 10))
        }
        .chartXAxis(.hidden)
        .chartYAxis { AxisMarks(preset: preset, position: .leading, values: [0, 10]) }
      }
    }
    let inset = chart(.inset)
    #expect(inset.fills.first?.minX == 0)
    #expect(inset.texts.allSatisfy { $0.frame.minX >= 0 && $0.frame.minX < 10 })
    let extended = chart(.extended)
    #expect((extended.fills.first?.minX ?? 0) > 10)
    // The lower label is above the end of the plot.
    #expect((extended.texts.map(\.frame.maxY).max() ?? 300) <= 200.5)
  }

  @Test(
    "a label of a category is in the middle of its band, where no line is",
    arguments: [AxisMarkPreset.extended, .inset, .aligned])
  func categoryPresets(preset: AxisMarkPreset) {
    let list = list {
      Chart(["Alpha", "Beta"], id: \.self) { BarMark(x: .value("v", 3), y: .value("n", $0)) }
        .chartXAxis(.hidden)
        .chartYAxis { AxisMarks(preset: preset, position: .leading) }
    }
    let (labels, bars) = (list.texts.map(\.frame.midY), list.fills.map(\.midY))
    #expect(labels.count == 2 && bars.count == 2)
    #expect(zip(labels, bars).allSatisfy { abs($0 - $1) <= 1 })
  }
}
