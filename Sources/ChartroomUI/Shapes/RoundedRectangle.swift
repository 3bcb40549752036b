public import Foundation
public import Graphics

/// A rectangle with rounded corners that fills its frame.
public struct RoundedRectangle: InsettableShape, Hashable {
  /// The radii of the corners, in points.
  public var cornerSize: CGSize
  /// The shape of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with corners of two radii, in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with corners of one radius, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Returns the outline of the rounded rectangle in `rect`.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// Returns the rectangle inset by `amount` points; the radii of the corners shrink by the same amount.
  public func inset(by amount: CGFloat) -> InsetOutline<RoundedRectangle> {
    let inner = RoundedRectangle(
      cornerSize: CGSize(
        width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0)),
      style: style)
    return InsetOutline(base: inner, amount: amount)
  }
}
