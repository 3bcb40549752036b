extension View {
  /// Draws views in front of the view; they are proposed its size and do not affect it.
  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(Layering(content: content(), isInFront: true, alignment: alignment))
  }

  /// Draws a view in front of the view; it is proposed its size and does not affect it.
  public func overlay<Content: View>(
    _ content: Content, alignment: Alignment = .center
  ) -> some View {
    overlay(alignment: alignment) { content }
  }
}
