/// The leading or trailing edge of a rectangle.
public enum HorizontalEdge: Int, CaseIterable, Hashable, Sendable {
  /// The edge where lines of text begin.
  case leading
  /// The edge where lines of text end.
  case trailing
}

/// An edge of a rectangle.
public enum Edge: Int, CaseIterable, Hashable, Sendable {
  /// The top edge.
  case top
  /// The edge where lines of text begin.
  case leading
  /// The bottom edge.
  case bottom
  /// The edge where lines of text end.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bit mask, one bit for each edge.
    public let rawValue: Int

    /// Creates a set from a bit mask.
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
