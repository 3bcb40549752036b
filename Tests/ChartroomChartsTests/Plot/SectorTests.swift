import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Sector")
struct SectorTests {
  nonisolated private static let center = CGPoint(x: 50, y: 40)

  nonisolated private static func sector(
    _ inner: CGFloat = 20, from start: Double, to end: Double, inset: CGFloat = 0,
    corner: CGFloat = 0
  ) -> Sector {
    var sector = Sector(
      center: center, innerRadius: inner, outerRadius: 40, startAngle: start, endAngle: end)
    sector.inset = inset
    sector.cornerRadius = corner
    return sector
  }

  /// The points of a path, with points between on curves.
  private func points(_ path: Path) -> [CGPoint] {
    var points: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let point), .line(let point), .quadCurve(let point, _): points.append(point)
      case .curve(let end, let first, let second):
        let start = points.last ?? end
        for step in 1...64 {
          let (t, u) = (Double(step) / 64, 1 - Double(step) / 64)
          func mix(_ p: KeyPath<CGPoint, CGFloat>) -> CGFloat {
            u * u * u * start[keyPath: p] + 3 * u * u * t * first[keyPath: p]
              + 3 * u * t * t * second[keyPath: p] + t * t * t * end[keyPath: p]
          }
          points.append(CGPoint(x: mix(\.x), y: mix(\.y)))
        }
      case .closeSubpath: break
      }
    }
    return points
  }

  private func area(_ path: Path) -> CGFloat {
    let points = points(path)
    return zip(points, points.dropFirst() + points.prefix(1))
      .reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
  }

  @Test("areas are proportional to angles", arguments: [0.01, 1, 3.1, 3.2, 6.2, 2 * .pi])
  func areas(sweep: Double) {
    for (inner, start) in [(0.0, 0.0), (20, 1), (39.9, -2)] {
      let path = Self.sector(inner, from: start, to: start + sweep).path
      // A path of a full turn has two subpaths, which the sum of a polygon cannot tell apart.
      guard sweep < 2 * .pi || inner == 0 else { continue }
      let expected = sweep * (1_600 - inner * inner) / 2
      #expect(abs(area(path) - expected) < expected * 2e-3)
    }
  }

  @Test("a sector begins at 12 o'clock and runs clockwise")
  func direction() {
    let path = Self.sector(0, from: 0, to: .pi / 2).path
    #expect(path.contains(CGPoint(x: 60, y: 30)))
    #expect(!path.contains(CGPoint(x: 40, y: 30)) && !path.contains(CGPoint(x: 60, y: 50)))
    let middle = Self.sector(from: 0, to: .pi / 2).middle
    #expect(abs(middle.x + middle.y - 90) < 1e-9 && abs(middle.x - 71.213) < 1e-3)
  }

  @Test(
    "all points of a sector with an inset have its distance from the radii, and the gap is parallel",
    arguments: [0.0, 5, 20], [0.4, 1.2, 2.9, 3.3, 5.5])
  func insets(inner: CGFloat, sweep: Double) {
    let inset: CGFloat = 1.5
    let start = 0.7
    let path = Self.sector(inner, from: start, to: start + sweep, inset: inset).path
    var nearest = CGFloat.infinity
    for point in points(path) {
      let (x, y) = (point.x - Self.center.x, point.y - Self.center.y)
      for angle in [start, start + sweep] {
        // The distance from the ray of the angle.
        let along = x * sin(angle) - y * cos(angle)
        let across = x * cos(angle) + y * sin(angle)
        let distance = along > 0 ? abs(across) : hypot(x, y)
        nearest = min(nearest, distance)
        #expect(distance > inset - 1e-3)
      }
      #expect(hypot(x, y) < 40.02 && hypot(x, y) > inner - 0.02)
    }
    #expect(abs(nearest - inset) < 1e-3)
  }

  @Test("an inset wider than the sector leaves nothing")
  func wideInsets() {
    #expect(Self.sector(from: 0, to: 0.05, inset: 2).path.isEmpty)
    #expect(Self.sector(0, from: 0, to: 5, inset: 41).path.isEmpty)
    #expect(Self.sector(0, from: 1, to: 1).path.isEmpty)
    #expect(Self.sector(40, from: 0, to: 1).path.isEmpty)
  }

  @Test(
    "corners only take away from a sector, whatever their radius",
    arguments: [0.0, 3, 20, 36], [0.05, 0.5, 1.5, 3.1, 3.2, 6.1])
  func corners(inner: CGFloat, sweep: Double) {
    for inset in [0, 0.6, 2] as [CGFloat] {
      let square = Self.sector(inner, from: 1, to: 1 + sweep, inset: inset).path
      var last = area(square)
      for radius in [0.5, 3, 8, 500] as [CGFloat] {
        let path = Self.sector(inner, from: 1, to: 1 + sweep, inset: inset, corner: radius).path
        #expect(path.isEmpty == square.isEmpty)
        let size = area(path)
        #expect(size <= last + 0.02 && (size > 0 || square.isEmpty))
        last = size
        for point in points(path) {
          let distance = hypot(point.x - Self.center.x, point.y - Self.center.y)
          #expect(distance < 40.02 && distance > inner - 0.05)
        }
      }
    }
  }

  @Test("a full turn is a ring without straight edges")
  func ring() {
    var lines = 0
    let path = Self.sector(from: 0, to: 2 * .pi, inset: 3, corner: 5).path
    path.forEach { if case .line = $0 { lines += 1 } }
    #expect(!path.contains(Self.center) && path.contains(CGPoint(x: 50, y: 10)))
    #expect(lines <= 2)
    #expect(abs(path.boundingRect.width - 80) < 0.02)
  }
}
