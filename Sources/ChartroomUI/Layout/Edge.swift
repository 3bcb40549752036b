/// One of the two sides of a rectangle.
public enum HorizontalEdge: Int, CaseIterable, Hashable, Sendable {
  /// The side where lines of text begin.
  case leading
  /// The side where lines of text end.
  case trailing
}

/// Edges of a rectangle.
public enum Edge: Int, CaseIterable, Hashable, Sendable {
  /// The top edge.
  case top
  /// The edge where lines of text begin.
  case leading
  /// The bottom edge.
  case bottom
  /// The edge where lines of text end.
  case trailing

  /// Some of the four edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits, one an edge.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The edge where lines of text begin.
    public static let leading = Set(rawValue: 2)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 4)
    /// The edge where lines of text end.
    public static let trailing = Set(rawValue: 8)
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}
