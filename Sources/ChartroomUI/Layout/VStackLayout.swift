public import Foundation

/// Arranges views in a column.
public struct VStackLayout: Layout, Hashable, Sendable {
  /// The guide along which views are aligned across the column.
  public var alignment: HorizontalAlignment
  /// The distance between views, or `nil` for what each pair prefers.
  public var spacing: CGFloat?

  /// Creates a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A vertical stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  private var stack: StackLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  /// The size of the column: the views and the distances between them.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    stack.arrange(subviews, proposal: proposal).size
  }

  /// Places the views one under the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    stack.place(subviews, in: bounds, proposal: proposal)
  }

  /// The outer views' preferences at the ends, the union across.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    stack.outerSpacing(subviews, first: .top, last: .bottom, across: .horizontal)
  }
}
