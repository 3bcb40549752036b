package import Foundation
package import Graphics

nonisolated extension View {
  /// Sets the opacity of the view as a whole.
  ///
  /// Overlapping parts of the view do not show through each other. A view with an opacity of 0 receives no
  /// pointer events.
  ///
  /// - Parameter opacity: The opacity, from 0 (invisible) to 1 (opaque). Values outside this range are
  ///   clamped, and NaN is treated as 0.
  /// - Returns: The view with the opacity applied.
  @inlinable
  public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }
}

/// The modifier that `opacity(_:)` applies.
public struct _OpacityEffect: Equatable {
  var opacity: Double

  @usableFromInline
  init(opacity: Double) { self.opacity = opacity }
}

extension _OpacityEffect: SettingsModifier {
  package typealias Wrapper = OpacityElement

  package func settings(in environment: EnvironmentValues) -> _OpacityEffect { self }
}

extension _OpacityEffect: Animatable {
  /// The opacity.
  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
}

package final class OpacityElement: SettingsElement<_OpacityEffect> {
  override package class var animatesSettings: Bool { true }

  override package func settingsDidChange(_ settings: _OpacityEffect) { invalidateDisplay() }

  override package func draw(into list: inout DrawList, size: CGSize) {
    let opacity = presented?.opacity ?? 1
    // NaN is treated as 0.
    guard opacity > 0 else { return }
    guard opacity < 1 else { return drawChildren(into: &list) }
    drawGroup(into: &list) { $0.opacity = opacity }
  }

  override package func isHittable(at point: CGPoint, size: CGSize) -> Bool {
    presented?.opacity ?? 1 > 0
  }
}
