public import Foundation
public import Graphics

/// The ellipse inscribed in its frame.
public struct Ellipse: InsettableShape, Hashable {
  /// Creates an ellipse.
  public init() {}

  /// Returns the outline of the ellipse in `rect`.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns the ellipse inset by `amount` points.
  public func inset(by amount: CGFloat) -> InsetOutline<Ellipse> {
    InsetOutline(base: self, amount: amount)
  }
}
