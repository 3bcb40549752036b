public import Foundation

/// A vector of the plane, equivalent to the Core Graphics type of this name.
public struct CGVector: Hashable, Codable, Sendable {
  /// The zero vector.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat

  /// Creates the zero vector.
  public init() { self = .zero }

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
