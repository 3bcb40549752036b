import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Annotations of marks")
struct MarkAnnotationTests {
  private func list<Content: View>(
    width: CGFloat = 300, height: CGFloat = 200, @ViewBuilder _ content: () -> Content
  ) -> DrawList {
    Stage(
      size: ProposedViewSize(width: width, height: height), scale: 1, shaper: BoxShaper()
    ) { content().chartXAxis(.hidden).chartYAxis(.hidden) }
    .drawList()
  }

  /// A square of 100 × 100 points in the middle of a plot of 300 × 200, with an annotation of 20 × 10.
  private func frame(
    _ position: AnnotationPosition, alignment: Alignment = .center, spacing: CGFloat? = nil
  ) -> CGRect? {
    list {
      Chart {
        RectangleMark(x: .value("x", 5), y: .value("y", 5), width: 100, height: 100)
          .annotation(position: position, alignment: alignment, spacing: spacing) {
            Color.red.frame(width: 20, height: 10)
          }
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    }
    .fills.last
  }

  @Test(
    "an annotation is beside its mark, aligned with it",
    arguments: [
      (AnnotationPosition.overlay, Alignment.center, CGPoint(x: 140, y: 95)),
      (.overlay, .topLeading, CGPoint(x: 100, y: 50)),
      (.overlay, .bottomTrailing, CGPoint(x: 180, y: 140)),
      (.top, .center, CGPoint(x: 140, y: 36)), (.top, .leading, CGPoint(x: 100, y: 36)),
      (.bottom, .trailing, CGPoint(x: 180, y: 154)),
      (.leading, .center, CGPoint(x: 76, y: 95)), (.trailing, .top, CGPoint(x: 204, y: 50)),
      (.topLeading, .center, CGPoint(x: 76, y: 36)),
      (.bottomTrailing, .center, CGPoint(x: 204, y: 154)),
      (.automatic, .center, CGPoint(x: 140, y: 95)),
    ])
  func positions(position: AnnotationPosition, alignment: Alignment, origin: CGPoint) {
    #expect(
      frame(position, alignment: alignment)
        == CGRect(origin: origin, size: CGSize(width: 20, height: 10)))
  }

  @Test("a given spacing takes the place of the usual one")
  func spacing() {
    #expect(frame(.top, spacing: 0)?.maxY == 50)
    #expect(frame(.trailing, spacing: 12)?.minX == 212)
  }

