import ChartScales
import ChartroomUI
import Foundation
import Graphics
import Observation
import TestSupport
import Testing

import ChartroomCharts

@MainActor
@Suite("Mini-maps of charts")
struct ChartMiniMapTests {
  /// The window that a mini-map writes.
  @MainActor
  @Observable
  final class Box<Value: Comparable> {
    var window: ClosedRange<Value>
    init(_ window: ClosedRange<Value>) { self.window = window }
    var binding: Binding<ClosedRange<Value>> {
      Binding(get: { self.window }, set: { self.window = $0 })
    }
  }

  private func stage<Content: View>(_ content: Content) -> Stage {
    let stage = Stage(
      size: ProposedViewSize(width: 400, height: 42), scale: 1, shaper: BoxShaper()
    ) { content }
    _ = stage.drawList()
    return stage
  }

  private func map<Value: Plottable & Comparable>(
    _ box: Box<Value>, of values: [Value]
  ) -> some View {
    ChartMiniMap(window: box.binding) {
      ForEach(values.indices, id: \.self) {
        LineMark(x: .value("x", values[$0]), y: .value("y", $0))
      }
    }
  }

  private func drag(_ stage: Stage, from start: Double, to end: Double) {
    stage.send([
      .down(at: CGPoint(x: start, y: 20)), .moved(to: CGPoint(x: end, y: 20)),
      .up(at: CGPoint(x: end, y: 20)),
    ])
  }

  private let days = (0...100).map { Date(timeIntervalSinceReferenceDate: 86_400 * Double($0)) }

  @Test("a drag inside of the window moves it, and keeps its length")
  func body() {
    let box = Box(days[50]...days[75])
    let stage = stage(map(box, of: days))
    drag(stage, from: 250, to: 210)
    #expect(box.window == days[40]...days[65])
    drag(stage, from: 210, to: 4000)
    #expect(box.window == days[75]...days[100])
    drag(stage, from: 350, to: -4000)
    #expect(box.window == days[0]...days[25])
  }

  @Test("a drag of an edge keeps the other edge, and a twentieth of the width")
  func edges() {
    let end = days[75].addingTimeInterval(0.1)
    let box = Box(days[50]...end)
    let stage = stage(map(box, of: days))
    drag(stage, from: 200, to: 160)
    #expect(box.window == days[40]...end)
    drag(stage, from: 160, to: 4000)
    #expect(box.window.upperBound == end)
    #expect(abs(end.timeIntervalSince(box.window.lowerBound) - 5 * 86_400) < 1e-3)
    drag(stage, from: 300, to: 4000)
    #expect(box.window.upperBound == days[100])
  }

