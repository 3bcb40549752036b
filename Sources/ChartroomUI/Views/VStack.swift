public import Foundation

/// A view that arranges its subviews in a column.
public struct VStack<Content: View> {
  @usableFromInline package let arrangement: VStackLayout
  @usableFromInline package let content: Content

  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal guide used to align the subviews; the centre by default.
  ///   - spacing: The distance between adjacent subviews, in points. `nil`, the default, uses the
  ///     preferred spacing of each pair. A negative distance makes adjacent subviews overlap.
  ///   - content: The subviews, from top to bottom.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension VStack: ContainerView {}
