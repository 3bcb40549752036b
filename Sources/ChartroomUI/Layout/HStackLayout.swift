public import Foundation

/// A layout that arranges views in a row.
public struct HStackLayout: Layout, Hashable, Sendable {
  /// The guide at which views are aligned across the row.
  public var alignment: VerticalAlignment
  /// The distance between adjacent views, in points; `nil` uses the preference of each pair.
  public var spacing: CGFloat?

  /// Creates a row layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of a horizontal stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private var stack: StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  /// Returns the size of the row: the lengths of the views and the distances between them.
  ///
  /// - Complexity: O(*n* log *n*) for *n* subviews, with at most three measurements of each.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    stack.arrange(subviews, proposal: proposal).size
  }

  /// Places the views from leading to trailing.
  ///
  /// - Complexity: O(*n* log *n*) for *n* subviews; sizes come from the cache.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    stack.place(subviews, in: bounds, proposal: proposal)
  }

  /// Returns the preferences of the first and last view at the ends, and their union across.
  ///
  /// - Complexity: O(*n*) for *n* subviews.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    stack.outerSpacing(subviews, first: .leading, last: .trailing, across: .vertical)
  }
}
