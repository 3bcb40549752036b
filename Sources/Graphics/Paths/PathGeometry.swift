public import Foundation

extension Path {
  /// The smallest rectangle that contains the lines and curves of the path, in points.
  ///
  /// Control points and line widths are ignored. An empty path has the null rectangle.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public var boundingRect: CGRect {
    var box = Extent()
    walk { piece in
      switch piece {
      case .point(let point): box.add(point)
      case .line(let from, let to):
        box.add(from)
        box.add(to)
      case .curve(let from, let control1, let control2, let to):
        box.add(from)
        box.add(to)
        for t in Self.extrema(from.x, control1.x, control2.x, to.x) {
          box.add(Self.point(from, control1, control2, to, t))
        }
        for t in Self.extrema(from.y, control1.y, control2.y, to.y) {
          box.add(Self.point(from, control1, control2, to, t))
        }
      }
    }
    return box.rect
  }

  /// Returns whether a point is inside the path when it is filled.
  ///
  /// Each curve is approximated by 16 chords, which suffices for hit testing.
  ///
  /// - Parameters:
  ///   - point: The point, in the coordinates of the path.
  ///   - eoFill: Whether to use the even-odd rule instead of the non-zero winding rule; `false` by default.
  /// - Returns: `true` if the point is inside; `false` for an empty path.
  /// - Complexity: O(*n*) for *n* elements.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    func cross(_ from: CGPoint, _ to: CGPoint) {
      guard (from.y <= point.y) != (to.y <= point.y) else { return }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      if x > point.x { winding += to.y > from.y ? 1 : -1 }
    }
    walk(closing: true) { piece in
      switch piece {
      case .point: break
      case .line(let from, let to): cross(from, to)
      case .curve(let from, let control1, let control2, let to):
        var last = from
        for step in 1...16 {
          let next = Self.point(from, control1, control2, to, CGFloat(step) / 16)
          cross(last, next)
          last = next
        }
      }
    }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// Returns whether a point is on the stroke of the path.
  ///
  /// The stroke is solid and has round caps and joins. Each curve is approximated by 16 chords, which suffices
  /// for hit testing.
  ///
  /// - Parameters:
  ///   - point: The point, in the coordinates of the path.
  ///   - lineWidth: The width of the stroke; no point is on a stroke whose width is not positive.
  /// - Returns: `true` if the distance of the point from the path is at most half the width; `false` for an
  ///   empty path.
  /// - Complexity: O(*n*) for *n* elements.
  package func strokeContains(_ point: CGPoint, lineWidth: CGFloat) -> Bool {
    guard lineWidth > 0 else { return false }
    var isInside = false
    func test(_ from: CGPoint, _ to: CGPoint) {
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let square = dx * dx + dy * dy
      let part = square > 0 ? ((point.x - from.x) * dx + (point.y - from.y) * dy) / square : 0
      let t = min(max(part, 0), 1)
      let distance = hypot(point.x - from.x - t * dx, point.y - from.y - t * dy)
      isInside = isInside || distance <= lineWidth / 2
    }
    walk { piece in
      switch piece {
      case .point: break
      case .line(let from, let to): test(from, to)
      case .curve(let from, let control1, let control2, let to):
        var last = from
        for step in 1...16 {
          let next = Self.point(from, control1, control2, to, CGFloat(step) / 16)
          test(last, next)
          last = next
        }
      }
    }
    return isInside
  }

  /// The rectangle of a path that consists of exactly one axis-parallel rectangle; `nil` for any other path.
  package var rectangle: CGRect? {
    guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
      case .line(let c) = elements[2], case .line(let d) = elements[3],
      elements[4] == .closeSubpath,
      a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        || a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    else { return nil }
    return CGRect(
      x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
  }

  /// Returns the path with its vertices snapped to the pixel grid; coordinates are in pixels.
  ///
  /// - Parameter lineWidth: The width of the stroke in whole pixels; 0 for a fill. Vertices snap to pixel
  ///   centres for odd widths, and to pixel edges for even widths.
  /// - Returns: The snapped path.
  package func pixelSnapped(lineWidth: CGFloat = 0) -> Path {
    mapPoints { $0.pixelSnapped(lineWidth: lineWidth) }
  }

  private enum Piece {
    case point(CGPoint)
    case line(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint, CGPoint)
  }

  /// Calls `body` with each drawn piece; `closing` also closes open subpaths, as for a fill.
  private func walk(closing: Bool = false, _ body: (Piece) -> Void) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let to):
        if closing, current != start { body(.line(current, start)) }
        body(.point(to))
        start = to
        current = to
      case .line(let to):
        body(.line(current, to))
        current = to
      case .quadCurve(let to, let control):
        let (control1, control2) = Self.cubicControls(from: current, to: to, control: control)
        body(.curve(current, control1, control2, to))
        current = to
      case .curve(let to, let control1, let control2):
        body(.curve(current, control1, control2, to))
        current = to
      case .closeSubpath:
        body(.line(current, start))
        current = start
      }
    }
    if closing, current != start { body(.line(current, start)) }
  }

  /// Returns the control points of the cubic curve that equals a quadratic curve.
  static func cubicControls(
    from: CGPoint, to: CGPoint, control: CGPoint
  ) -> (CGPoint, CGPoint) {
    func raised(_ end: CGPoint) -> CGPoint {
      CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }
    return (raised(from), raised(to))
  }

  static func point(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat
  ) -> CGPoint {
    let u = 1 - t
    func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
    }
    return CGPoint(x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y))
  }

  /// Returns the parameters in 0...1 at which the derivative of a coordinate of a cubic is 0.
  private static func extrema(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat
  ) -> [CGFloat] {
    let p = d - 3 * c + 3 * b - a
    let q = 2 * (a - 2 * b + c)
    let r = b - a
    let discriminant = q * q - 4 * p * r
    guard discriminant >= 0 else { return [] }
    // Adding numbers of the same sign avoids cancellation if p is small relative to q. An undefined
    // quotient fails the test below.
    let sum = -(q + (q < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return [sum / p, r / sum].filter { $0 > 0 && $0 < 1 }
  }
}

extension CGPoint {
  /// Returns the point snapped to the pixel grid; see `Path.pixelSnapped(lineWidth:)`.
  package func pixelSnapped(lineWidth: CGFloat) -> CGPoint {
    let shift: CGFloat = lineWidth.truncatingRemainder(dividingBy: 2) == 1 ? 0.5 : 0
    // Halves round in the same direction, even with rounding errors in the coordinates.
    func snap(_ value: CGFloat) -> CGFloat {
      (value - shift + 0.5 + 1.0 / 1024).rounded(.down) + shift
    }
    return CGPoint(x: snap(x), y: snap(y))
  }
}
