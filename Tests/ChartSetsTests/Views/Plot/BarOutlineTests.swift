import ChartScales
import ChartSets
import Decimation
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("BarOutline")
struct BarOutlineTests {
  private func geometry(
    _ axis: TimeAxis, width: CGFloat, window: ClosedRange<Double> = 0...1
  ) -> PlotGeometry {
    PlotGeometry(
      window: TimeWindow(
        axis: axis, bounds: WindowBounds(lower: window.lowerBound, upper: window.upperBound)),
      axis: axis, width: width, margin: 16, reach: 0.5)
  }

  private func geometry(
    count: Int, width: CGFloat, window: ClosedRange<Double> = 0...1
  ) -> PlotGeometry {
    geometry(.even(count), width: width, window: window)
  }

  private func band(
    tops: Pyramid<Double>, bottoms: Pyramid<Double>? = nil, geometry: PlotGeometry,
    domain: ClosedRange<Double>, pixels: CGFloat
  ) -> StackBand {
    StackBand(
      tops: tops, bottoms: bottoms, positions: Positions(geometry.axis), geometry: geometry,
      domain: domain, pixels: pixels)
  }

  private func corners(_ path: Path) -> [CGPoint] {
    var points: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let to), .line(let to): points.append(to)
      default: break
      }
    }
    return points
  }

  @Test(
    "corners stand on device pixels and bars touch, at every width and scale",
    arguments: [1, 2, 3] as [CGFloat], [5, 30, 112, 900, 5000])
  func pixels(scale: CGFloat, count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    let values = ContiguousArray((0..<count).map { _ in Double(random.next() % 1000) })
    for window in [0...1, 0.2...0.7, 0.31...0.44] {
      let outline = BarOutline(
        band(
          tops: Pyramid(values), geometry: geometry(count: count, width: 375, window: window),
          domain: 0...1000, pixels: scale))
      let points = corners(outline.path(in: CGRect(x: 0, y: 0, width: 375, height: 271)))
      #expect(points.count >= 4)
      for point in points {
        #expect(abs(point.x * scale - (point.x * scale).rounded()) < 1e-6)
        #expect(abs(point.y * scale - (point.y * scale).rounded()) < 1e-6)
      }
      // Never back: one outline, every bar beginning where the one before it ends.
      #expect(zip(points, points.dropFirst()).allSatisfy { $0.x <= $1.x })
    }
  }

  @Test("bars narrower than a pixel share its column, as high as the highest")
  func columns() {
    var values = ContiguousArray(repeating: 1.0, count: 10_000)
    values[7000] = 1000
    let outline = BarOutline(
      band(
        tops: Pyramid(values), geometry: geometry(count: 10_000, width: 132),
        domain: 0...1000, pixels: 1))
    let points = corners(outline.path(in: CGRect(x: 0, y: 0, width: 132, height: 100)))
    #expect(points.count <= 2 * 132)
    #expect(points.contains { $0.y == 0 })
  }

  @Test("uneven bars touch their neighbours, stop at holes and never vanish")
  func uneven() {
    // A hole from 2 to 8, and two points at one moment.
    let axis = TimeAxis([0, 1000, 2000, 8000, 9000, 9000, 10_000])
    let outline = BarOutline(
      band(
        tops: [10, 20, 30, 40, 50, 90, 60], geometry: geometry(axis, width: 142),
        domain: 0...100, pixels: 1))
    let path = outline.path(in: CGRect(x: 0, y: 0, width: 142, height: 100))
    // Ten points a step, the first bar from 16 to 26.
    func height(at x: CGFloat) -> Int {
      (0..<100).count { path.contains(CGPoint(x: x, y: CGFloat($0) + 0.5)) }
    }
    #expect([17, 25, 35, 45].map { height(at: $0 + 0.5) } == [10, 10, 20, 30])
    #expect([46, 60, 90].map { height(at: $0 + 0.5) } == [0, 0, 0])
    #expect(
      [95, 96, 105, 106, 110, 111, 115, 116].map { height(at: $0 + 0.5) }
        == [0, 40, 40, 50, 50, 90, 90, 60])
  }

  @Test("a lone bar that is narrower than a pixel takes a whole one")
  func lone() {
    let axis = TimeAxis([0, 1000, 2000, 3000, 5_000_000, 9_000_000])
    let outline = BarOutline(
      band(
        tops: [1, 1, 1, 1, 80, 90], geometry: geometry(axis, width: 132),
        domain: 0...100, pixels: 1))
    let points = corners(outline.path(in: CGRect(x: 0, y: 0, width: 132, height: 100)))
    #expect(points.contains { $0.y == 20 } && points.contains { $0.y == 10 })
  }

  @Test("negative values hang from zero")
  func negative() {
    let outline = BarOutline(
      band(
        tops: [3, 0], bottoms: [0, -2], geometry: geometry(count: 2, width: 132),
        domain: -5...5, pixels: 1))
    let path = outline.path(in: CGRect(x: 0, y: 0, width: 132, height: 100))
    #expect(path.boundingRect == CGRect(x: 16, y: 20, width: 100, height: 50))
  }
}
