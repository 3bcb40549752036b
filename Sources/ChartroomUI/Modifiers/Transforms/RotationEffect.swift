public import Graphics

extension View {
  /// Rotates the drawing of the view, without changing the layout.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation; positive angles are clockwise.
  ///   - anchor: The fixed point of the rotation.
  /// - Returns: The rotated view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(TransformEffect(kind: .rotation(angle, anchor: anchor)))
  }
}
