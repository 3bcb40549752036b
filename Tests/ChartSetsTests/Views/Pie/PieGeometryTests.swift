import ChartSets
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("Geometry of a pie")
struct PieGeometryTests {
  static func shares(_ averages: [Double]) -> PieShares {
    PieShares(PieSharesTests.chart(averages.map { [$0] }))
  }

  @Test("angles go once round from 12 o'clock, clockwise")
  func angles() {
    let geometry = PieGeometry(size: CGSize(width: 300, height: 300), margin: 16, pixel: 0.5)
    #expect(geometry.angle(at: 0) == -.pi / 2)
    #expect(abs(geometry.angle(at: 0.25)) < 1e-15)
    let shares = Self.shares([1, 2, 3, 0.001])
    let turn = shares.slices.map { geometry.angle(at: $0.end) - geometry.angle(at: $0.start) }
    #expect(abs(turn.reduce(0, +) - 2 * .pi) < 1e-12)
  }

  @Test(
    "every slice that is pulled out stays in the room, and lies along its bisector",
    arguments: [
      CGSize(width: 375, height: 300), CGSize(width: 375, height: 500),
      CGSize(width: 90, height: 41), CGSize(width: 33, height: 200), CGSize(width: 10, height: 3),
      .zero,
    ], [1, 0.5, 1.0 / 3] as [CGFloat])
  func pull(size: CGSize, pixel: CGFloat) {
    let geometry = PieGeometry(size: size, margin: 16, pixel: pixel)
    #expect(geometry.radius >= 0 && geometry.radius.isFinite)
    for slice in Self.shares([3, 1, 4, 1, 5, 9, 2, 6, 0.01]).slices {
      let pull = geometry.pull(of: slice)
      let direction = geometry.direction(of: slice)
      #expect(abs(hypot(direction.x, direction.y) - 1) < 1e-12)
      #expect(abs(pull.width * direction.y - pull.height * direction.x) < 1e-9)
      #expect(pull.width * direction.x + pull.height * direction.y >= 0)
      guard geometry.radius > 0 else { continue }
      let reach = geometry.radius + hypot(pull.width, pull.height)
      #expect(geometry.center.x - reach >= 16 - 1e-9)
      #expect(geometry.center.x + reach <= size.width - 16 + 1e-9)
      #expect(geometry.center.y - reach >= -1e-9 && geometry.center.y + reach <= size.height + 1e-9)
    }
  }

  @Test("the middle is on the corner of a pixel, so that the joint at 12 o'clock is crisp")
  func snapping() {
    for pixel in [1, 0.5, 1.0 / 3] as [CGFloat] {
      let geometry = PieGeometry(size: CGSize(width: 375, height: 301), margin: 16, pixel: pixel)
      for value in [geometry.center.x / pixel, geometry.center.y / pixel] {
        #expect(abs(value - value.rounded()) < 1e-9)
      }
    }
  }

  @Test("a slice that is the whole pie stays where it is")
  func whole() {
    let geometry = PieGeometry(size: CGSize(width: 300, height: 300), margin: 0, pixel: 1)
    #expect(geometry.pull(of: Self.shares([7]).slices[0]) == .zero)
  }

  @Test("a point of the pie is told as the fraction of the way round that it lies on")
  func hits() {
    let geometry = PieGeometry(size: CGSize(width: 300, height: 300), margin: 0, pixel: 1)
    for fraction in stride(from: 0.01, to: 1, by: 0.07) {
      let angle = geometry.angle(at: fraction)
      let point = CGPoint(x: 150 + 70 * cos(angle), y: 150 + 70 * sin(angle))
      #expect(geometry.fraction(at: point).map { abs($0 - fraction) < 1e-9 } == true)
    }
    #expect(geometry.fraction(at: CGPoint(x: 2, y: 2)) == nil)
    #expect(geometry.fraction(at: CGPoint(x: 150, y: 150)) == nil)
  }
}
