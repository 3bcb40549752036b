import Foundation
import Graphics
import TestSupport
import Testing

@Suite("Lines inside and outside of areas")
struct PathLineClippingTests {
  private static func polygon(_ random: inout SplitMix64, isClosed: Bool) -> Path {
    Path { path in
      path.addLines(
        (0..<Int.random(in: 3...7, using: &random)).map { _ in
          CGPoint(
            x: CGFloat(Int.random(in: 0...12, using: &random)),
            y: CGFloat(Int.random(in: 0...12, using: &random)))
        })
      if isClosed { path.closeSubpath() }
    }
  }

  private static func segments(_ path: Path) -> [(CGPoint, CGPoint)] {
    path.flattened(tolerance: 0.01).flatMap { subpath in
      let points = subpath.points + (subpath.isClosed ? subpath.points.prefix(1) : [])
      return zip(points, points.dropFirst())
    }
  }

  private static func length(_ path: Path) -> CGFloat {
    segments(path).map { hypot($1.x - $0.x, $1.y - $0.y) }.reduce(0, +)
  }

  private static func middles(_ path: Path) -> [CGPoint] {
    segments(path).map { CGPoint(x: ($0.x + $1.x) / 2, y: ($0.y + $1.y) / 2) }
  }

  @Test("lines inside and outside are all lines, each on its side", arguments: 0..<60)
  func sides(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let line = Self.polygon(&random, isClosed: seed.isMultiple(of: 2))
    let area = Self.polygon(&random, isClosed: true)
    for eoFill in [false, true] {
      let inside = line.lineIntersection(area, eoFill: eoFill)
      let outside = line.lineSubtraction(area, eoFill: eoFill)
      #expect(abs(Self.length(inside) + Self.length(outside) - Self.length(line)) < 0.02)
      for (path, isInside) in [(inside, true), (outside, false)] {
        for point in Self.middles(path) {
          #expect(line.strokeContains(point, lineWidth: 0.01))
          guard !area.strokeContains(point, lineWidth: 0.02) else { continue }
          #expect(area.contains(point, eoFill: eoFill) == isInside)
        }
      }
    }
  }

  @Test("a line through a rectangle has one part inside and two outside")
  func line() {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 20, y: 5)]) }
    let area = Path(CGRect(x: 4, y: 0, width: 8, height: 10))
    #expect(
      line.lineIntersection(area)
        == Path { $0.addLines([CGPoint(x: 4, y: 5), CGPoint(x: 12, y: 5)]) })
    #expect(
      line.lineSubtraction(area)
        == Path {
          $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 4, y: 5)])
          $0.addLines([CGPoint(x: 12, y: 5), CGPoint(x: 20, y: 5)])
        })
    #expect(line.lineIntersection(Path()).isEmpty)
    #expect(line.lineSubtraction(Path()) == line)
  }

  @Test("a closed outline stays closed, and its parts go through its start")
  func closed() {
    let inner = Path(CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(inner.lineIntersection(Path(CGRect(x: 0, y: 0, width: 9, height: 9))) == inner)
    #expect(inner.lineSubtraction(Path(CGRect(x: 20, y: 0, width: 9, height: 9))) == inner)
    let corner = inner.lineIntersection(Path(CGRect(x: 0, y: 0, width: 4, height: 4)))
    #expect(
      corner
        == Path {
          $0.addLines([CGPoint(x: 2, y: 4), CGPoint(x: 2, y: 2), CGPoint(x: 4, y: 2)])
        })
  }

  @Test("a line along an edge is inside")
  func edges() {
    let area = Path(CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(area.lineIntersection(area) == area)
    #expect(area.lineSubtraction(area).isEmpty)
  }
}
