public import Foundation
public import Graphics

nonisolated extension View {
  /// Rotates the view about an axis in three dimensions, without changing the layout.
  ///
  /// The x axis points right, the y axis down and the z axis towards the viewer. A rotation by a positive
  /// angle about the y axis moves the right edge away from the viewer. About the x axis, it moves the bottom
  /// edge towards the viewer. About the z axis, it is clockwise, like `rotationEffect(_:anchor:)`.
  ///
  /// Between 90° and 270° about the x or y axis, the view shows its back, which is a mirror image of its
  /// front. At exactly 90° or 270°, with an `anchorZ` of 0, it is edge-on and therefore invisible.
  ///
  /// The eye is in front of the anchor, `max(width, height) / perspective` points from the view's plane.
  /// Parts of the view at or behind the eye are not drawn.
  ///
  /// - Note: Apple documents `perspective` only as the relative vanishing point. The position of the eye
  ///   follows the common interpretation and has not been verified on a device.
  ///
  /// - Parameters:
  ///   - angle: The angle by which to rotate the view.
  ///   - axis: The direction of the axis, as a vector of any length. The zero vector leaves the view
  ///     unchanged.
  ///   - anchor: The point of the view through which the axis passes; the centre by default.
  ///   - anchorZ: The distance from the view's plane to the axis, in points, positive towards the viewer; 0
  ///     by default.
  ///   - perspective: The strength of the perspective, 1 by default. A value of 0 gives a parallel
  ///     projection.
  /// - Returns: The rotated view.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      TransformEffect(
        kind: .rotation3D(
          Rotation3D(
            angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ,
            perspective: perspective))))
  }
}

/// The parameters of a rotation in three dimensions.
struct Rotation3D: Equatable {
  var angle: Angle
  var x: CGFloat
  var y: CGFloat
  var z: CGFloat
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat
}
