public import Foundation
public import Graphics

/// An ellipse inscribed in its frame.
public struct Ellipse: InsettableShape, Hashable {
  /// Creates an ellipse.
  public init() {}

  /// Returns the outline of the ellipse inscribed in `rect`, in points.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns the ellipse inset by `amount` points on every side; a negative amount enlarges it.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}

extension Ellipse: SymmetricShape {}
