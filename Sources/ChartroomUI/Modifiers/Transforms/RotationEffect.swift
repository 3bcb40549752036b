public import Graphics

nonisolated extension View {
  /// Rotates the view about an anchor, without changing the layout.
  ///
  /// - Parameters:
  ///   - angle: The angle by which to rotate the view; positive angles are clockwise.
  ///   - anchor: The point of the view that remains fixed; the centre by default.
  /// - Returns: The rotated view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(TransformEffect(kind: .rotation(angle, anchor: anchor)))
  }
}
