public import Foundation

// Transformed variants of the methods that add shapes.
extension Path {
  /// Adds a transformed rectangle; see `addRect(_:)`.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points before the transform.
  ///   - transform: The transform.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds a transformed rounded rectangle; see `addRoundedRect(in:cornerSize:style:)`.
  ///
  /// - Parameters:
  ///   - rect: The bounds of the rounded rectangle, in points before the transform.
  ///   - cornerSize: The horizontal and vertical radius, in points before the transform.
  ///   - style: The style of the corners; `.continuous` by default.
  ///   - transform: The transform.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds a transformed ellipse; see `addEllipse(in:)`.
  ///
  /// - Parameters:
  ///   - rect: The bounds of the ellipse, in points before the transform.
  ///   - transform: The transform.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Adds a transformed arc, preceded by a line from the current point to its start; see
  /// `addArc(center:radius:startAngle:endAngle:clockwise:)`.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle before the transform.
  ///   - radius: The radius of the circle, in points before the transform.
  ///   - startAngle: The angle of the start.
  ///   - endAngle: The angle of the end.
  ///   - clockwise: The direction in a coordinate system with y up.
  ///   - transform: The transform of the arc, and not of the current point.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform
  ) {
    connect(
      Path {
        $0.addArc(
          center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
          clockwise: clockwise)
      }.applying(transform))
  }

  /// Adds a transformed arc with a given sweep, preceded by a line from the current point to its start; see
  /// `addRelativeArc(center:radius:startAngle:delta:)`.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle before the transform.
  ///   - radius: The radius of the circle, in points before the transform.
  ///   - startAngle: The angle of the start.
  ///   - delta: The sweep.
  ///   - transform: The transform of the arc, and not of the current point.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform
  ) {
    connect(
      Path {
        $0.addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
      }.applying(transform))
  }

  /// Adds a circular arc that touches two lines, preceded by a line from the current point to its start.
  ///
  /// The lines are those from the current point to `tangent1End`, and from there to `tangent2End`. Where no circle
  /// touches both, because they are parallel, a point coincides with the next one or the radius is not positive, a line
  /// to `tangent1End` is added. If the path is empty, a subpath starts at `tangent1End`.
  ///
  /// - Parameters:
  ///   - tangent1End: The point in which the lines meet, before the transform.
  ///   - tangent2End: The end of the second line, before the transform.
  ///   - radius: The radius of the circle, in points before the transform.
  ///   - transform: The transform of the circle and of both points, and not of the current point; the identity by
  ///     default.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let inverse = transform.inverted()
    guard let start = currentPoint?.applying(inverse) else {
      return move(to: tangent1End.applying(transform))
    }
    let first = CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y)
    let second = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
    let lengths = hypot(first.dx, first.dy) * hypot(second.dx, second.dy)
    let sine = (first.dx * second.dy - first.dy * second.dx) / lengths
    let cosine = (first.dx * second.dx + first.dy * second.dy) / lengths
    guard radius > 0, radius.isFinite, abs(sine) > 1e-9 else {
      return addLine(to: tangent1End.applying(transform))
    }
    // The circle touches both lines at a distance of radius · cot(angle / 2) from the corner.
    let distance = radius * (1 + cosine) / abs(sine)
    func touching(_ direction: CGVector) -> CGPoint {
      let share = distance / hypot(direction.dx, direction.dy)
      return CGPoint(
        x: tangent1End.x + direction.dx * share, y: tangent1End.y + direction.dy * share)
    }
    let from = touching(first)
    let side = radius / hypot(first.dx, first.dy) * (sine > 0 ? 1 : -1)
    let center = CGPoint(x: from.x - first.dy * side, y: from.y + first.dx * side)
    let to = touching(second)
    let startAngle = atan2(from.y - center.y, from.x - center.x)
    let turn = atan2(to.y - center.y, to.x - center.x) - startAngle
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      // The arc on the side of the corner is less than half of the circle.
      delta: .radians(turn - 2 * .pi * (turn / (2 * .pi)).rounded()), transform: transform)
  }

  /// Appends a path, whose initial move is replaced by a line from the current point.
  private mutating func connect(_ path: Path) {
    guard !isEmpty else { return addPath(path) }
    path.forEach { element in
      switch element {
      case .move(let point), .line(let point): addLine(to: point)
      case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
      case .curve(let point, let control1, let control2):
        addCurve(to: point, control1: control1, control2: control2)
      case .closeSubpath: closeSubpath()
      }
    }
  }
}
