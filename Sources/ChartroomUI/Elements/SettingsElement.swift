/// A modifier whose wrapper elements differ only by a value, their settings.
///
/// A wrapper receives new settings only if they may differ from the current ones.
@MainActor
package protocol SettingsModifier: ElementModifier
where Wrapper: SettingsElement<Settings> {
  associatedtype Settings
  func settings(in environment: EnvironmentValues) -> Settings
}

extension SettingsModifier {
  package func update(_ wrapper: Wrapper, environment: EnvironmentValues) {
    wrapper.apply(settings(in: environment))
  }
}

/// A wrapper element with settings.
package class SettingsElement<Settings>: WrapperElement {
  private var current: Settings?
  private lazy var comparison = Comparison<Settings>()

  package final func apply(_ settings: Settings) {
    if let current, !comparison.mayDiffer(current, settings) { return }
    current = settings
    settingsDidChange(settings)
  }

  /// Responds to new settings; by default invalidates the layout.
  package func settingsDidChange(_ settings: Settings) { invalidateLayout() }

  package final var settings: Settings? { current }
}
