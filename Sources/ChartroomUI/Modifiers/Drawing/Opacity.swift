import Foundation
import Graphics

extension View {
  /// Sets the opacity of the view as a whole, from 0 (invisible) to 1 (opaque).
  ///
  /// Values outside are clamped; NaN counts as 0.
  public func opacity(_ opacity: Double) -> some View {
    modifier(Opacity(opacity: opacity))
  }
}

struct Opacity: SettingsModifier, Equatable {
  var opacity: Double

  typealias Wrapper = OpacityElement

  func settings(in environment: EnvironmentValues) -> Double { opacity }
}

final class OpacityElement: SettingsElement<Double> {
  override func settingsDidChange(_ settings: Double) { invalidateDisplay() }

  override func draw(into list: inout DrawList, size: CGSize) {
    let opacity = settings ?? 1
    // NaN counts as 0.
    guard opacity > 0 else { return }
    guard opacity < 1 else { return drawChildren(into: &list) }
    drawGroup(into: &list) { $0.opacity = opacity }
  }

  override func isHittable(at point: CGPoint) -> Bool { settings ?? 1 > 0 }
}
