public import Foundation
public import Graphics

/// A rectangle with a separate radius for each corner.
///
/// A radius that is not positive gives a square corner. A radius is limited to the longer side of the
/// frame. If two adjacent radii exceed the side between them, all four are reduced by the same factor.
/// From right to left, the shape is mirrored.
public struct UnevenRoundedRectangle: InsettableShape, Hashable {
  /// The radii of the four corners, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The style of the corners.
  public var style: RoundedCornerStyle

  /// The radii of the four corners.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  /// Creates a rectangle from the radii of its corners.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: The radius of the top left corner, in points; 0 by default.
  ///   - bottomLeadingRadius: The radius of the bottom left corner, in points; 0 by default.
  ///   - bottomTrailingRadius: The radius of the bottom right corner, in points; 0 by default.
  ///   - topTrailingRadius: The radius of the top right corner, in points; 0 by default.
  ///   - style: The style of the corners; `.continuous` by default.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
    self.style = style
  }

  /// Creates a rectangle from the radii of its corners.
  ///
  /// - Parameters:
  ///   - cornerRadii: The radii, in points.
  ///   - style: The style of the corners; `.continuous` by default.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Returns the rectangle inset by `amount` points on every side; a negative amount enlarges it.
  ///
  /// The corner radii are reduced by the same amount, but not below 0.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    let inner = RectangleCornerRadii(
      topLeading: max(cornerRadii.topLeading - amount, 0),
      bottomLeading: max(cornerRadii.bottomLeading - amount, 0),
      bottomTrailing: max(cornerRadii.bottomTrailing - amount, 0),
      topTrailing: max(cornerRadii.topTrailing - amount, 0))
    return InsetOutline(
      base: UnevenRoundedRectangle(cornerRadii: inner, style: style), amount: amount)
  }

  /// Returns the radii, reduced to what fits in a rectangle.
  func fittingRadii(in rect: CGRect) -> RectangleCornerRadii {
    // NaN and negative radii would make the factor or the arcs invalid.
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
    return RectangleCornerRadii(
      topLeading: radii.topLeading * factor, bottomLeading: radii.bottomLeading * factor,
      bottomTrailing: radii.bottomTrailing * factor, topTrailing: radii.topTrailing * factor)
  }

  /// Returns the outline of the rounded rectangle in `rect`, in points.
  public func path(in rect: CGRect) -> Path {
    var path = Path()
    let radii = fittingRadii(in: rect)
    guard style == .circular else {
      let lengths = [
        radii.topTrailing, radii.bottomTrailing, radii.bottomLeading, radii.topLeading,
      ]
      path.addRect(rect, continuousRadii: lengths)
      return path
    }
    func corner(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ quarter: Double) {
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

extension Path {
  /// Creates a path of a rectangle with a separate radius for each corner.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points; the leading corners are on the left.
  ///   - cornerRadii: The radii, in points, which are limited as those of `UnevenRoundedRectangle`.
  ///   - style: The style of the corners; `.continuous` by default.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect)
  }

  /// Adds a closed rectangle with a separate radius for each corner.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points before the transform; the leading corners are on the left.
  ///   - cornerRadii: The radii, in points, which are limited as those of `UnevenRoundedRectangle`.
  ///   - style: The style of the corners; `.continuous` by default.
  ///   - transform: The transform of the rectangle; the identity by default.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(
      Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }
}

/// The radii of the four corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top leading corner, in points.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner, in points.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner, in points.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner, in points.
  public var topTrailing: CGFloat

  /// Creates the radii of four corners, in points; each is 0 by default.
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
