import ChartScales
import ChartSets
import Foundation
import Graphics
import Testing

@Suite("BestKoraIndicator")
struct BestKoraIndicatorTests {
  private let geometry = Self.geometry((0...10).map(Double.init))

  private static func geometry(_ time: [Double]) -> PlotGeometry {
    let axis = TimeAxis(ContiguousArray(time))
    return PlotGeometry(window: TimeWindow(wholeOf: axis), axis: axis, width: 100)
  }

  private func line(_ points: ContiguousArray<Double>) -> Line {
    Line(id: "y0", title: "", points: points, color: .red)
  }

  private func value(_ fraction: Double, _ points: ContiguousArray<Double>) -> Double? {
    BestKoraIndicator(fraction: fraction, geometry: geometry)?.value(of: line(points))
  }

  private let squares = ContiguousArray((0...10).map { Double($0 * $0) })

  @Test("reads values between two points on the straight line between them")
  func between() throws {
    #expect(value(0, squares) == 0)
    #expect(value(1, squares) == 100)
    #expect(value(0.3, squares).map { abs($0 - 9) < 1e-9 } == true)
    #expect(value(0.35, squares).map { abs($0 - 12.5) < 1e-9 } == true)
  }

  @Test("keeps to the plot")
  func clamped() {
    #expect(value(-3, squares) == 0)
    #expect(value(7, squares) == 100)
    #expect(value(.nan, squares) == 0)
  }

  @Test("has no value in a gap nor beside one, and on a point its own")
  func gaps() {
    var points = squares
    points[5] = .nan
    #expect(value(0.45, points) == nil)
    #expect(value(0.5, points) == nil)
    #expect(value(0.55, points) == nil)
    #expect(
      BestKoraIndicator(fraction: 0.4, geometry: geometry, snaps: true)?.value(of: line(points))
        == 16)
    #expect(value(0.9, [1, 2]) == nil)
  }

  @Test("goes by time where the points do not lie evenly")
  func uneven() {
    let geometry = Self.geometry([0, 1, 2, 3, 13])
    let between = BestKoraIndicator(fraction: 8 / 13, geometry: geometry)
    #expect(between?.value(of: line([0, 0, 0, 10, 20])).map { abs($0 - 15) < 1e-9 } == true)
    let same = BestKoraIndicator(fraction: 0.5, geometry: Self.geometry([0, 7, 7, 7, 14]))
    #expect(same?.value(of: line([1, 2, 3, 4, 5])) == 4)
  }

  @Test("does not overflow between huge values")
  func huge() {
    let points = ContiguousArray((0...10).map { $0.isMultiple(of: 2) ? 1.7e308 : -1.7e308 })
    for step in 0...20 {
      // From the point before, 1.7e308 or -1.7e308, to the other one.
      let part = Double(step % 2) / 2
      let sign = (step / 2).isMultiple(of: 2) ? 1.0 : -1
      let value = value(Double(step) / 20, points)
      #expect(value.map { abs($0 / 1.7e308 - sign * (1 - 2 * part)) < 1e-9 } == true, "\(step)")
    }
  }

  @Test("stands on a point where it snaps, and nowhere without points")
  func snapping() {
    #expect(BestKoraIndicator(fraction: 0.34, geometry: geometry, snaps: true)?.position == 3)
    #expect(BestKoraIndicator(fraction: 0.3, geometry: Self.geometry([])) == nil)
    let one = Self.geometry([5])
    #expect(BestKoraIndicator(fraction: 0.3, geometry: one)?.value(of: line([7])) == 7)
  }
}
