import ChartScales
import ChartSets
import Foundation
import Testing

@Suite("Drags on the mini-map")
struct RangeDragTests {
  private func drag(
    _ lower: Double, _ upper: Double, from start: Double, by translation: Double
  ) -> WindowBounds {
    RangeDrag(bounds: WindowBounds(lower: lower, upper: upper), start: start, width: 400)
      .bounds(after: translation)
  }

  @Test("the middle moves the window and keeps its length")
  func middle() {
    #expect(drag(0.25, 0.75, from: 200, by: 40) == WindowBounds(lower: 0.35, upper: 0.85))
  }

  @Test("the window stops at both ends")
  func ends() {
    #expect(drag(0.25, 0.75, from: 200, by: 4000) == WindowBounds(lower: 0.5, upper: 1))
    #expect(drag(0.25, 0.75, from: 200, by: -4000) == WindowBounds(lower: 0, upper: 0.5))
  }

  @Test("a handle moves its own edge, from both sides of it", arguments: [90, 100, 112])
  func lowerHandle(start: Double) {
    #expect(drag(0.25, 0.75, from: start, by: -40) == WindowBounds(lower: 0.15, upper: 0.75))
  }

  @Test("the other handle moves the other edge", arguments: [290, 300, 314])
  func upperHandle(start: Double) {
    #expect(drag(0.25, 0.75, from: start, by: 40) == WindowBounds(lower: 0.25, upper: 0.85))
  }

  @Test("a handle leaves at least a twentieth of the whole")
  func minimum() {
    let lower = drag(0.25, 0.75, from: 100, by: 1000)
    #expect(abs(lower.upper - lower.lower - RangeDrag.minimumLength) < 1e-12)
    let upper = drag(0.25, 0.75, from: 300, by: -1000)
    #expect(abs(upper.upper - upper.lower - RangeDrag.minimumLength) < 1e-12)
  }

  @Test("a touch outside brings the middle of the window there")
  func outside() {
    #expect(drag(0, 0.25, from: 300, by: 0) == WindowBounds(lower: 0.625, upper: 0.875))
  }

  @Test("a narrow window can still be moved by its middle")
  func narrow() {
    #expect(drag(0.5, 0.55, from: 210, by: 40) == WindowBounds(lower: 0.6, upper: 0.65))
  }

  @Test("a mini-map without a width stays as it is")
  func noWidth() {
    let bounds = WindowBounds(lower: 0.2, upper: 0.6)
    #expect(RangeDrag(bounds: bounds, start: 0, width: 0).bounds(after: 10) == bounds)
  }

  @Test("bounds that are no numbers or out of order are mended")
  func mended() {
    let set = LinesSet(id: 0, time: [], lines: [], lowerBound: 0.9, upperBound: .nan)
    #expect(set.bounds == WindowBounds(lower: 0.9, upper: 1))
    let reversed = LinesSet(id: 0, time: [], lines: [], lowerBound: 7, upperBound: 0.25)
    #expect(reversed.bounds == WindowBounds(lower: 0.25, upper: 1))
  }
}
