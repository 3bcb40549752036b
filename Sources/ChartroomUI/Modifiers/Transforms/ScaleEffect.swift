public import Foundation
public import Graphics

nonisolated extension View {
  /// Scales the view about an anchor, without changing the layout.
  ///
  /// - Parameters:
  ///   - scale: The factors for the width and the height. A negative factor mirrors the view, and a factor
  ///     of 0 hides it.
  ///   - anchor: The point of the view that remains fixed; the centre by default.
  /// - Returns: The scaled view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(TransformEffect(kind: .scale(scale, anchor: anchor)))
  }

  /// Scales the view about an anchor, without changing the layout.
  ///
  /// - Parameters:
  ///   - scale: The factor for the width and the height. A negative factor also rotates the view by 180°, and
  ///     a factor of 0 hides it.
  ///   - anchor: The point of the view that remains fixed; the centre by default.
  /// - Returns: The scaled view.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Scales the view about an anchor, without changing the layout.
  ///
  /// - Parameters:
  ///   - x: The factor for the width, 1 by default. A negative factor mirrors the view, and a factor of 0
  ///     hides it.
  ///   - y: The factor for the height, 1 by default. A negative factor mirrors the view, and a factor of 0
  ///     hides it.
  ///   - anchor: The point of the view that remains fixed; the centre by default.
  /// - Returns: The scaled view.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}
