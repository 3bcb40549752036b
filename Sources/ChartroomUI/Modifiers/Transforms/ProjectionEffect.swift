public import Graphics

nonisolated extension View {
  /// Applies an affine transform to the view, without changing the layout.
  ///
  /// - Parameter transform: The transform, in points, with the origin at the view's top left corner.
  /// - Returns: The transformed view.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  /// Applies a projective transform to the view, without changing the layout.
  ///
  /// - Parameter transform: The transform, in points, with the origin at the view's top left corner.
  /// - Returns: The transformed view.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(TransformEffect(kind: .projection(transform)))
  }
}
