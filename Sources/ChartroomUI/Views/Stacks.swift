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

/// Lays its content over each other, the first view at the back.
public struct ZStack<Content: View>: ContainerView {
  package let arrangement: ZStackLayout
  package let content: Content

  /// Creates the stack.
  ///
  /// - Parameters:
  ///   - alignment: The guides that views share; their middles by default.
  ///   - content: The views, from back to front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    arrangement = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}
