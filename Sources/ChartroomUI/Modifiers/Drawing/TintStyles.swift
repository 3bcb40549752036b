nonisolated extension View {
  /// Sets the tint of the controls in the view.
  ///
  /// - Parameter tint: The style.
  /// - Returns: The view with the tint.
  @_disfavoredOverload
  public func tint<Style: ShapeStyle>(_ tint: Style) -> some View {
    environment(\.tint, AnyShapeStyle(tint))
  }
}
