/// A horizontal or vertical axis.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// The axis from leading to trailing.
  case horizontal
  /// The axis from top to bottom.
  case vertical

  /// The name of the axis, `horizontal` or `vertical`.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bit mask of the set: 1 for the horizontal and 2 for the vertical axis.
    public let rawValue: Int8

    /// Creates a set from a bit mask.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }
}
