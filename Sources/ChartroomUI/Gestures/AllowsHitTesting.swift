import Foundation

extension View {
  /// Sets whether pointers reach the view; if not, they reach the views behind it.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTesting(isEnabled: enabled))
  }
}

struct HitTesting: SettingsModifier, Equatable {
  var isEnabled: Bool

  typealias Wrapper = HitTestingElement

  func settings(in environment: EnvironmentValues) -> Bool { isEnabled }
}

final class HitTestingElement: SettingsElement<Bool> {
  override func settingsDidChange(_ settings: Bool) {}
  override func isHittable(at point: CGPoint) -> Bool { settings != false }
}
