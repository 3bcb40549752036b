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

  /// Returns the frame of the last line of a string in the font of the environment, in points, at a left edge of 0.
  ///
  /// - Parameters:
  ///   - string: The string; an empty one has one line.
  ///   - width: The width in which lines are broken, in points.
  ///   - environment: The environment of the text.
  /// - Returns: The frame.
  func lastLine(of string: String, in width: CGFloat, _ environment: EnvironmentValues) -> CGRect {
    let font = environment.fontTraits.apply(to: environment.font ?? .body)
    let text = core.shape(
      TextRequest(
        string: string.isEmpty ? " " : string,
        font: font.resolve(in: environment.dynamicTypeSize), width: width,
        lineSpacing: environment.lineSpacing, layoutDirection: environment.layoutDirection,
        localeIdentifier: environment.locale.identifier))
    let height = text.size.height / CGFloat(text.lines.count)
    let end = string.isEmpty ? 0 : text.lines.last?.width ?? 0
    return CGRect(x: 0, y: text.size.height - height, width: end, height: height)
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
