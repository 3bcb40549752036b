public import Foundation

/// An outline of subpaths that consist of lines and curves, in points, with the y axis pointing down.
///
/// Copies share their elements until one of them is modified.
public struct Path: Hashable, Sendable {
  /// An element of a path.
  public enum Element: Hashable, Sendable {
    /// The start of a subpath at a point.
    case move(to: CGPoint)
    /// A line from the current point to another point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the current point, with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the current point, with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to the start of the subpath, which closes it.
    case closeSubpath
  }

  package private(set) var elements: [Element] = []
  private var subpathStart: CGPoint?

  /// The end of the last element, in points; `nil` for an empty path.
  ///
  /// After a subpath is closed, the current point is the start of that subpath.
  public private(set) var currentPoint: CGPoint?

  /// Creates an empty path.
  public init() {}

  /// Creates a path with a closure that adds its elements.
  ///
  /// - Parameter build: A closure that is called once, with an empty path to which it adds elements.
  public init(_ build: (inout Path) -> Void) {
    build(&self)
  }

  /// Creates a path of a rectangle; the null rectangle gives an empty path.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates a path of a rounded rectangle with elliptical corners.
  ///
  /// - Parameters:
  ///   - rect: The bounds of the rounded rectangle, in points.
  ///   - cornerSize: The horizontal and vertical radius, in points, limited to half the width and half the
  ///     height. If either is not positive, the corners are square.
  ///   - style: The style of the corners; `.continuous` by default, which uses the smaller of the two radii.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a path of a rounded rectangle with the same radius at every corner.
  ///
  /// - Parameters:
  ///   - rect: The bounds of the rounded rectangle, in points.
  ///   - cornerRadius: The radius, in points. With `.circular`, it is limited to half the width horizontally
  ///     and half the height vertically. With `.continuous`, it is limited to half of the shorter side. A
  ///     radius that is not positive gives square corners.
  ///   - style: The style of the corners; `.continuous` by default.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  /// Creates a path of the ellipse inscribed in `rect`; the null rectangle gives an empty path.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls `body` with each element, in order.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  // MARK: Building

  /// Starts a new subpath at `point`.
  public mutating func move(to point: CGPoint) {
    elements.append(.move(to: point))
    currentPoint = point
    subpathStart = point
  }

  /// Adds a line from the current point to `point`, or starts a subpath there if the path is empty.
  public mutating func addLine(to point: CGPoint) {
    guard currentPoint != nil else { return move(to: point) }
    elements.append(.line(to: point))
    currentPoint = point
  }

