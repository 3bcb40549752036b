public import Foundation
public import Graphics

extension View {
  /// Rotates the drawing of the view about an axis in three dimensions, without changing the layout.
  ///
  /// The x axis points right, the y axis down and the z axis to the viewer. A positive angle about y
  /// moves the right edge away from the viewer, one about x moves the bottom edge closer, and one about z
  /// is `rotationEffect(_:anchor:)`. Beyond 90° the back of the view is visible, mirrored; at 90° nothing
  /// is.
  ///
  /// The eye lies in front of the anchor, at a distance of `max(width, height) / perspective` points from
  /// the view's plane. Parts at the eye or behind it are not drawn.
  ///
  /// - Note: Apple documents `perspective` only as the relative vanishing point. This position of the eye
  ///   is the common interpretation; it was not compared with a device.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - axis: The direction of the axis, of any length; a zero vector rotates nothing.
  ///   - anchor: The point of the view through which the axis passes.
  ///   - anchorZ: The distance of the axis in front of the view, in points.
  ///   - perspective: The strength of the perspective; 0 keeps parallel lines parallel.
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
