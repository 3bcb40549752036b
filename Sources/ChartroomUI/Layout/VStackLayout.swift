public import Foundation

/// A layout that arranges views in a column.
public struct VStackLayout: Layout, Hashable, Sendable {
  /// The guide at which views are aligned across the column.
  public var alignment: HorizontalAlignment
  /// The distance between adjacent views, in points; `nil` uses the preference of each pair.
  public var spacing: CGFloat?

  /// Creates a column layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of a vertical stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  private var stack: StackLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  /// Returns the size of the column: the lengths of the views and the distances between them.
  ///
  /// - Complexity: O(*n* log *n*) for *n* subviews, with at most three measurements of each.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    stack.arrange(subviews, proposal: proposal).size
  }

  /// Places the views from top to bottom.
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
    stack.outerSpacing(subviews, first: .top, last: .bottom, across: .horizontal)
  }
}
