import ChartroomUI
package import Foundation
package import Graphics

/// The outline of bars between two rows of values, with its corners on device pixels.
///
/// Bars narrower than a pixel share its column, as high as the highest of them.
package struct BarOutline: StackOutline, Equatable {
  var tops: ContiguousArray<Double>
  var bottoms: ContiguousArray<Double>?
  var geometry: PlotGeometry
  var domain: ClosedRange<Double>
  var pixels: CGFloat

  /// The size of a device pixel in points.
  private var pixel: CGFloat { 1 / pixels }

  package init(
    tops: ContiguousArray<Double>, bottoms: ContiguousArray<Double>?, geometry: PlotGeometry,
    domain: ClosedRange<Double>, pixels: CGFloat
  ) {
    self.tops = tops
    self.bottoms = bottoms
    self.geometry = geometry
    self.domain = domain
    self.pixels = pixels
  }

  package func path(in rect: CGRect) -> Path {
    var path = Path()
    guard rect.width > 0, rect.height > 0, !tops.isEmpty else { return path }
    addSteps(tops, max, to: &path, in: rect)
    if let bottoms { addSteps(bottoms, min, to: &path, in: rect) }
    return path
  }

  private func snap(_ value: CGFloat) -> CGFloat { (value / pixel).rounded() * pixel }

  private func y(_ value: Double, in rect: CGRect) -> CGFloat {
    let part = (value - domain.lowerBound) / (domain.upperBound - domain.lowerBound)
    return snap(rect.maxY - CGFloat(part) * rect.height)
  }

  private func addSteps(
    _ values: ContiguousArray<Double>, _ outermost: (Double, Double) -> Double,
    to path: inout Path, in rect: CGRect
  ) {
    let zero = y(0, in: rect)
    let indices = geometry.drawnIndices.clamped(to: values.indices)
    guard let first = indices.first else { return }
    var left = snap(rect.minX + geometry.x(of: geometry.axis.barExtent(of: first).start))
    var pending: Double?
    path.move(to: CGPoint(x: left, y: zero))
    /// What has gathered in less than a pixel, with no bar after it to share a column with.
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
