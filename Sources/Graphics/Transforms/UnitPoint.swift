public import Foundation

/// A point in the unit coordinates of a rectangle: (0, 0) is its top leading corner, (1, 1) the opposite.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal coordinate, 0 at the leading and 1 at the trailing edge.
  public var x: CGFloat
  /// The vertical coordinate, 0 at the top and 1 at the bottom edge.
  public var y: CGFloat

  /// Creates a point; values outside 0...1 lie outside the rectangle.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The centre of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The centre of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The centre of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The centre of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// Returns the point in `rect`, in the coordinates of `rect`.
  package func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
