package import Foundation
package import Graphics

extension InterpolationMethod {
  /// Appends the curve through some points to a path.
  ///
  /// The path is continued with a line to the first point, if it has a current point.
  ///
  /// - Parameters:
  ///   - points: The points, whose coordinates are finite.
  ///   - path: The path.
  /// - Complexity: O(*n*).
  package func append(_ points: some RandomAccessCollection<CGPoint>, to path: inout Path) {
    let points = Array(points)
    guard let first = points.first else { return }
    if path.currentPoint == nil { path.move(to: first) } else { path.addLine(to: first) }
    switch kind {
    case .linear:
      for point in points.dropFirst() { path.addLine(to: point) }
    case .step(let part):
      for (point, next) in zip(points, points.dropFirst()) {
        let x = point.x + (next.x - point.x) * part
        path.addLine(to: CGPoint(x: x, y: point.y))
        path.addLine(to: CGPoint(x: x, y: next.y))
        path.addLine(to: next)
      }
    case .monotone:
      let slopes = Self.monotoneSlopes(points)
      for index in points.indices.dropLast() {
        let (point, next) = (points[index], points[index + 1])
        let third = (next.x - point.x) / 3
        path.addCurve(
          to: next,
          control1: CGPoint(x: point.x + third, y: point.y + third * slopes[index]),
          control2: CGPoint(x: next.x - third, y: next.y - third * slopes[index + 1]))
      }
    case .cardinal(let tension):
      // A cubic Hermite curve: the tangents are (1 - tension) / 2 of the chord between the neighbours of a point, and
      // the control points of a Bézier curve are at a third of the tangents. With a tension of 0, it is the uniform
      // spline of Catmull, Rom: A class of local interpolating splines, 1974.
      addSegments(of: points, to: &path) { before, point, next, after in
        let factor = tension.isFinite ? (1 - tension) / 6 : 1 / 6
        return (
          point + (next - before) * factor, next - (after - point) * factor
        )
      }
    case .catmullRom(let given):
      let alpha = given.isNaN ? 0.5 : min(max(given, 0), 1)
      addSegments(of: points, to: &path) { before, point, next, after in
        let lengths = (
          Self.distance(before, point, alpha), Self.distance(point, next, alpha),
          Self.distance(next, after, alpha)
        )
        return (
          Self.control(point, between: before, next, lengths.0, lengths.1),
          Self.control(next, between: after, point, lengths.2, lengths.1)
        )
      }
    }
  }

  /// Appends a Bézier curve between each two points, with control points from both and their neighbours.
  ///
  /// The first and the last point stand for the neighbours that they lack.
  private func addSegments(
    of points: [CGPoint], to path: inout Path,
    controls: (CGPoint, CGPoint, CGPoint, CGPoint) -> (CGPoint, CGPoint)
  ) {
    for index in points.indices.dropLast() {
      let before = points[max(index - 1, 0)]
      let after = points[min(index + 2, points.count - 1)]
      let (first, second) = controls(before, points[index], points[index + 1], after)
      path.addCurve(to: points[index + 1], control1: first, control2: second)
    }
  }

  private static func distance(_ from: CGPoint, _ to: CGPoint, _ alpha: CGFloat) -> CGFloat {
    pow(hypot(to.x - from.x, to.y - from.y), alpha)
  }

  /// Returns the control point behind `point` on the way to `next`.
  ///
  /// Source: Yuksel, Schaefer, Keyser: On the parameterization of Catmull-Rom curves, 2009.
  private static func control(
    _ point: CGPoint, between before: CGPoint, _ next: CGPoint, _ first: CGFloat, _ second: CGFloat
  ) -> CGPoint {
    let divisor = 3 * first * (first + second)
    guard divisor > 1e-12 else { return point }
    let weight = 2 * first * first + 3 * first * second + second * second
    return (next * (first * first) - before * (second * second) + point * weight)
      * (1 / divisor)
  }

  /// Returns the slopes of a curve without extremes between points.
  ///
  /// Source: Steffen: A simple method for monotonic interpolation in one dimension, 1990.
  private static func monotoneSlopes(_ points: [CGPoint]) -> [CGFloat] {
    guard points.count > 2 else {
      let slope = points.count == 2 ? slope(points[0], points[1]) : 0
      return Array(repeating: slope, count: points.count)
    }
    var slopes = [CGFloat](repeating: 0, count: points.count)
    for index in 1..<points.count - 1 {
      let before = points[index].x - points[index - 1].x
      let after = points[index + 1].x - points[index].x
      let (left, right) = (
        slope(points[index - 1], points[index]), slope(points[index], points[index + 1])
      )
      guard left * right > 0, before + after != 0 else { continue }
      let middle = (left * after + right * before) / (before + after)
      slopes[index] =
        (left < 0 ? -2 : 2) * min(abs(left), abs(right), abs(middle) / 2)
    }
    let last = points.count - 1
    slopes[0] = endSlope(slope(points[0], points[1]), slopes[1])
    slopes[last] = endSlope(slope(points[last - 1], points[last]), slopes[last - 1])
    return slopes
  }

  private static func slope(_ from: CGPoint, _ to: CGPoint) -> CGFloat {
    to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
  }

  /// Returns the slope at an end, for which the second derivative there is zero.
  ///
  /// The second derivative of a cubic Hermite curve between two points at a distance of 1, with the difference *s* and
  /// the slopes *a* and *b*, is 6*s* - 4*a* - 2*b* at its beginning.
  private static func endSlope(_ secant: CGFloat, _ next: CGFloat) -> CGFloat {
    (3 * secant - next) / 2
  }
}

private func + (left: CGPoint, right: CGPoint) -> CGPoint {
  CGPoint(x: left.x + right.x, y: left.y + right.y)
}

private func - (left: CGPoint, right: CGPoint) -> CGPoint {
  CGPoint(x: left.x - right.x, y: left.y - right.y)
}

private func * (point: CGPoint, factor: CGFloat) -> CGPoint {
  CGPoint(x: point.x * factor, y: point.y * factor)
}
