import Foundation
import Graphics

nonisolated extension View {
  /// Sets the opacity of the view as a whole.
  ///
  /// Overlapping parts of the view do not show through each other. A view with an opacity of 0 receives no
  /// pointer events.
  ///
  /// - Parameter opacity: The opacity, from 0 (invisible) to 1 (opaque). Values outside this range are
  ///   clamped, and NaN is treated as 0.
  /// - Returns: The view with the opacity applied.
  public func opacity(_ opacity: Double) -> some View {
    modifier(Opacity(opacity: opacity))
  }
}

struct Opacity: Equatable {
  var opacity: Double
}

extension Opacity: SettingsModifier {
  typealias Wrapper = OpacityElement

  func settings(in environment: EnvironmentValues) -> Opacity { self }
}

extension Opacity: Animatable {
  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
}

final class OpacityElement: SettingsElement<Opacity> {
  override class var animatesSettings: Bool { true }

  override func settingsDidChange(_ settings: Opacity) { invalidateDisplay() }

  override func draw(into list: inout DrawList, size: CGSize) {
    let opacity = presented?.opacity ?? 1
    // NaN is treated as 0.
    guard opacity > 0 else { return }
    guard opacity < 1 else { return drawChildren(into: &list) }
    drawGroup(into: &list) { $0.opacity = opacity }
  }

  override func isHittable(at point: CGPoint, size: CGSize) -> Bool { presented?.opacity ?? 1 > 0 }
}
