extension View {
  /// Draws other views in front of the view, which they are offered the size of.
  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(Layering(content: content(), isInFront: true, alignment: alignment))
  }

  /// Draws another view in front of the view, which it is offered the size of.
  public func overlay<Content: View>(
    _ content: Content, alignment: Alignment = .center
  ) -> some View {
    overlay(alignment: alignment) { content }
  }
}
