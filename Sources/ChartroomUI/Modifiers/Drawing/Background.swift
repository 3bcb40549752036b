public import Graphics

extension View {
  /// Draws views behind the view; they are proposed its size and do not affect it.
  public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(Layering(content: content(), isInFront: false, alignment: alignment))
  }

  /// Draws a view behind the view; it is proposed its size and does not affect it.
  public func background<Content: View>(
    _ content: Content, alignment: Alignment = .center
  ) -> some View {
    background(alignment: alignment) { content }
  }

  /// Fills the frame of the view, behind it, with a style.
  public func background<Style: ShapeStyle>(_ style: Style) -> some View {
    background { Rectangle().fill(style) }
  }

  /// Fills a shape in the frame of the view, behind it, with a style.
  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }
}