  /// A bar up to the top of the plot, with an annotation of 40 × 30 points above it.
  private func bar(_ resolution: AnnotationOverflowResolution) -> (bar: CGRect, label: CGRect) {
    let fills = list {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 10))
          .annotation(position: .top, spacing: 0, overflowResolution: resolution) {
            Color.red.frame(width: 40, height: 30)
          }
      }
      .chartYScale(domain: 0...10)
    }.fills
    return (fills[0], fills[1])
  }

  @Test("the scale is padded until an annotation fits into the plot")
  func padded() {
    for resolution in [.automatic, AnnotationOverflowResolution(y: .padScale)] {
      let (bar, label) = bar(resolution)
      #expect(abs(label.minY) < 0.01 && abs(bar.minY - 30) < 0.01 && bar.maxY == 200)
    }
  }

  @Test("the scale makes room for a bar whose end has an offset")
  func movedEnd() throws {
    let fills = list {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 10)).offset(yEnd: -5)
          .annotation(position: .top, spacing: 0) { Color.red.frame(width: 40, height: 30) }
      }
      .chartYScale(domain: 0...10)
    }.fills
    try #require(fills.count == 2)
    #expect(abs(fills[0].minY - 30) < 0.01 && fills[0].maxY == 200)
    #expect(abs(fills[1].minY) < 0.01)
  }

  @Test("an annotation that is moved into the chart leaves the scale as it is")
  func fitted() {
    let (bar, label) = bar(AnnotationOverflowResolution(y: .fit(to: .chart)))
    #expect(bar.minY == 0 && label.minY == 0)
    let free = self.bar(AnnotationOverflowResolution(y: .disabled))
    #expect(free.bar.minY == 0 && free.label.minY == -30)
  }

  @Test("an annotation wider than its place is moved into the chart along the other axis")
  func alongAxis() {
    let label = list {
      Chart {
        RuleMark(x: .value("x", 0)).annotation(
          position: .top, overflowResolution: AnnotationOverflowResolution(y: .disabled)
        ) { Color.red.frame(width: 80, height: 10) }
      }
      .chartXScale(domain: 0...10)
    }.fills.last
    #expect(label?.minX == 0)
  }

  @Test("the annotation of a rule that spans the plot stays in the chart")
  func spanningRule() {
    let list = list {
      Chart {
        RuleMark(x: .value("x", 5))
          .annotation(position: .top) { Color.red.frame(width: 20, height: 10) }
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    }
    #expect(list.fills.last?.minY == 0)
  }

  @Test("an annotation of several marks is placed relative to all of them")
  func group() {
    let label = list {
      Chart {
        Plot {
          ForEach([2, 4, 8], id: \.self) {
            RectangleMark(x: .value("x", $0), y: .value("y", $0), width: 10, height: 10)
          }
        }
        .annotation(position: .overlay) { Color.red.frame(width: 2, height: 2) }
        RectangleMark(x: .value("x", 10), y: .value("y", 10), width: 10, height: 10)
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    }.fills.last
    #expect(label?.midX == 150 && label?.midY == 100)
  }

  @Test("the content of an annotation can depend on the size of its mark")
  func context() {
    var sizes: [CGSize] = []
    _ = list {
      Chart {
        RectangleMark(x: .value("x", 5), y: .value("y", 5), width: 60, height: 40)
          .annotation { context in
            let _ = sizes.append(context.targetSize)
            Text("x")
          }
      }
    }
    #expect(sizes.last == CGSize(width: 60, height: 40))
  }

  @Test("gaps have no annotation, and a stack's segments have theirs")
  func gaps() {
    let list = list {
      Chart([1.0, .nan, 3], id: \.self) { value in
        BarMark(x: .value("x", "a"), y: .value("y", value))
          .annotation(position: .overlay) { Text("\(value)") }
      }
      .chartYScale(domain: 0...4)
    }
    #expect(list.strings == ["1.000000", "3.000000"])
    // The segments are 0...1 and 1...4 of a plot of 200 points.
    #expect(list.texts.map { $0.frame.midY.rounded() } == [175, 75])
  }

  @Test("a function and the mark behind it have annotations of their own")
  func functions() throws {
    let texts = list {
      Chart {
        LinePlot(x: "x", y: "y", domain: 0...10) { $0 < 5 ? 0 : 10 }
          .annotation(position: .overlay) { Text("curve") }
        PointMark(x: .value("x", 2), y: .value("y", 5))
          .annotation(position: .overlay) { Text("point") }
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    }
    .texts
    try #require(texts.map(\.text.request.string) == ["curve", "point"])
    #expect(texts.map { $0.frame.midX.rounded() } == [150, 60])
  }

  @Test("an annotation leaves the range that the app gives a scale")
  func givenRange() {
    let list = list {
      Chart {
        RectangleMark(x: .value("x", 10), y: .value("y", 5), width: 10, height: 10)
          .annotation(position: .overlay) { Text("a") }
      }
      .chartXScale(domain: 0...10, range: 0...50)
    }
    // At the end of the range, but for the rounding of the frame to pixels.
    #expect(abs((list.texts.first?.frame.midX ?? 0) - 50) < 0.5)
  }

  @Test("marks outside of the plot have no annotation, and those beyond the domain pad no scale")
  func outside() throws {
    for position in [AnnotationPosition.top, .overlay] {
      let list = list {
        Chart([4.0, 9.8, 16, 18, 500, -6], id: \.self) { value in
          BarMark(
            x: .value("x", "\(value)"), yStart: .value("y", value - 4), yEnd: .value("y", value)
          )
          .annotation(position: position, spacing: 0) { Text("\(Int(value))") }
        }
        .chartYScale(domain: 2...14)
      }
      #expect(list.strings == ["4", "9", "16"])
      guard position == .top else { continue }
      #expect(abs(try #require(list.texts.first).frame.maxY - 200 * 5 / 6) < 1)
    }
  }

  @Test("a wide bar at the end of a scale gets room for its annotation")
  func wideBar() throws {
    let list = list {
      Chart {
        BarMark(x: .value("x", 10), y: .value("y", 5), width: 40)
          .annotation(position: .trailing, spacing: 0) { Text("a") }
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    }
    let (bar, text) = (try #require(list.fills.first), try #require(list.texts.first).frame)
    #expect(text.maxX <= 300.5 && abs(text.minX - bar.maxX) <= 1)
  }

  @Test("marks at a given place or with an offset have their annotations outside of the plot")
  func placedOutside() {
    let list = list {
      Chart {
        PointMark(x: .value("x", 5), y: .value("y", 10)).offset(y: -30)
          .annotation(position: .overlay) { Text("offset") }
        PointMark(x: .value("x", 5), y: -20)
          .annotation(position: .overlay) { Text("given") }
        PointMark(x: .value("x", 12), y: -20)
          .annotation(position: .overlay) { Text("gone") }
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    }
    #expect(list.strings == ["offset", "given"])
  }

  @Test("in a chart that scrolls, the annotation of a mark at the edge does not cover the labels")
  func scrolled() throws {
    let chart = Chart(0..<20, id: \.self) { index in
      BarMark(x: .value("x", Double(index)), y: .value("y", 5), width: 30)
        .annotation(position: .overlay) { Text("bar \(index)") }
    }
    .chartYScale(domain: 0...10).chartXAxis(.hidden)
    .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5)
    .chartScrollPosition(initialX: 3.9)
    let list = Stage(
      size: ProposedViewSize(width: 300, height: 200), scale: 1, shaper: BoxShaper()
    ) { chart }.drawList()
    let labels = list.texts.filter { !$0.text.request.string.hasPrefix("bar") }
    let bars = list.texts.filter { $0.text.request.string.hasPrefix("bar") }
    let edge = try #require(labels.map(\.frame.minX).min())
    #expect(bars.count == 6 && bars.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= edge })
  }

  @Test("the mask of a mark does not count as annotated")
  func mask() {
    let list = list {
      Chart {
        RectangleMark(x: .value("x", 5), y: .value("y", 5), width: 20, height: 20)
          .mask { RectangleMark(x: .value("x", 1), y: .value("y", 1), width: 20, height: 20) }
          .annotation(position: .overlay) { Text("a") }
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    }
    #expect(list.texts.first?.frame.midX.rounded() == 150)
  }
}
