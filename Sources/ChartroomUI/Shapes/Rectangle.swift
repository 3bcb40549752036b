public import Foundation
public import Graphics

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape, Hashable {
  /// Creates a rectangle.
  public init() {}

  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// A rectangle with its edges moved inwards.
  public func inset(by amount: CGFloat) -> InsetOutline<Rectangle> {
    InsetOutline(base: self, amount: amount)
  }
}
