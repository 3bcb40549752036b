/// A view that overlays its content, with the first view at the back.
public struct ZStack<Content: View>: ContainerView {
  package let arrangement: ZStackLayout
  package let content: Content

  /// Creates a stack of overlaid views.
  ///
  /// - Parameters:
  ///   - alignment: The guides at which views are aligned; the centre by default.
  ///   - content: The views, from back to front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    arrangement = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}
