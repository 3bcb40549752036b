public import Foundation

/// A view that arranges its subviews in a row.
public struct HStack<Content: View> {
  @usableFromInline package let arrangement: HStackLayout
  @usableFromInline package let content: Content

  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The vertical guide used to align the subviews; the centre by default.
  ///   - spacing: The distance between adjacent subviews, in points. `nil`, the default, uses the
  ///     preferred spacing of each pair. A negative distance makes adjacent subviews overlap.
  ///   - content: The subviews, from leading to trailing.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension HStack: ContainerView {}
