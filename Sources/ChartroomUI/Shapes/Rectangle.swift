public import Foundation
public import Graphics

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape, Hashable {
  /// Creates a rectangle.
  public init() {}

  /// Returns `rect` as a path, in points.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the rectangle inset by `amount` points on every side; a negative amount enlarges it.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}

extension Rectangle: SymmetricShape {}
