package import Foundation
package import Graphics

/// A service that measures text, for views whose content depends on the width of text.
@MainActor
package struct TextMeasurer {
  private let core: StageCore

  init(core: StageCore) { self.core = core }

  /// The time of the stage's clock, in seconds.
  nonisolated var time: TimeInterval { MainActor.assumeIsolated { core.timers.now } }

  /// Returns the size of a string on one line, in points.
  package func size(
    of string: String, font: Font, in environment: EnvironmentValues
  ) -> CGSize {
    core.shape(
      TextRequest(
        string: string, font: font.resolve(in: environment.dynamicTypeSize), lineLimit: 1,
        layoutDirection: environment.layoutDirection,
        localeIdentifier: environment.locale.identifier)
    ).size
  }
}

private enum TextMeasurerKey: EnvironmentKey { static var defaultValue: TextMeasurer? { nil } }

extension EnvironmentValues {
  /// The text measurer of the stage; `nil` outside of a stage.
  package var textMeasurer: TextMeasurer? {
    get { self[TextMeasurerKey.self] }
    set { self[TextMeasurerKey.self] = newValue }
  }
}
