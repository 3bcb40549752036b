import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Slider")
struct SliderTests {
  /// Drags the thumb of a slider of 128 points, whose thumb travels over 100, to a position of its centre.
  private func value(
    at x: CGFloat, from start: Double = 0, in bounds: ClosedRange<Double> = 0...1,
    step: Double? = nil, direction: LayoutDirection = .leftToRight
  ) -> Double {
    let box = Held(start)
    let stage = stage(width: 128, height: 31) {
      Group {
        if let step {
          Slider(value: box.binding, in: bounds, step: step)
        } else {
          Slider(value: box.binding, in: bounds)
        }
      }
      .environment(\.layoutDirection, direction)
    }
    stage.send(.tap(at: CGPoint(x: x, y: 15)))
    return box.value
  }

  @Test("a touch sets the share of the travel, within the range")
  func drag() {
    #expect(value(at: 14) == 0)
    #expect(value(at: 64) == 0.5)
    #expect(value(at: 114) == 1)
    #expect(value(at: 1, from: 0.5) == 0)
    #expect(value(at: 127) == 1)
    #expect(value(at: 39, in: 10...50) == 20)
    #expect(value(at: 39, direction: .rightToLeft) == 0.75)
  }

  @Test("steps begin at the lower bound and end at the upper one")
  func steps() {
    #expect(value(at: 40, in: 0...10, step: 5) == 5)
    #expect(value(at: 38, in: 0...10, step: 5) == 0)
    #expect(value(at: 60, in: 3...13, step: 4) == 7)
    #expect(value(at: 114, in: 3...13, step: 4) == 11 || value(at: 114, in: 3...13, step: 4) == 13)
    #expect(value(at: 64, in: 0...10, step: 0) == 5)
  }

  @Test(
    "values outside of the range, NaN and empty ranges are drawn at an end",
    arguments: [
      (-1.0, 0.0...1.0), (2, 0...1), (.nan, 0...1), (.infinity, 0...1), (5, 5...5),
    ])
  func odd(value: Double, bounds: ClosedRange<Double>) {
    let stage = stage(width: 128, height: 31) { Slider(value: .constant(value), in: bounds) }
    #expect(!stage.drawList().description.contains("nan"))
    stage.send(.tap(at: CGPoint(x: 64, y: 15)))
  }

  @Test("drags set numbers of the enabled range only, within the range of the slider")
  func enabledBounds() {
    for (enabled, expected) in [
      (0.25...0.5, [0.25, 0.4, 0.5]), (-3 ... -2, [0, 0, 0]), (0.9...4, [0.9, 0.9, 1]),
    ] {
      let box = Held(0.3)
      let stage = stage(width: 128, height: 31) {
        Slider(value: box.binding, in: 0...1, enabledBounds: enabled, label: { EmptyView() })
      }
      for (x, number) in zip([14.0, 54, 114], expected) {
        stage.send(.tap(at: CGPoint(x: x, y: 15)))
        #expect(abs(box.value - number) < 1e-9, "\(enabled) at \(x)")
      }
    }
  }

  @Test("the track is filled from the neutral number, and ticks lie in the range")
  func marks() {
    func rects(_ value: Double, _ direction: LayoutDirection) -> [CGRect] {
      stage(width: 128, height: 31) {
        Slider(
          value: .constant(value), in: 0...1, neutralValue: 0.5, label: { EmptyView() },
          ticks: {
            for tick in [0.25, 5, -1, .nan] { SliderTick(tick) }
          }
        )
        .tint(.green)
        .environment(\.layoutDirection, direction)
      }
      .drawList().fills
    }
    for (value, direction, filled, tick) in [
      (0.75, LayoutDirection.leftToRight, 64.0...89, 39.5), (0.25, .leftToRight, 39...64, 39.5),
      (0.75, .rightToLeft, 39...64, 89.5),
    ] {
      let rects = rects(value, direction)
      #expect(
        rects.contains { $0.minX == filled.lowerBound && $0.maxX == filled.upperBound },
        "\(value) \(rects)")
      let ticks = rects.filter { $0.width == 3 }
      #expect(ticks.count == 1 && ticks.allSatisfy { abs($0.midX - tick) < 0.01 })
    }
  }

  @Test("editing is reported at the beginning and at the end of a drag")
  func editing() {
    let log = Log<Bool>()
    let stage = stage(width: 128, height: 31) {
      Slider(value: .constant(0.2), onEditingChanged: { log.add($0) })
    }
    stage.send(.down(at: CGPoint(x: 20, y: 15)))
    stage.send(.moved(to: CGPoint(x: 60, y: 15)))
    #expect(log.take() == [true])
    stage.send(.up(at: CGPoint(x: 60, y: 15)))
    #expect(log.take() == [false])
  }

  @Test("fills the width, and is 100 points wide without a proposal")
  func size() {
    #expect(stageSize(width: 300) { Slider(value: .constant(0)) } == CGSize(width: 300, height: 31))
    #expect(stageSize { Slider(value: .constant(0)) } == CGSize(width: 100, height: 31))
  }
}
