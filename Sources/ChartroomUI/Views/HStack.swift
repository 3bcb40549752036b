public import Foundation

/// Arranges its content in a row.
public struct HStack<Content: View>: ContainerView {
  package let arrangement: HStackLayout
  package let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The guide that views share across the row; their middles by default.
  ///   - spacing: The distance between views in points; `nil` lets each pair choose.
  ///   - content: The views, from leading to trailing.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}
