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
