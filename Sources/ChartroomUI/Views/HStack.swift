public import Foundation

/// A view that arranges its content in a row.
public struct HStack<Content: View>: ContainerView {
  package let arrangement: HStackLayout
  package let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The guide at which views are aligned across the row; the centre by default.
  ///   - spacing: The distance between adjacent views, in points; `nil` uses the preferred
  ///     spacing of each pair.
  ///   - content: The views, from leading to trailing.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}
