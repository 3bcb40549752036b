public import Foundation
import Graphics

nonisolated extension View {
  /// Moves the view by an offset, without changing the layout of other views.
  ///
  /// - Parameters:
  ///   - x: The offset towards the trailing edge, in points; 0 by default.
  ///   - y: The downward offset, in points; 0 by default.
  /// - Returns: The moved view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(Offset(offset: CGSize(width: x, height: y)))
  }

  /// Moves the view by an offset, without changing the layout of other views.
  ///
  /// - Parameter offset: The offset towards the trailing edge and downwards, in points.
  /// - Returns: The moved view.
  public func offset(_ offset: CGSize) -> some View { modifier(Offset(offset: offset)) }
}

struct Offset: Equatable {
  var offset: CGSize
}

extension Offset: SettingsModifier {
  typealias Wrapper = OffsetElement

  func settings(in environment: EnvironmentValues) -> CGSize { offset }
}

final class OffsetElement: SettingsElement<CGSize> {
  override func settingsDidChange(_ settings: CGSize) {
    childrenDidMove()
  }

  override class var animatesSettings: Bool { true }

  override var contentOffset: CGSize { displayed(settings) }

  override var presentedOffset: CGSize { displayed(presented) }

  private func displayed(_ offset: CGSize?) -> CGSize {
    guard var offset, offset.width.isFinite, offset.height.isFinite else { return .zero }
    if layoutDirection == .rightToLeft { offset.width.negate() }
    return offset
  }
}
