public import Foundation

/// Arranges its content in a column.
public struct VStack<Content: View>: ContainerView {
  package let arrangement: VStackLayout
  package let content: Content

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: The guide that views share across the column; their middles by default.
  ///   - spacing: The distance between views in points; `nil` lets each pair choose.
  ///   - content: The views, from top to bottom.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}
