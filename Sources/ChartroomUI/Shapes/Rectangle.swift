public import Foundation
public import Graphics

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape, Hashable {
  /// Creates a rectangle.
  public init() {}

  /// Returns `rect` as a path.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the rectangle inset by `amount` points.
  public func inset(by amount: CGFloat) -> InsetOutline<Rectangle> {
    InsetOutline(base: self, amount: amount)
  }
}
