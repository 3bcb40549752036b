import Foundation
import Graphics
import TestSupport
import Testing

@Suite("Combinations of paths")
struct PathCombinationsTests {
  /// Random closed polygons, of which many intersect themselves, on a coarse grid, so that edges often touch.
  private static func polygons(_ random: inout SplitMix64, count: Int) -> Path {
    Path { path in
      for _ in 0..<count {
        let corners = (0..<Int.random(in: 3...7, using: &random)).map { _ in
          CGPoint(
            x: CGFloat(Int.random(in: 0...12, using: &random)),
            y: CGFloat(Int.random(in: 0...12, using: &random)))
        }
        path.addLines(corners)
        path.closeSubpath()
      }
    }
  }

  /// Points away from the edges of polygons on the grid, in nearly all cases.
  private static func points(_ random: inout SplitMix64) -> [CGPoint] {
    (0..<200).map { _ in
      CGPoint(
        x: CGFloat.random(in: -1...13, using: &random),
        y: CGFloat.random(in: -1...13, using: &random))
    }
  }

  /// Returns whether a point is so close to an outline that rounding decides on which side it is.
  private static func isNear(_ point: CGPoint, _ paths: [Path]) -> Bool {
    paths.contains { path in
      var closed = path
      closed.closeSubpath()
      return closed.strokeContains(point, lineWidth: 0.02)
    }
  }

  @Test("a point is in a combination exactly if the operation says so", arguments: 0..<60)
  func membership(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let a = Self.polygons(&random, count: 1 + seed % 3)
    let b = Self.polygons(&random, count: 1 + seed / 3 % 3)
    for eoFill in [false, true] {
      let union = a.union(b, eoFill: eoFill)
      let intersection = a.intersection(b, eoFill: eoFill)
      let difference = a.subtracting(b, eoFill: eoFill)
      let exclusive = a.symmetricDifference(b, eoFill: eoFill)
      for point in Self.points(&random) where !Self.isNear(point, [a, b]) {
        let (inA, inB) = (a.contains(point, eoFill: eoFill), b.contains(point, eoFill: eoFill))
        #expect(union.contains(point) == (inA || inB))
        #expect(intersection.contains(point) == (inA && inB))
        #expect(difference.contains(point) == (inA && !inB))
        #expect(exclusive.contains(point) == (inA != inB))
        // Both fill rules agree for an outline that does not intersect itself.
        #expect(union.contains(point, eoFill: true) == (inA || inB))
        #expect(exclusive.contains(point, eoFill: true) == (inA != inB))
      }
    }
  }

  @Test("combinations of rectangles have the corners that one expects")
  func rectangles() {
    let a = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    let b = Path(CGRect(x: 2, y: 0, width: 4, height: 4))
    #expect(a.union(b).rectangle == CGRect(x: 0, y: 0, width: 6, height: 4))
    #expect(a.intersection(b).rectangle == CGRect(x: 2, y: 0, width: 2, height: 4))
    #expect(a.subtracting(b).rectangle == CGRect(x: 0, y: 0, width: 2, height: 4))
    #expect(a.union(a).rectangle == a.rectangle)
    #expect(a.symmetricDifference(a).isEmpty)
    #expect(a.subtracting(Path()).rectangle == a.rectangle)
    #expect(Path().union(Path()).isEmpty)
  }

  @Test("a hole stays a hole, and an island in it an island")
  func holes() {
    let ring = Path(CGRect(x: 0, y: 0, width: 9, height: 9))
      .subtracting(Path(CGRect(x: 2, y: 2, width: 5, height: 5)))
    let island = ring.union(Path(CGRect(x: 4, y: 4, width: 1, height: 1)))
    for eoFill in [false, true] {
      #expect(island.contains(CGPoint(x: 1, y: 1), eoFill: eoFill))
      #expect(!island.contains(CGPoint(x: 3, y: 3), eoFill: eoFill))
      #expect(island.contains(CGPoint(x: 4.5, y: 4.5), eoFill: eoFill))
    }
  }

  @Test("a normalised path fills the same area with either rule")
  func normalized() {
    // A pentagram, whose middle is outside by the even-odd rule only.
    let star = Path { path in
      path.addLines(
        (0..<5).map { index in
          let angle = Double(index) * 4 * .pi / 5
          return CGPoint(x: 10 * sin(angle), y: -10 * cos(angle))
        })
      path.closeSubpath()
    }
    let (middle, tip) = (CGPoint.zero, CGPoint(x: 0, y: -8))
    #expect(!star.normalized().contains(middle))
    #expect(star.normalized().contains(tip))
    #expect(star.normalized(eoFill: false).contains(middle, eoFill: true))
  }

  @Test("curves keep their area within the tolerance")
  func curves() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let result = circle.intersection(Path(CGRect(x: -10, y: -10, width: 120, height: 120)))
    #expect(abs(result.boundingRect.width - 100) < 0.05)
    for degrees in stride(from: 0.0, to: 360, by: 7) {
      let direction = CGPoint(x: cos(degrees * .pi / 180), y: sin(degrees * .pi / 180))
      func point(_ radius: CGFloat) -> CGPoint {
        CGPoint(x: 50 + radius * direction.x, y: 50 + radius * direction.y)
      }
      #expect(result.contains(point(49.95)))
      #expect(!result.contains(point(50.05)))
    }
  }

  @Test("numbers that are not finite or huge are survived")
  func extremes() {
    let wild = Path { path in
      path.addLines([
        CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 1e300, y: 4), CGPoint(x: -1e300, y: 7),
        CGPoint(x: 3, y: CGFloat.infinity), CGPoint(x: 0, y: 0),
      ])
      path.closeSubpath()
    }
    let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(wild.union(square).contains(CGPoint(x: 2, y: 1)))
    #expect(!wild.strokedPath(StrokeStyle(lineWidth: 1)).isEmpty)
  }
}
