import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// Curves of time.
@Suite("UnitCurve")
struct UnitCurveTests {
  private static let named: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
  ]

  @Test("a Bézier curve has the y coordinate of the parameter with the given x", arguments: 0..<50)
  func bezier(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let (x1, x2) = (
      Double.random(in: 0...1, using: &generator), Double.random(in: 0...1, using: &generator)
    )
    let (y1, y2) = (
      Double.random(in: -1...2, using: &generator), Double.random(in: -1...2, using: &generator)
    )
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
    for step in 1..<40 {
      let t = Double(step) / 40
      func coordinate(_ a: Double, _ b: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
      }
      #expect(abs(curve.value(at: coordinate(x1, x2)) - coordinate(y1, y2)) < 1e-4)
    }
  }

  @Test("curves run from 0 to 1, and inputs outside are clamped", arguments: named)
  func ends(curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: -3) == 0)
    #expect(curve.value(at: .nan) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: 7) == 1)
    #expect(curve.velocity(at: 0.5) > 0.5)
  }

  @Test(
    "the inverse of a curve leads back", arguments: [UnitCurve.linear, .easeInOut, .circularEaseIn])
  func inverse(curve: UnitCurve) {
    for step in 0...20 {
      let x = Double(step) / 20
      #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6)
    }
  }
}