  @Test("a touch leaves the window as it is inside, and centres it outside")
  func touch() {
    let box = Box(days[13].addingTimeInterval(0.3)...days[33].addingTimeInterval(0.7))
    let before = box.window
    let stage = stage(map(box, of: days))
    drag(stage, from: 92, to: 92)
    #expect(box.window == before)
    drag(stage, from: 320, to: 320)
    #expect(abs(box.window.lowerBound.timeIntervalSince(days[70])) < 86_400)
    #expect(
      abs(
        box.window.upperBound.timeIntervalSince(box.window.lowerBound)
          - before.upperBound.timeIntervalSince(before.lowerBound)) < 1e-6)
  }

  @Test("limits of integers are rounded, and keep their distance")
  func integers() {
    let box = Box(1000...1003)
    let stage = stage(map(box, of: Array(1000...1010)))
    drag(stage, from: 60, to: 117)
    #expect(box.window == 1001...1004)
    drag(stage, from: 160, to: 171)
    #expect(box.window == 1001...1004)
    drag(stage, from: 160, to: 181)
    #expect(box.window == 1001...1005)
    // A twentieth of the width is half a unit, and equal limits are no window.
    drag(stage, from: 200, to: 0)
    #expect(box.window.lowerBound == 1001 && box.window.upperBound > 1001)
  }

  @Test("a reversed scale shows the window from the right")
  func reversed() {
    let box = Box(0.0...25)
    let stage = stage(
      map(box, of: [0, 50, 100]).chartXScale(
        domain: .automatic(includesZero: false, reversed: true)))
    drag(stage, from: 300, to: 260)
    #expect(abs(box.window.upperBound - 35) < 1e-9 && box.window.lowerBound == 0)
    drag(stage, from: 330, to: 290)
    #expect(abs(box.window.lowerBound - 10) < 1e-9 && abs(box.window.upperBound - 45) < 1e-9)
  }

  @Test("from right to left, the window is mirrored with the marks")
  func rightToLeft() {
    let box = Box(days[50]...days[75])
    let mirrored = stage(map(box, of: days).environment(\.layoutDirection, .rightToLeft))
    #expect("\(mirrored.drawList())" != "\(stage(map(box, of: days)).drawList())")
    drag(mirrored, from: 150, to: 110)
    #expect(box.window == days[60]...days[85])
  }

  @Test("marks without X values, or with one, have no window, and ignore drags")
  func empty() {
    for values in [[], [days[3]]] {
      let box = Box(days[50]...days[75])
      let stage = stage(map(box, of: values))
      #expect(stage.drawList().fills.isEmpty)
      drag(stage, from: 210, to: 10)
      #expect(box.window == days[50]...days[75])
    }
  }

  @Test("a window of another type than the marks is not shown")
  func otherType() {
    let box = Box(0...3)
    let stage = stage(
      ChartMiniMap(window: box.binding) {
        ForEach(days, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", 1)) }
      })
    #expect(stage.drawList().fills.isEmpty)
    drag(stage, from: 210, to: 10)
    #expect(box.window == 0...3)
  }

  @Test("the window and its position convert into each other")
  func inverse() throws {
    for isReversed in [false, true] {
      for transform in [ScaleTransform.linear, .logarithmic] {
        let scale = try #require(
          MiniMapScale(
            PositionScale(
              domain: .number(1...1000), transform: transform, isReversed: isReversed)))
        for window in [1.0...1000, 10...100, 1...7, 990...1000] {
          let bounds = try #require(scale.bounds(from: window.lowerBound, to: window.upperBound))
          #expect(scale.window(window, movedTo: bounds) == window)
          // The position leads from another window to the same limits, unless the length is kept.
          guard transform == .logarithmic else { continue }
          let back = try #require(scale.window(2.0...3, movedTo: bounds))
          #expect(abs(back.lowerBound - window.lowerBound) < 1e-9)
          #expect(abs(back.upperBound - window.upperBound) < 1e-9)
        }
      }
    }
  }

  @Test("limits that are not finite, outside or reversed are shown in the whole range")
  func badLimits() throws {
    let scale = try #require(MiniMapScale(PositionScale(domain: .number(0...100))))
    func bounds(_ low: Double, _ high: Double) -> ClosedRange<Double>? {
      scale.bounds(from: low, to: high)
    }
    #expect(bounds(-.infinity, .infinity) == 0...1)
    #expect(bounds(.nan, 50) == 0...0.5)
    #expect(bounds(50, .nan) == 0.5...1)
    #expect(bounds(75, 25) == 0.25...0.75)
    #expect(bounds(200, 300) == 1...1)
    #expect(bounds(40, 40) == 0.4...0.4)
    #expect(MiniMapScale(PositionScale(domain: .number(3...3))) == nil)
    #expect(MiniMapScale(PositionScale(domain: .category(["a", "b"]))) == nil)
  }

  @Test(
    "the height is that of the chart sets, or the given one", arguments: [42.0, 60, 0, -3, .nan])
  func height(height: CGFloat) {
    let box = Box(days[50]...days[75])
    let stage = Stage(
      size: ProposedViewSize(width: 200, height: nil), scale: 1, shaper: BoxShaper()
    ) {
      ChartMiniMap(window: box.binding, height: height) {
        LineMark(x: .value("x", days[0]), y: .value("y", 1))
        LineMark(x: .value("x", days[9]), y: .value("y", 2))
      }
    }
    _ = stage.drawList()
    #expect(stage.size == CGSize(width: 200, height: height.isNaN ? 42 : max(height, 0)))
  }
}
