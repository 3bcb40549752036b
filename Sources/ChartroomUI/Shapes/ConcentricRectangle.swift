public import Foundation
public import Graphics

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    /// The corner of the top and the leading edge.
    case topLeading
    /// The corner of the top and the trailing edge.
    case topTrailing
    /// The corner of the bottom and the leading edge.
    case bottomLeading
    /// The corner of the bottom and the trailing edge.
    case bottomTrailing
  }
}

extension Edge.Corner {
  /// The way in which the radius of a corner is found.
  public struct Style: Hashable, Sendable {
    private enum Kind: Hashable {
      case fixed
      case concentric
    }

    private let kind: Kind
    /// The fixed radius, or the least concentric one.
    private let radius: CGFloat

    /// The radius with which the corner and that of the container shape have the same centre.
    public static let concentric = Style(kind: .concentric, radius: 0)

    /// Returns the style of a concentric corner with a least radius.
    ///
    /// - Parameter minimum: The style of the least radius. A concentric style counts as its own minimum.
    /// - Returns: The style.
    public static func concentric(minimum: Style) -> Style {
      Style(kind: .concentric, radius: minimum.radius)
    }

    /// Returns the style of a concentric corner with a least radius, in points.
    @_disfavoredOverload
    public static func concentric(minimum: CGFloat) -> Style {
      Style(kind: .concentric, radius: minimum)
    }

    /// Returns the style of a corner with a radius, in points.
    public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed, radius: radius) }

    /// Returns the radius of a corner whose concentric radius is known.
    func radius(concentric: CGFloat) -> CGFloat {
      max(0, kind == .fixed ? radius : max(radius, concentric))
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates the style of a fixed radius, in points.
  public init(floatLiteral value: Double) { self = .fixed(value) }

  /// Creates the style of a fixed radius, in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// A rectangle whose corners have the same centres as those of the container shape.
///
/// The radius of a corner is that of the container, reduced by the greater of the distances of both edges. Without a
/// container shape, concentric radii are 0. See `containerShape(_:)`.
///
/// - Note: Unlike in SwiftUI, leading corners are always on the left.
public struct ConcentricRectangle: InsettableShape, Hashable {
  private let topLeading: Edge.Corner.Style
  private let topTrailing: Edge.Corner.Style
  private let bottomLeading: Edge.Corner.Style
  private let bottomTrailing: Edge.Corner.Style
  private let isUniform: Bool

  /// Creates a rectangle with four concentric corners.
  public init() { self.init(corners: .concentric) }

  /// Creates a rectangle with four corners of a style.
  ///
  /// - Parameters:
  ///   - corners: The style of all corners.
  ///   - isUniform: Whether all corners have the greatest of the four radii; `false` by default.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    (topLeading, topTrailing, bottomLeading, bottomTrailing) = (corners, corners, corners, corners)
    self.isUniform = isUniform
  }

  /// Creates a rectangle with a style for each corner; concentric by default.
  ///
  /// - Parameters:
  ///   - topLeadingCorner: The style of the top left corner.
  ///   - topTrailingCorner: The style of the top right corner.
  ///   - bottomLeadingCorner: The style of the bottom left corner.
  ///   - bottomTrailingCorner: The style of the bottom right corner.
  public init(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) {
    topLeading = topLeadingCorner
    topTrailing = topTrailingCorner
    bottomLeading = bottomLeadingCorner
    bottomTrailing = bottomTrailingCorner
    isUniform = false
  }

  /// Creates a rectangle with a style for the top corners and one for the bottom corners.
  ///
  /// - Parameters:
  ///   - uniformTopCorners: The style of the top corners.
  ///   - uniformBottomCorners: The style of the bottom corners.
  public init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }

  /// Creates a rectangle with a style for the leading corners and one for the trailing corners.
  ///
  /// - Parameters:
  ///   - uniformLeadingCorners: The style of the left corners.
  ///   - uniformTrailingCorners: The style of the right corners.
  public init(
    uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
  }

  /// The fixed behaviour, because the corners of the container are on the left and on the right.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the outline of the rectangle in `rect`, in points.
  ///
  /// Only views that are drawn have a container; otherwise, concentric radii are 0.
  public func path(in rect: CGRect) -> Path {
    let concentric = ContainerPlace.current?.concentricRadii(in: rect) ?? RectangleCornerRadii()
    var radii = RectangleCornerRadii(
      topLeading: topLeading.radius(concentric: concentric.topLeading),
      bottomLeading: bottomLeading.radius(concentric: concentric.bottomLeading),
      bottomTrailing: bottomTrailing.radius(concentric: concentric.bottomTrailing),
      topTrailing: topTrailing.radius(concentric: concentric.topTrailing))
    if isUniform {
      radii = RectangleCornerRadii(
        max(radii.topLeading, radii.bottomLeading, radii.bottomTrailing, radii.topTrailing))
    }
    guard radii != RectangleCornerRadii(radii.topLeading) else {
      return Path(roundedRect: rect, cornerRadius: radii.topLeading)
    }
    return UnevenRoundedRectangle(cornerRadii: radii).path(in: rect)
  }

  /// Returns the rectangle inset by `amount` points on every side; a negative amount enlarges it.
  ///
  /// Fixed radii do not change.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}

extension Shape where Self == ConcentricRectangle {
  /// Returns a rectangle with corners of a style; see `ConcentricRectangle.init(corners:isUniform:)`.
  ///
  /// - Parameters:
  ///   - corners: The style of all corners.
  ///   - isUniform: Whether all corners have the greatest of the four radii; `false` by default.
  /// - Returns: The rectangle.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
