public import Foundation

extension Path {
  /// The smallest rectangle that holds the path, curves by their true extent; null when empty.
  ///
  /// - Complexity: O(*n*) in the number of elements.
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

  /// Whether `point` lies inside the filled path.
  ///
  /// Curves are flattened to 16 chords each, which is finer than a finger or a pixel needs.
  /// - Parameters:
  ///   - point: The point, in the coordinates of the path.
  ///   - eoFill: Whether to use the even-odd rule; non-zero winding by default.
  /// - Returns: Whether it does; always `false` for an empty path.
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

  /// The rectangle that this path is, if it is exactly one axis-parallel rectangle.
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

  /// The path with every vertex moved onto the grid of pixels; its coordinates are pixels.
  ///
  /// - Parameter lineWidth: The width of the stroke, a whole number. An odd one gets its vertices on
  ///   the middles of pixels, an even one on their edges, as a fill does.
  /// - Returns: The moved path.
  package func pixelSnapped(lineWidth: CGFloat = 0) -> Path {
    mapPoints { $0.pixelSnapped(lineWidth: lineWidth) }
  }

  private enum Piece {
    case point(CGPoint)
    case line(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint, CGPoint)
  }

  /// Calls `body` with each drawn piece; `closing` also closes open subpaths, as a fill does.
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
        let control1 = CGPoint(
          x: current.x + (control.x - current.x) * 2 / 3,
          y: current.y + (control.y - current.y) * 2 / 3)
        let control2 = CGPoint(
          x: to.x + (control.x - to.x) * 2 / 3, y: to.y + (control.y - to.y) * 2 / 3)
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

  private static func point(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat
  ) -> CGPoint {
    let u = 1 - t
    func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
    }
    return CGPoint(x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y))
  }

  /// The parameters in 0...1 where one coordinate of a cubic stands still.
  private static func extrema(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat
  ) -> [CGFloat] {
    let p = d - 3 * c + 3 * b - a
    let q = 2 * (a - 2 * b + c)
    let r = b - a
    let discriminant = q * q - 4 * p * r
    guard discriminant >= 0 else { return [] }
    // Adding numbers of one sign loses no digits, however small p is next to q; a quotient that
    // has no value fails the test below.
    let sum = -(q + (q < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return [sum / p, r / sum].filter { $0 > 0 && $0 < 1 }
  }
}

extension CGPoint {
  /// The point moved onto the grid of pixels; see `Path.pixelSnapped(lineWidth:)`.
  package func pixelSnapped(lineWidth: CGFloat) -> CGPoint {
    let shift: CGFloat = lineWidth.truncatingRemainder(dividingBy: 2) == 1 ? 0.5 : 0
    // Halfway goes one way for all, also where sums of coordinates are a little off.
    func snap(_ value: CGFloat) -> CGFloat {
      (value - shift + 0.5 + 1.0 / 1024).rounded(.down) + shift
    }
    return CGPoint(x: snap(x), y: snap(y))
  }
}
