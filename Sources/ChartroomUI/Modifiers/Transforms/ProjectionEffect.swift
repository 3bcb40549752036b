public import Graphics

extension View {
  /// Draws the view through an affine transform; its place in the layout stays as it is.
  ///
  /// - Parameter transform: Maps points of the view, from its top left corner.
  /// - Returns: The transformed view.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  /// Draws the view through a projective transform; its place in the layout stays as it is.
  ///
  /// - Parameter transform: Maps points of the view, from its top left corner.
  /// - Returns: The transformed view.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(TransformEffect(kind: .projection(transform)))
  }
}
