public import Foundation

/// The size that a parent proposes to a child, in points.
///
/// `nil` asks for the ideal size, 0 for the smallest and infinity for the largest.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width.
  public var width: CGFloat?
  /// The proposed height.
  public var height: CGFloat?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal.
  ///
  /// NaN counts as `nil`, negative lengths as 0.
  public init(width: CGFloat?, height: CGFloat?) {
    func clean(_ length: CGFloat?) -> CGFloat? {
      length.flatMap { $0.isNaN ? nil : max($0, 0) }
    }
    self.width = clean(width)
    self.height = clean(height)
  }

  /// Creates a proposal of a fixed size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The proposal with `nil` replaced by the lengths of `size`, 10 × 10 by default.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposal less a length on both axes, not under 0.
  package func inset(width dx: CGFloat, height dy: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: width.map { $0 - dx }, height: height.map { $0 - dy })
  }
}

/// One of the two axes.
public enum Axis: String, CaseIterable, Hashable, Sendable {
  /// From leading to trailing.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Some of the two axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits, one an axis.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }
}

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

/// Distances from the four edges of a rectangle, in points, inwards.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the edge where lines of text begin.
  public var leading: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the edge where lines of text end.
  public var trailing: CGFloat

  /// Creates insets.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  package var width: CGFloat { leading + trailing }
  package var height: CGFloat { top + bottom }
}
