package import Foundation

/// A subpath as a chain of points, of which no two adjacent ones are equal.
package struct FlatSubpath: Equatable {
  package var points: [CGPoint] = []
  /// Whether a line joins the last point to the first, which then differ.
  package var isClosed = false

  fileprivate mutating func add(_ point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite, point != points.last else { return }
    points.append(point)
  }

  fileprivate mutating func close() {
    while points.count > 1, points.last == points.first { points.removeLast() }
    isClosed = points.count > 1
  }
}

extension Path {
  /// Returns the subpaths, with chords in place of curves.
  ///
  /// Points that are not finite are omitted.
  ///
  /// - Parameter tolerance: The largest distance of a curve from its chords, in points; positive.
  /// - Returns: The subpaths, each with at least one point. A curve has at most 1 024 chords.
  package func flattened(tolerance: CGFloat) -> [FlatSubpath] {
    var subpaths: [FlatSubpath] = []
    var current = FlatSubpath()
    var place = CGPoint.zero
    var start = CGPoint.zero
    func finish() {
      if !current.points.isEmpty { subpaths.append(current) }
      current = FlatSubpath()
    }
    func curve(_ control1: CGPoint, _ control2: CGPoint, _ to: CGPoint) {
      // The second derivative of a cubic is at most six times the larger of these differences.
      let bend = max(
        hypot(
          place.x - 2 * control1.x + control2.x, place.y - 2 * control1.y + control2.y),
        hypot(control1.x - 2 * control2.x + to.x, control1.y - 2 * control2.y + to.y))
      let wanted = (0.75 * bend / tolerance).squareRoot().rounded(.up)
      let count = wanted.isFinite ? Int(min(max(wanted, 1), 1024)) : 1
      for step in 1..<max(count, 1) {
        let t = CGFloat(step) / CGFloat(count)
        current.add(Self.point(place, control1, control2, to, t))
      }
      current.add(to)
    }
    for element in elements {
      // A line after the end of a closed subpath begins another one at the same start.
      if case .move(_) = element {} else if current.points.isEmpty { current.add(place) }
      switch element {
      case .move(let to):
        finish()
        current.add(to)
        start = to
        place = to
      case .line(let to):
        current.add(to)
        place = to
      case .quadCurve(let to, let control):
        let (control1, control2) = Self.cubicControls(from: place, to: to, control: control)
        curve(control1, control2, to)
        place = to
      case .curve(let to, let control1, let control2):
        curve(control1, control2, to)
        place = to
      case .closeSubpath:
        current.close()
        finish()
        place = start
      }
    }
    finish()
    return subpaths
  }
}
