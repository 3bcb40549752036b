public import Foundation
public import Graphics

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape, Hashable {
  /// Creates a rectangle.
  public init() {}

  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// A rectangle with its edges moved inwards.
  public func inset(by amount: CGFloat) -> InsetOutline<Rectangle> {
    InsetOutline(base: self, amount: amount)
  }
}

/// A rectangle with rounded corners that fills its frame.
public struct RoundedRectangle: InsettableShape, Hashable {
  /// The radii of the corners, in points.
  public var cornerSize: CGSize
  /// The shape of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with elliptic corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with corners of one radius, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The rectangle with its corners rounded.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// The rectangle with its edges moved inwards and its corners the tighter for it.
  public func inset(by amount: CGFloat) -> InsetOutline<RoundedRectangle> {
    let inner = RoundedRectangle(
      cornerSize: CGSize(
        width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0)),
      style: style)
    return InsetOutline(base: inner, amount: amount)
  }
}

/// A rectangle with a radius of its own for each corner.
public struct UnevenRoundedRectangle: Shape, Hashable {
  /// The radii of the four corners, in points.
  public var cornerRadii: RectangleCornerRadii

  /// Creates a rectangle with four radii, 0 by default.
  ///
  /// Where two radii are longer than the side between them, all four shrink by one factor. None
  /// counts as longer than the longer side; one that is not positive makes a square corner.
  /// - Note: Unlike SwiftUI, corners are always circular.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
  }

  /// The rectangle with its corners rounded.
  public func path(in rect: CGRect) -> Path {
    var path = Path()
    // No number and negative radii would turn the factor, or the arcs, inside out.
    let longest = max(rect.width, rect.height)
    func length(_ radius: CGFloat) -> CGFloat { radius > 0 ? min(radius, longest) : 0 }
    let radii = RectangleCornerRadii(
      topLeading: length(cornerRadii.topLeading), bottomLeading: length(cornerRadii.bottomLeading),
      bottomTrailing: length(cornerRadii.bottomTrailing),
      topTrailing: length(cornerRadii.topTrailing))
    let factor = [
      rect.width / (radii.topLeading + radii.topTrailing),
      rect.width / (radii.bottomLeading + radii.bottomTrailing),
      rect.height / (radii.topLeading + radii.bottomLeading),
      rect.height / (radii.topTrailing + radii.bottomTrailing),
    ].reduce(1) { $1 < $0 ? $1 : $0 }
    func corner(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ quarter: Double) {
      let radius = radius * factor
      guard radius > 0 else { return path.addLine(to: CGPoint(x: x, y: y)) }
      let center = CGPoint(
        x: x == rect.minX ? x + radius : x - radius, y: y == rect.minY ? y + radius : y - radius)
      path.addRelativeArc(
        center: center, radius: radius, startAngle: .degrees(quarter), delta: .degrees(90))
    }
    corner(rect.minX, rect.minY, radii.topLeading, 180)
    corner(rect.maxX, rect.minY, radii.topTrailing, 270)
    corner(rect.maxX, rect.maxY, radii.bottomTrailing, 0)
    corner(rect.minX, rect.maxY, radii.bottomLeading, 90)
    path.closeSubpath()
    return path
  }
}

/// The radii of the four corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius at the top leading corner.
  public var topLeading: CGFloat
  /// The radius at the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius at the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius at the top trailing corner.
  public var topTrailing: CGFloat

  /// Creates radii, 0 by default.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, Hashable {
  /// The shape of the corners.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The capsule.
  public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(roundedRect: rect, cornerRadius: radius, style: style)
  }

  /// The capsule with its edges moved inwards.
  public func inset(by amount: CGFloat) -> InsetOutline<Capsule> {
    InsetOutline(base: self, amount: amount)
  }
}

/// The ellipse that touches the sides of its frame.
public struct Ellipse: InsettableShape, Hashable {
  /// Creates an ellipse.
  public init() {}

  /// The ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The ellipse with its edges moved inwards.
  public func inset(by amount: CGFloat) -> InsetOutline<Ellipse> {
    InsetOutline(base: self, amount: amount)
  }
}

/// The largest circle that fits into its frame, centred.
public struct Circle: InsettableShape, Hashable {
  /// Creates a circle.
  public init() {}

  /// The circle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// The smaller of the two lengths offered, on both axes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let length?, nil), (nil, let length?): length
      case (nil, nil): CGFloat(10)
      }
    return CGSize(width: side, height: side)
  }

  /// The circle with its edge moved inwards.
  public func inset(by amount: CGFloat) -> InsetOutline<Circle> {
    InsetOutline(base: self, amount: amount)
  }
}

/// A shape drawn into a rectangle whose edges are moved inwards.
public struct InsetOutline<Base: InsettableShape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  /// The outline in the smaller rectangle; nothing when it has shrunk away.
  public func path(in rect: CGRect) -> Path {
    guard rect.width >= 2 * amount, rect.height >= 2 * amount else { return Path() }
    return base.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  /// The size of the shape inside.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// The shape with its edges moved further inwards.
  public func inset(by amount: CGFloat) -> InsetOutline<Base> {
    InsetOutline(base: base, amount: self.amount + amount)
  }
}

extension Path: Shape {
  /// The path itself, wherever the rectangle lies.
  public func path(in rect: CGRect) -> Path { self }
}
