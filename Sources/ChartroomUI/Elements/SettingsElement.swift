/// A modifier whose wrapper elements are the same for all its values but for their settings.
///
/// The settings are a value; a wrapper is told of new ones only when they may differ.
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

/// A wrapper with settings.
package class SettingsElement<Settings>: WrapperElement {
  private var current: Settings?
  private lazy var comparison = Comparison<Settings>()

  package final func apply(_ settings: Settings) {
    if let current, !comparison.mayDiffer(current, settings) { return }
    current = settings
    settingsDidChange(settings)
  }

  /// Takes new settings; by default lays out anew.
  package func settingsDidChange(_ settings: Settings) { invalidateLayout() }

  package final var settings: Settings? { current }
}
