import Foundation

nonisolated extension View {
  /// Sets whether the view and its subviews receive pointer events; by default, they do.
  ///
  /// - Parameter enabled: `false` lets the events through to the views behind this one.
  /// - Returns: The view with hit testing enabled or disabled.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTesting(isEnabled: enabled))
  }
}

struct HitTesting: Equatable {
  var isEnabled: Bool
}

extension HitTesting: SettingsModifier {
  typealias Wrapper = HitTestingElement

  func settings(in environment: EnvironmentValues) -> Bool { isEnabled }
}

final class HitTestingElement: SettingsElement<Bool> {
  override func settingsDidChange(_ settings: Bool) {}
  override func isHittable(at point: CGPoint, size: CGSize) -> Bool { settings != false }
}
