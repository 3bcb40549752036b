public import Graphics

extension View {
  /// Applies an affine transform to the drawing of the view, without changing the layout.
  ///
  /// - Parameter transform: The transform, in points relative to the view's top left corner.
  /// - Returns: The transformed view.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  /// Applies a projective transform to the drawing of the view, without changing the layout.
  ///
  /// - Parameter transform: The transform, in points relative to the view's top left corner.
  /// - Returns: The transformed view.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(TransformEffect(kind: .projection(transform)))
  }
}
