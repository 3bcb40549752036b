public import Foundation
public import Graphics

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
