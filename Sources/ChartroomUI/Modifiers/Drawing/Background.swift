public import Graphics

extension View {
  /// Draws other views behind the view, which they are offered the size of.
  public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(Layering(content: content(), isInFront: false, alignment: alignment))
  }

  /// Draws another view behind the view, which it is offered the size of.
  public func background<Content: View>(
    _ content: Content, alignment: Alignment = .center
  ) -> some View {
    background(alignment: alignment) { content }
  }

  /// Fills the area behind the view.
  public func background<Style: ShapeStyle>(_ style: Style) -> some View {
    background { Rectangle().fill(style) }
  }

  /// Fills a shape behind the view.
  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }
}
