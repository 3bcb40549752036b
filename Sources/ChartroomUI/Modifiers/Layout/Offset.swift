public import Foundation
import Graphics

nonisolated extension View {
  /// Moves the view by an offset, without changing the layout of other views.
  ///
  /// - Parameters:
  ///   - x: The offset towards the trailing edge, in points; 0 by default.
  ///   - y: The downward offset, in points; 0 by default.
  /// - Returns: The moved view.
  @inlinable
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
  }

  /// Moves the view by an offset, without changing the layout of other views.
  ///
  /// - Parameter offset: The offset towards the trailing edge and downwards, in points.
  /// - Returns: The moved view.
  @inlinable
  public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }
}

/// The modifier that `offset(_:)` applies.
public struct _OffsetEffect: Equatable {
  var offset: CGSize

  @usableFromInline
  init(offset: CGSize) { self.offset = offset }
}

extension _OffsetEffect: SettingsModifier {
  package typealias Wrapper = OffsetElement

  package func settings(in environment: EnvironmentValues) -> CGSize { offset }
}

package final class OffsetElement: SettingsElement<CGSize> {
  override package func settingsDidChange(_ settings: CGSize) {
    childrenDidMove()
  }

  override package class var animatesSettings: Bool { true }

  override package var contentOffset: CGSize { displayed(settings) }

  override package var presentedOffset: CGSize { displayed(presented) }

  private func displayed(_ offset: CGSize?) -> CGSize {
    guard var offset, offset.width.isFinite, offset.height.isFinite else { return .zero }
    if layoutDirection == .rightToLeft { offset.width.negate() }
    return offset
  }
}
