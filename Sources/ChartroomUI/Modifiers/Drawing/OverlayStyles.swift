public import Graphics

nonisolated extension View {
  /// Draws a style in front of the view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - edges: The edges at which the style extends into the safe area.
  /// - Returns: The view with the overlay.
  @_disfavoredOverload
  public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      Layering(
        content: Rectangle().fill(style), isInFront: true, alignment: .center,
        ignoredEdges: edges))
  }

  /// Draws a shape in front of the view.
  ///
  /// - Parameters:
  ///   - style: The style of the shape.
  ///   - shape: The shape, in the bounds of the view.
  ///   - fillStyle: The rule for the interior of the shape.
  /// - Returns: The view with the overlay.
  public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }
}
