public import Foundation

/// The outline of a shape: subpaths of lines and curves, in points, y down.
///
/// Copies share their elements until one is changed.
public struct Path: Hashable, Sendable {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the current point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the start of the subpath, joined there.
    case closeSubpath
  }

  package private(set) var elements: [Element] = []
  private var subpathStart: CGPoint?

  /// The end of the last element, or `nil` for an empty path.
  public private(set) var currentPoint: CGPoint?

  /// Creates an empty path.
  public init() {}

  /// Creates a path and lets `build` fill it.
  public init(_ build: (inout Path) -> Void) {
    build(&self)
  }

  /// Creates a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a rectangle with rounded corners of one radius, in points.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  /// Creates the ellipse that touches the four sides of `rect`.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls `body` with each element in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  // MARK: Building

  /// Begins a new subpath at `point`.
  public mutating func move(to point: CGPoint) {
    elements.append(.move(to: point))
    currentPoint = point
    subpathStart = point
  }

  /// Adds a line to `point`.
  ///
  /// Without a current point it begins a subpath there.
  public mutating func addLine(to point: CGPoint) {
    guard currentPoint != nil else { return move(to: point) }
    elements.append(.line(to: point))
    currentPoint = point
  }

  /// Adds a quadratic Bézier curve.
  ///
  /// Without a current point it begins at `control`.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    if currentPoint == nil { move(to: control) }
    elements.append(.quadCurve(to: point, control: control))
    currentPoint = point
  }

  /// Adds a cubic Bézier curve.
  ///
  /// Without a current point it begins at `control1`.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    if currentPoint == nil { move(to: control1) }
    elements.append(.curve(to: point, control1: control1, control2: control2))
    currentPoint = point
  }

  /// Closes the current subpath; nothing happens when there is none.
  public mutating func closeSubpath() {
    guard let subpathStart, elements.last != .closeSubpath else { return }
    elements.append(.closeSubpath)
    currentPoint = subpathStart
  }

  /// Adds a new subpath through `lines`.
  ///
  /// No points add nothing.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    elements.reserveCapacity(elements.count + lines.count)
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a closed rectangle.
  public mutating func addRect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds the ellipse that touches the four sides of `rect`, from its rightmost point.
  public mutating func addEllipse(in rect: CGRect) {
    guard !rect.isNull else { return }
    var circle = Path()
    circle.addArc(
      center: .zero, radius: 1, startAngle: .zero, endAngle: .radians(2 * .pi), clockwise: false)
    circle.closeSubpath()
    addPath(
      circle,
      transform: CGAffineTransform(
        a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY))
  }

  /// Adds an arc of a circle, joined by a line to the current point if there is one.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius in points.
  ///   - startAngle: Where the arc begins; 0 points right.
  ///   - endAngle: Where it ends. A sweep of a full turn or more is one full turn.
  ///   - clockwise: As in Core Graphics with y up: on screen, `false` turns clockwise.
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

  /// Adds an arc of a circle given by its sweep; a positive `delta` turns clockwise on screen.
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

  /// Adds the elements of another path, mapped by `transform`.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let mapped = path.applying(transform)
    elements.append(contentsOf: mapped.elements)
    if let point = mapped.currentPoint {
      currentPoint = point
      subpathStart = mapped.subpathStart
    }
  }

  /// The path with every point mapped by `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    transform.isIdentity ? self : mapPoints { $0.applying(transform) }
  }

  /// The path moved by (`dx`, `dy`) points.
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

  /// Paths are equal when their elements are; shared storage answers at once.
  public static func == (lhs: Path, rhs: Path) -> Bool { lhs.elements == rhs.elements }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
