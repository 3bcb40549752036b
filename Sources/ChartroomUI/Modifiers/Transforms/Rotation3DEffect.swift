public import Foundation
public import Graphics

extension View {
  /// Draws the view turned in space about an axis; its place in the layout stays as it is.
  ///
  /// The axes point to the right, down and to the viewer. A turn about y takes the right side
  /// away, one about x brings the bottom near, one about z is `rotationEffect(_:anchor:)`. Beyond a
  /// quarter turn the view is seen from behind, as through glass; at a quarter turn it is not seen.
  ///
  /// The eye is in front of the anchor, `max(width, height) / perspective` points away from the
  /// view's plane. What comes as near as the eye, or nearer, is not drawn.
  ///
  /// - Note: Apple documents `perspective` only as the relative vanishing point. That distance, and
  ///   that the eye is in front of the anchor, is how the effect is commonly understood; neither
  ///   was compared with a device.
  ///
  /// - Parameters:
  ///   - angle: How far to turn.
  ///   - axis: The direction of the axis; its length does not matter, but without one nothing turns.
  ///   - anchor: The point of the view that the axis goes through.
  ///   - anchorZ: How far in front of the view the axis lies, in points.
  ///   - perspective: How strongly what is far grows smaller; 0 keeps parallel lines parallel.
  /// - Returns: The turned view.
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

/// A turn in space.
struct Rotation3D: Equatable {
  var angle: Angle
  var x: CGFloat
  var y: CGFloat
  var z: CGFloat
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat
}
