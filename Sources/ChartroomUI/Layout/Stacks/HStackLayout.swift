public import Foundation

/// A layout that arranges its subviews in a row.
public struct HStackLayout: Layout, Hashable, Sendable {
  /// The vertical guide used to align the subviews.
  public var alignment: VerticalAlignment
  /// The distance between adjacent subviews, in points; `nil` uses the preferred spacing of each pair.
  public var spacing: CGFloat?

  /// Creates a horizontal stack layout.
  ///
  /// - Parameters:
  ///   - alignment: The vertical guide used to align the subviews; the centre by default.
  ///   - spacing: The distance between adjacent subviews, in points. `nil`, the default, uses the
  ///     preferred spacing of each pair. A negative distance makes adjacent subviews overlap.
  @inlinable
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The layout properties, with a horizontal stack orientation.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// Returns an empty cache.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache { _StackLayoutCache() }

  var stack: StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  /// Returns the size of the row for a proposal, in points.
  ///
  /// The width is the sum of the subviews' widths and the distances between them. The height is the
  /// extent of the aligned subviews. The size is zero if there are no subviews.
  ///
  /// - Complexity: O(*n* log *n*) for *n* subviews. Each subview is measured at most three times.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    stack.arrange(subviews, proposal: proposal, cache: &cache).size
  }

  /// Places the subviews from the leading to the trailing edge.
  ///
  /// - Complexity: O(*n* log *n*) for *n* subviews, if their sizes are cached.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) {
    stack.place(subviews, in: bounds, proposal: proposal, cache: &cache)
  }

  /// Returns the preferred spacing of the row.
  ///
  /// The leading preference is that of the first subview, and the trailing preference is that of the last
  /// subview. The preferences on the top and bottom edges are the union of those of all subviews.
  ///
  /// - Complexity: O(*n*) for *n* subviews.
  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    stack.spacing(of: subviews)
  }
}
