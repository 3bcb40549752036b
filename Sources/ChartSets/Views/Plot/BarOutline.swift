import ChartScales
import ChartroomUI
import Decimation
package import Foundation
package import Graphics

/// The outline of bars between two rows of values, with its corners on device pixels.
///
/// Bars that share a pixel column have the height of the highest one.
package struct BarOutline: StackOutline, Equatable {
  private let band: StackBand

  package init(_ band: StackBand) { self.band = band }

  package func path(in rect: CGRect) -> Path {
    var path = Path()
    guard rect.width > 0, rect.height > 0, band.tops.count > 0 else { return path }
    addSteps(band.tops.values, max, to: &path, in: rect)
    if let bottoms = band.bottoms { addSteps(bottoms.values, min, to: &path, in: rect) }
    return path
  }

  private func snap(_ value: CGFloat) -> CGFloat { (value * band.pixels).rounded() / band.pixels }

  private func y(_ value: Double, in rect: CGRect) -> CGFloat {
    snap(band.y(of: value, in: rect))
  }

  private func addSteps(
    _ values: ContiguousArray<Double>, _ outermost: (Double, Double) -> Double,
    to path: inout Path, in rect: CGRect
  ) {
    let geometry = band.geometry
    let pixel = 1 / band.pixels
    let zero = y(0, in: rect)
    let indices = geometry.drawnIndices.clamped(to: values.indices)
    guard let first = indices.first else { return }
    var left = snap(rect.minX + geometry.x(of: geometry.axis.barExtent(of: first).start))
    var pending: Double?
    path.move(to: CGPoint(x: left, y: zero))
    /// Adds a column for bars narrower than a pixel if no following bar shares their column.
    func addColumn(_ value: Double, at left: inout CGFloat) {
      let edge = y(value, in: rect)
      path.addLine(to: CGPoint(x: left, y: edge))
      left += pixel
      path.addLine(to: CGPoint(x: left, y: edge))
    }
    for index in indices {
      let extent = geometry.axis.barExtent(of: index)
      let start = snap(rect.minX + geometry.x(of: extent.start))
      if start > left {
        // Points are missing between this bar and the one before it.
        if let pending { addColumn(pending, at: &left) }
        path.addLine(to: CGPoint(x: left, y: zero))
        path.addLine(to: CGPoint(x: start, y: zero))
        left = start
        pending = nil
      }
      let right = snap(rect.minX + geometry.x(of: extent.end))
      let value = values[index].isFinite ? values[index] : 0
      let height = pending.map { outermost($0, value) } ?? value
      guard right > left else {
        pending = height
        continue
      }
      let edge = y(height, in: rect)
      path.addLine(to: CGPoint(x: left, y: edge))
      path.addLine(to: CGPoint(x: right, y: edge))
      left = right
      pending = nil
    }
    if let pending { addColumn(pending, at: &left) }
    path.addLine(to: CGPoint(x: left, y: zero))
    path.closeSubpath()
  }
}
