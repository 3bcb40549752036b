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
  @exclusivity(unchecked) private var current: Settings?
  private var motion: Presented<Settings> {
    get { Presented(valueMotion) }
    set { valueMotion = newValue.motion }
  }
  private lazy var comparison = Comparison(of: Settings.self)

  package final func apply(_ settings: Settings) {
    guard let old = current else {
      current = settings
      return settingsDidChange(settings)
    }
    guard comparison.mayDiffer(old, settings) else { return }
    current = settings
    if Self.animatesSettings, motion.exists || core.update.mayAnimate {
      motion.change(from: old, to: settings, in: transaction, of: self, core: core) { [weak self] in
        self?.presentedSettingsDidChange()
      }
    }
    settingsDidChange(settings)
  }

  /// Whether settings take effect over time; by default, they do not.
  ///
  /// Settings that affect the layout do not, because the frames of the views move.
  package class var animatesSettings: Bool { false }

  /// Responds to new presented settings; by default invalidates the draw list.
  package func presentedSettingsDidChange() { invalidateDisplay() }

  /// Responds to new settings; by default invalidates the layout.
  package func settingsDidChange(_ settings: Settings) { invalidateLayout() }

  package final var settings: Settings? { current }

  /// The settings to draw with, which approach `settings` during an animation.
  package final var presented: Settings? {
    guard let current, motion.exists else { return current }
    return motion.value(of: current)
  }
}
