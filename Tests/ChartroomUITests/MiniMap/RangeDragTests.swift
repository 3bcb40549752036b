import ChartroomUI
import Foundation
import Testing

@Suite("Drags on the mini-map")
struct RangeDragTests {
  private func drag(
    _ lower: Double, _ upper: Double, from start: Double, by translation: Double
  ) -> ClosedRange<Double> {
    RangeDrag(bounds: lower...upper, start: start, width: 400)
      .bounds(after: translation)
  }

  @Test("the middle moves the window and keeps its length")
  func middle() {
    #expect(drag(0.25, 0.75, from: 200, by: 40) == 0.35...0.85)
  }

  @Test("the window stops at both ends")
  func ends() {
    #expect(drag(0.25, 0.75, from: 200, by: 4000) == 0.5...1)
    #expect(drag(0.25, 0.75, from: 200, by: -4000) == 0...0.5)
  }

  @Test("a handle moves its own edge, from both sides of it", arguments: [90, 100, 112])
  func lowerHandle(start: Double) {
    #expect(drag(0.25, 0.75, from: start, by: -40) == 0.15...0.75)
  }

  @Test("the other handle moves the other edge", arguments: [290, 300, 314])
  func upperHandle(start: Double) {
    #expect(drag(0.25, 0.75, from: start, by: 40) == 0.25...0.85)
  }

  @Test(
    "a touch leaves a window as it is that is shorter than a twentieth",
    arguments: [195, 200, 202, 204, 209])
  func shortWindow(start: Double) {
    #expect(drag(0.5, 0.51, from: start, by: 0) == 0.5...0.51)
  }

  @Test("a handle leaves at least a twentieth of the whole")
  func minimum() {
    let lower = drag(0.25, 0.75, from: 100, by: 1000)
    #expect(abs(lower.upperBound - lower.lowerBound - RangeDrag.minimumLength) < 1e-12)
    let upper = drag(0.25, 0.75, from: 300, by: -1000)
    #expect(abs(upper.upperBound - upper.lowerBound - RangeDrag.minimumLength) < 1e-12)
  }

  @Test("a touch outside brings the middle of the window there")
  func outside() {
    #expect(drag(0, 0.25, from: 300, by: 0) == 0.625...0.875)
  }

  @Test("a narrow window can still be moved by its middle")
  func narrow() {
    #expect(drag(0.5, 0.55, from: 210, by: 40) == 0.6...0.65)
  }

  @Test("a mini-map without a width stays as it is")
  func noWidth() {
    let bounds = 0.2...0.6
    #expect(RangeDrag(bounds: bounds, start: 0, width: 0).bounds(after: 10) == bounds)
  }

  @Test("a touch inside of the window keeps its exact bounds", arguments: [0.1...0.4, 0.7...1])
  func touch(bounds: ClosedRange<Double>) {
    let middle = (bounds.lowerBound + bounds.upperBound) * 200
    #expect(drag(bounds.lowerBound, bounds.upperBound, from: middle, by: 0) == bounds)
  }

  @Test("coordinates that are not finite give bounds in 0...1")
  func notFinite() {
    let values = [Double.nan, .infinity, -.infinity]
    for start in values + [20, 200] {
      for translation in values {
        let bounds = drag(0.25, 0.75, from: start, by: translation)
        #expect(0 <= bounds.lowerBound && bounds.upperBound <= 1)
      }
    }
  }
}
