public import Foundation
public import Graphics

/// A rectangle with equally rounded corners that fills its frame.
public struct RoundedRectangle: InsettableShape, Hashable {
  /// The horizontal and the vertical radius of the corners, in points.
  ///
  /// In a path, each radius is limited to half the corresponding side. If either radius is not
  /// positive, the corners are square. The `.continuous` style uses the smaller radius for both axes.
  public var cornerSize: CGSize
  /// The corner style, elliptical or with continuous curvature.
  public var style: RoundedCornerStyle

  /// The horizontal and the vertical radius of the corners.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  /// Creates a rectangle whose corners have separate horizontal and vertical radii.
  ///
  /// - Parameters:
  ///   - cornerSize: The radii, in points; see `cornerSize`.
  ///   - style: The corner style; `.continuous` by default.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle whose corners have one radius.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius, in points. Horizontally it is limited to half the width of the frame, and
  ///     vertically to half the height; with `.continuous`, it is limited to half of the shorter side. A
  ///     radius that is not positive gives square corners.
  ///   - style: The corner style; `.continuous` by default.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Returns the outline of the rounded rectangle in `rect`, in points.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// Returns the rectangle inset by `amount` points on every side; a negative amount enlarges it.
  ///
  /// The corner radii are reduced by the same amount, but not below 0.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    let inner = RoundedRectangle(
      cornerSize: CGSize(
        width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0)),
      style: style)
    return InsetOutline(base: inner, amount: amount)
  }
}

extension RoundedRectangle: SymmetricShape {}
