public import Graphics

nonisolated extension View {
  /// Draws views behind this view.
  ///
  /// The size of this view is proposed to the background, which does not affect the layout. Several views are
  /// overlaid as in a `ZStack` and aligned as a single view.
  ///
  /// - Parameters:
  ///   - alignment: The guides used to align the background with this view; the centre by default.
  ///   - content: The views to draw behind this view, from back to front.
  /// - Returns: The view with its background.
  public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(Layering(content: content(), isInFront: false, alignment: alignment))
  }

  /// Draws another view behind this view.
  ///
  /// The size of this view is proposed to the background, which does not affect the layout.
  ///
  /// - Parameters:
  ///   - content: The view to draw behind this view.
  ///   - alignment: The guides used to align the background with this view; the centre by default.
  /// - Returns: The view with its background.
  @_disfavoredOverload
  public func background<Content: View>(
    _ content: Content, alignment: Alignment = .center
  ) -> some View {
    background(alignment: alignment) { content }
  }

  /// Fills the view's frame, behind the view, with a style.
  ///
  /// - Parameters:
  ///   - style: The style of the fill.
  ///   - edges: The edges on which the background extends beyond the safe area, if the view touches the
  ///     boundary of the safe area there; all edges by default.
  /// - Returns: The view with its background.
  public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      Layering(
        content: Rectangle().fill(style), isInFront: false, alignment: .center,
        ignoredEdges: edges))
  }

  /// Fills a shape behind the view with a style.
  ///
  /// - Parameters:
  ///   - style: The style of the fill.
  ///   - shape: The shape, whose path is computed for the view's frame.
  ///   - fillStyle: The fill rule and antialiasing; by default, the non-zero winding rule with antialiasing.
  /// - Returns: The view with its background.
  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }
}
