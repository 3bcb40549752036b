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

  /// The elements, or one of the two most common paths, whose elements would take ten times as many bytes.
  private enum Storage {
    case rect(CGRect)
    case ellipse(in: CGRect)
    case elements(ElementList)
  }

  private struct ElementList {
    var elements: [Element] = []
    /// The index of the start of the current subpath, which is a `move`.
    var start = 0

    /// The start of the current subpath, in points; `nil` for an empty path.
    var subpathStart: CGPoint? {
      if start < elements.count, case .move(let point) = elements[start] { point } else { nil }
    }

    var currentPoint: CGPoint? {
      switch elements.last {
      case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
      case .closeSubpath: subpathStart
      case nil: nil
      }
    }

    mutating func move(to point: CGPoint) {
      start = elements.count
      elements.append(.move(to: point))
    }
  }

  private var storage = Storage.elements(ElementList())

  private var list: ElementList {
    switch storage {
    case .rect(let rect): ElementList(elements: Self.elements(of: rect))
    case .ellipse(let rect): Self.ellipse(in: rect).list
    case .elements(let list): list
    }
  }

  /// Changes the elements in place.
  @inline(__always)
  private mutating func change(_ body: (inout ElementList) -> Void) {
    var list = list
    // Without another reference, the array is not copied.
    storage = .elements(ElementList())
    body(&list)
    storage = .elements(list)
  }

  package var elements: [Element] { list.elements }

  /// The end of the last element, in points; `nil` for an empty path.
  ///
  /// After a subpath is closed, the current point is the start of that subpath.
  public var currentPoint: CGPoint? { list.currentPoint }

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
  public var isEmpty: Bool {
    if case .elements(let list) = storage { list.elements.isEmpty } else { false }
  }

  /// Calls `body` with each element, in order.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  // MARK: Building

  /// Starts a new subpath at `point`.
  public mutating func move(to point: CGPoint) { change { $0.move(to: point) } }

  /// Adds a line from the current point to `point`, or starts a subpath there if the path is empty.
  public mutating func addLine(to point: CGPoint) {
    change { list in
      if list.elements.isEmpty {
        list.move(to: point)
      } else {
        list.elements.append(.line(to: point))
      }
    }
  }

  /// Adds a quadratic Bézier curve from the current point.
  ///
  /// - Parameters:
  ///   - point: The end of the curve.
  ///   - control: The control point. If the path is empty, the curve also starts there.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    change { list in
      if list.elements.isEmpty { list.move(to: control) }
      list.elements.append(.quadCurve(to: point, control: control))
    }
  }

  /// Adds a cubic Bézier curve from the current point.
  ///
  /// - Parameters:
  ///   - point: The end of the curve.
  ///   - control1: The control point of the start. If the path is empty, the curve also starts there.
  ///   - control2: The control point of the end.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { list in
      if list.elements.isEmpty { list.move(to: control1) }
      list.elements.append(.curve(to: point, control1: control1, control2: control2))
    }
  }

  /// Closes the current subpath; does nothing if the path is empty or the subpath is already closed.
  public mutating func closeSubpath() {
    change { list in
      guard let last = list.elements.last, last != .closeSubpath else { return }
      list.elements.append(.closeSubpath)
    }
  }

  /// Adds a subpath that connects points by lines; an empty array adds nothing.
  ///
  /// - Complexity: O(*n*) for *n* points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    change { list in
      list.elements.reserveCapacity(list.elements.count + lines.count)
      list.move(to: first)
      for point in lines.dropFirst() { list.elements.append(.line(to: point)) }
    }
  }

  /// Adds a closed rectangle, clockwise from its top left corner; the null rectangle adds nothing.
  public mutating func addRect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    guard !isEmpty else { return storage = .rect(rect) }
    change { list in
      list.start = list.elements.count
      list.elements += Self.elements(of: rect)
    }
  }

  /// Adds closed rectangles, as by `addRect(_:)`, in the order of an array.
  ///
  /// - Parameters:
  ///   - rects: The rectangles, in points.
  ///   - transform: The transform of the rectangles; the identity by default.
  /// - Complexity: O(*n*) for *n* rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addPath(Path(rect), transform: transform) }
  }

  private static func elements(of rect: CGRect) -> [Element] {
    [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .closeSubpath,
    ]
  }

  /// Adds a closed ellipse inscribed in `rect`, clockwise from its rightmost point.
  ///
  /// The null rectangle adds nothing.
  public mutating func addEllipse(in rect: CGRect) {
    guard !rect.isNull else { return }
    guard !isEmpty else { return storage = .ellipse(in: rect) }
    addPath(Self.ellipse(in: rect))
  }

  private static func ellipse(in rect: CGRect) -> Path {
    unitCircle.applying(
      CGAffineTransform(
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
    guard !mapped.isEmpty else { return }
    guard !isEmpty else { return self = mapped }
    let added = mapped.list
    change { list in
      list.start = list.elements.count + added.start
      list.elements.append(contentsOf: added.elements)
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
    var list = list
    list.elements = list.elements.map { element in
      switch element {
      case .move(let to): .move(to: map(to))
      case .line(let to): .line(to: map(to))
      case .quadCurve(let to, let control): .quadCurve(to: map(to), control: map(control))
      case .curve(let to, let control1, let control2):
        .curve(to: map(to), control1: map(control1), control2: map(control2))
      case .closeSubpath: .closeSubpath
      }
    }
    var mapped = Path()
    mapped.storage = .elements(list)
    return mapped
  }

  /// Returns whether two paths have equal elements in the same order.
  ///
  /// - Complexity: O(*n*) for *n* elements; O(1) if they share storage.
  public static func == (lhs: Path, rhs: Path) -> Bool {
    switch (lhs.storage, rhs.storage) {
    case (.rect(let left), .rect(let right)) where areSame(left, right),
      (.ellipse(let left), .ellipse(let right)) where areSame(left, right):
      true
    default: lhs.elements == rhs.elements
    }
  }

  /// Returns whether two rectangles are equal; a rectangle of NaN is equal to its copies.
  private static func areSame(_ lhs: CGRect, _ rhs: CGRect) -> Bool {
    func areSame(_ left: CGFloat, _ right: CGFloat) -> Bool {
      left == right || left.isNaN && right.isNaN
    }
    return areSame(lhs.origin.x, rhs.origin.x) && areSame(lhs.origin.y, rhs.origin.y)
      && areSame(lhs.size.width, rhs.size.width) && areSame(lhs.size.height, rhs.size.height)
  }

  /// Hashes the elements of the path into `hasher`.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
