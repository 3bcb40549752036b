public import Foundation

/// Arranges views in a row.
public struct HStackLayout: Layout, Hashable, Sendable {
  /// The guide along which views are aligned across the row.
  public var alignment: VerticalAlignment
  /// The distance between views, or `nil` for what each pair prefers.
  public var spacing: CGFloat?

  /// Creates a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A horizontal stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private var stack: StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  /// The size of the row: the views and the distances between them.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    stack.arrange(subviews, proposal: proposal).size
  }

  /// Places the views one after the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    stack.place(subviews, in: bounds, proposal: proposal)
  }

  /// The outer views' preferences at the ends, the union across.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    stack.outerSpacing(subviews, first: .leading, last: .trailing, across: .vertical)
  }
}
