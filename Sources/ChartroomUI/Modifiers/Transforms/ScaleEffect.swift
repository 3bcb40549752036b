public import Foundation
public import Graphics

extension View {
  /// Scales the drawing of the view, without changing the layout.
  ///
  /// - Parameters:
  ///   - scale: The factors of the width and the height; negative factors mirror, 0 hides the view.
  ///   - anchor: The fixed point of the transform.
  /// - Returns: The scaled view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(TransformEffect(kind: .scale(scale, anchor: anchor)))
  }

  /// Scales the drawing of the view, without changing the layout.
  ///
  /// - Parameters:
  ///   - scale: The factor of both lengths; a negative factor rotates the view by 180°, 0 hides it.
  ///   - anchor: The fixed point of the transform.
  /// - Returns: The scaled view.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Scales the drawing of the view, without changing the layout.
  ///
  /// - Parameters:
  ///   - x: The factor of the width; a negative factor mirrors, 0 hides the view.
  ///   - y: The factor of the height; a negative factor mirrors, 0 hides the view.
  ///   - anchor: The fixed point of the transform.
  /// - Returns: The scaled view.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}
