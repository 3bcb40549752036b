/// A view that overlays its subviews, with the first at the back.
public struct ZStack<Content: View> {
  @usableFromInline package let arrangement: ZStackLayout
  @usableFromInline package let content: Content

  /// Creates a stack of overlaid subviews.
  ///
  /// - Parameters:
  ///   - alignment: The pair of guides used to align the subviews; the centre by default.
  ///   - content: The subviews, from back to front.
  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    arrangement = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

extension ZStack: ContainerView {}
