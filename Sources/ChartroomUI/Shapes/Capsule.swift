public import Foundation
public import Graphics

/// A rectangle whose shorter sides are semicircles.
public struct Capsule: InsettableShape, Hashable {
  /// The shape of the corners.
  public var style: RoundedCornerStyle

  /// Creates a capsule with corners of a style.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Returns the outline of the capsule in `rect`.
  public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(roundedRect: rect, cornerRadius: radius, style: style)
  }

  /// Returns the capsule inset by `amount` points.
  public func inset(by amount: CGFloat) -> InsetOutline<Capsule> {
    InsetOutline(base: self, amount: amount)
  }
}
