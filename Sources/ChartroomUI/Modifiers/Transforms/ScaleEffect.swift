public import Foundation
public import Graphics

extension View {
  /// Draws the view larger or smaller; its place in the layout stays as it is.
  ///
  /// - Parameters:
  ///   - scale: The factors of the width and the height; negative ones mirror, 0 hides.
  ///   - anchor: The point of the view that stays where it is.
  /// - Returns: The scaled view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(TransformEffect(kind: .scale(scale, anchor: anchor)))
  }

  /// Draws the view larger or smaller; its place in the layout stays as it is.
  ///
  /// - Parameters:
  ///   - scale: The factor of both lengths; a negative one turns the view about, 0 hides it.
  ///   - anchor: The point of the view that stays where it is.
  /// - Returns: The scaled view.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Draws the view larger or smaller; its place in the layout stays as it is.
  ///
  /// - Parameters:
  ///   - x: The factor of the width; a negative one mirrors, 0 hides.
  ///   - y: The factor of the height; a negative one mirrors, 0 hides.
  ///   - anchor: The point of the view that stays where it is.
  /// - Returns: The scaled view.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}
