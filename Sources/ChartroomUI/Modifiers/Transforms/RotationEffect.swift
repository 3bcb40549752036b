public import Graphics

extension View {
  /// Draws the view turned; its place in the layout stays as it is.
  ///
  /// - Parameters:
  ///   - angle: How far to turn; positive angles turn clockwise.
  ///   - anchor: The point of the view that stays where it is.
  /// - Returns: The turned view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(TransformEffect(kind: .rotation(angle, anchor: anchor)))
  }
}
