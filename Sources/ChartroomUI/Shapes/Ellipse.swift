public import Foundation
public import Graphics

/// The ellipse that touches the sides of its frame.
public struct Ellipse: InsettableShape, Hashable {
  /// Creates an ellipse.
  public init() {}

  /// The ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The ellipse with its edges moved inwards.
  public func inset(by amount: CGFloat) -> InsetOutline<Ellipse> {
    InsetOutline(base: self, amount: amount)
  }
}
