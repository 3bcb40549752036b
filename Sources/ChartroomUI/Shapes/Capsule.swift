public import Foundation
public import Graphics

/// A rectangle whose two shorter sides are replaced by semicircles.
public struct Capsule: InsettableShape, Hashable {
  /// The corner style; both styles give the same outline, because the corners are semicircular.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  ///
  /// - Parameter style: The corner style, which does not affect the outline; `.continuous` by default.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Returns the outline of the capsule in `rect`, in points.
  public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(roundedRect: rect, cornerRadius: radius, style: style)
  }

  /// Returns the capsule inset by `amount` points on every side; a negative amount enlarges it.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}

extension Capsule: SymmetricShape {}
