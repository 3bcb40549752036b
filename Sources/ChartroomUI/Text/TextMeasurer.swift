package import Foundation
package import Graphics

/// Measures texts for views whose content depends on how wide a text would be.
@MainActor
package struct TextMeasurer {
  private let core: StageCore

  init(core: StageCore) { self.core = core }

  /// The size of one line of text, in points.
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
  /// The stage's measure; `nil` outside of a stage.
  package var textMeasurer: TextMeasurer? {
    get { self[TextMeasurerKey.self] }
    set { self[TextMeasurerKey.self] = newValue }
  }
}