  /// Adds a quadratic Bézier curve from the current point.
  ///
  /// - Parameters:
  ///   - point: The end of the curve.
  ///   - control: The control point. If the path is empty, the curve also starts there.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    if currentPoint == nil { move(to: control) }
    elements.append(.quadCurve(to: point, control: control))
    currentPoint = point
  }

  /// Adds a cubic Bézier curve from the current point.
  ///
  /// - Parameters:
  ///   - point: The end of the curve.
  ///   - control1: The control point of the start. If the path is empty, the curve also starts there.
  ///   - control2: The control point of the end.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    if currentPoint == nil { move(to: control1) }
    elements.append(.curve(to: point, control1: control1, control2: control2))
    currentPoint = point
  }

  /// Closes the current subpath; does nothing if the path is empty or the subpath is already closed.
  public mutating func closeSubpath() {
    guard let subpathStart, elements.last != .closeSubpath else { return }
    elements.append(.closeSubpath)
    currentPoint = subpathStart
  }

  /// Adds a subpath that connects points by lines; an empty array adds nothing.
  ///
  /// - Complexity: O(*n*) for *n* points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    elements.reserveCapacity(elements.count + lines.count)
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a closed rectangle, clockwise from its top left corner; the null rectangle adds nothing.
  public mutating func addRect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    if elements.isEmpty { elements.reserveCapacity(5) }
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds a closed ellipse inscribed in `rect`, clockwise from its rightmost point.
  ///
  /// The null rectangle adds nothing.
  public mutating func addEllipse(in rect: CGRect) {
    guard !rect.isNull else { return }
    addPath(
      Self.unitCircle,
      transform: CGAffineTransform(
        a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY))
  }

  /// The circle of radius 1 around the origin, of which all ellipses are images.
  private static let unitCircle = Path { circle in
    circle.addArc(
      center: .zero, radius: 1, startAngle: .zero, endAngle: .radians(2 * .pi), clockwise: false)
    circle.closeSubpath()
  }

  /// Adds a circular arc, preceded by a line from the current point to the start of the arc.
  ///
  /// If the path is empty, the arc starts a subpath. An angle that is not finite adds nothing.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the start; 0 points right.
  ///   - endAngle: The angle of the end. A sweep of more than a full turn counts as a full turn.
  ///   - clockwise: The direction in a coordinate system with y up, as in Core Graphics. On screen, `false`
  ///     is clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite, startAngle.radians.isFinite else { return }
    if clockwise, sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
    if !clockwise, sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
    sweep = max(-turn, min(sweep, turn))
    addArc(center: center, radius: radius, start: startAngle.radians, sweep: sweep)
  }

  /// Adds a circular arc with a given sweep, preceded by a line from the current point to its start.
  ///
  /// If the path is empty, the arc starts a subpath. An angle that is not finite adds nothing.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the start; 0 points right.
  ///   - delta: The sweep; positive is clockwise on screen. It may exceed a full turn.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
    addArc(center: center, radius: radius, start: startAngle.radians, sweep: delta.radians)
  }

  private mutating func addArc(center: CGPoint, radius: CGFloat, start: Double, sweep: Double) {
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    addLine(to: point(start))
    // One cubic per quarter turn stays within 0.03 % of the radius.
    let quarters = (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)
    let pieces = Int(min(max(1, quarters), 4096))
    let step = sweep / Double(pieces)
    let reach = radius * 4 / 3 * tan(step / 4)
    for piece in 0..<pieces {
      let from = start + Double(piece) * step
      let to = piece == pieces - 1 ? start + sweep : from + step
      let begin = point(from)
      let end = point(to)
      addCurve(
        to: end,
        control1: CGPoint(x: begin.x - reach * sin(from), y: begin.y + reach * cos(from)),
        control2: CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to)))
    }
  }

  /// Adds the elements of another path.
  ///
  /// - Parameters:
  ///   - path: The path to add.
  ///   - transform: The transform applied to the added elements; the identity by default.
  /// - Complexity: O(*n*) for *n* elements of the added path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let mapped = path.applying(transform)
    guard !elements.isEmpty else { return self = mapped }
    elements.append(contentsOf: mapped.elements)
    if let point = mapped.currentPoint {
      currentPoint = point
      subpathStart = mapped.subpathStart
    }
  }

  /// Returns the path transformed by `transform`.
  ///
  /// - Complexity: O(*n*) for *n* elements; O(1) for the identity.
  public func applying(_ transform: CGAffineTransform) -> Path {
    transform.isIdentity ? self : mapPoints { $0.applying(transform) }
  }

  /// Returns the path translated by (`dx`, `dy`) points.
  ///
  /// - Complexity: O(*n*) for *n* elements; O(1) for (0, 0).
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  package func mapPoints(_ map: (CGPoint) -> CGPoint) -> Path {
    var copy = self
    copy.elements = elements.map { element in
      switch element {
      case .move(let to): .move(to: map(to))
      case .line(let to): .line(to: map(to))
      case .quadCurve(let to, let control): .quadCurve(to: map(to), control: map(control))
      case .curve(let to, let control1, let control2):
        .curve(to: map(to), control1: map(control1), control2: map(control2))
      case .closeSubpath: .closeSubpath
      }
    }
    copy.currentPoint = currentPoint.map(map)
    copy.subpathStart = subpathStart.map(map)
    return copy
  }

  /// Returns whether two paths have equal elements in the same order.
  ///
  /// - Complexity: O(*n*) for *n* elements; O(1) if they share storage.
  public static func == (lhs: Path, rhs: Path) -> Bool { lhs.elements == rhs.elements }

  /// Hashes the elements of the path into `hasher`.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
