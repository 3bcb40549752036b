import ChartScales
import ChartroomUI
import Decimation
package import Foundation
package import Graphics

/// The area between two rows of values, with gaps, reduced to the points that the pixels can show.
///
/// Where a series begins or ends, all edges of the stack have a step halfway between the two points,
/// because a slope would show values that nobody measured. A point between two gaps is a column as wide
/// as a line.
package struct AreaOutline: StackOutline, Equatable {
  private let band: StackBand

  /// Half the width of a point between two gaps, in points.
  private static let loneHalf: CGFloat = 1

  package init(_ band: StackBand) { self.band = band }

  package func path(in rect: CGRect) -> Path {
    var path = Path()
    guard rect.width > 0, rect.height > 0 else { return path }
    addArea(to: band.tops, on: &path, in: rect)
    if let bottoms = band.bottoms { addArea(to: bottoms, on: &path, in: rect) }
    return path
  }

  private func addArea(
    to values: Pyramid<Double>, on path: inout Path, in rect: CGRect
  ) {
    let geometry = band.geometry
    let kept = M4.indices(
      of: values, at: band.positions,
      in: .columns(
        Int((rect.width * band.pixels).rounded(.up)), stickingTo: band.positions,
        over: geometry.drawnPositions)
    ).clamped(to: geometry.drawnIndices)
    func y(_ value: Double) -> CGFloat { band.y(of: value, in: rect) }
    for run in kept.runs {
      var points: [CGPoint] = []
      points.reserveCapacity(run.count)
      var previous: Int?
      for index in kept.indices[run] {
        let point = CGPoint(
          x: rect.minX + geometry.x(of: geometry.axis.position(of: index)), y: y(values[index]))
        if let last = points.last, let previous, band.steps(from: previous, to: index) {
          let middle = (last.x + point.x) / 2
          points.append(CGPoint(x: middle, y: last.y))
          points.append(CGPoint(x: middle, y: point.y))
        }
        points.append(point)
        previous = index
      }
      guard var first = points.first, var last = points.last else { continue }
      if points.count == 1 {
        first.x -= Self.loneHalf
        last.x += Self.loneHalf
        points = [first, last]
      }
      path.addLines(points)
      path.addLine(to: CGPoint(x: last.x, y: y(0)))
      path.addLine(to: CGPoint(x: first.x, y: y(0)))
      path.closeSubpath()
    }
  }
}
