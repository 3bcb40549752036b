public import Foundation

/// A point in unit coordinates of a rectangle.
///
/// (0, 0) is the top leading corner of the rectangle, and (1, 1) is the bottom trailing corner. Gradients and
/// geometric effects treat the left edge as the leading one in every layout direction.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal coordinate: 0 at the leading edge, 1 at the trailing edge.
  public var x: CGFloat
  /// The vertical coordinate: 0 at the top edge, 1 at the bottom edge.
  public var y: CGFloat

  /// Creates a point from its unit coordinates; values outside 0...1 give a point outside the rectangle.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner, (0, 0); equal to `topLeading`.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The centre of the rectangle, (0.5, 0.5).
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The centre of the leading edge, (0, 0.5).
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The centre of the trailing edge, (1, 0.5).
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The centre of the top edge, (0.5, 0).
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The centre of the bottom edge, (0.5, 1).
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner, (0, 0).
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner, (1, 0).
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner, (0, 1).
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner, (1, 1).
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// Returns the location of the unit point in `rect`, in the coordinates of `rect`.
  package func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
