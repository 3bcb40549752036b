public import Foundation

/// A view that arranges its content in a column.
public struct VStack<Content: View>: ContainerView {
  package let arrangement: VStackLayout
  package let content: Content

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: The guide at which views are aligned across the column; the centre by default.
  ///   - spacing: The distance between adjacent views, in points; `nil` uses the preferred
  ///     spacing of each pair.
  ///   - content: The views, from top to bottom.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}
