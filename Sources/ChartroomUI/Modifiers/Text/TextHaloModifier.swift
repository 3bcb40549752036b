package import Foundation
package import Graphics

nonisolated extension View {
  /// Draws a solid outline around the letters of all text in the view.
  ///
  /// - Parameters:
  ///   - color: The colour of the outline, usually the background colour; `nil` draws no outline.
  ///   - radius: The width of the outline outside the letters, in points. A radius that is not positive
  ///     draws no outline.
  /// - Returns: The view, with its size unchanged.
  /// - Note: SwiftUI has no such modifier.
  package func textHalo(_ color: Color?, radius: CGFloat) -> some View {
    environment(\.textHalo, color.map { TextHaloStyle(color: $0, radius: radius) })
  }
}

/// The outline of text before its colour is resolved.
struct TextHaloStyle {
  let color: Color
  let radius: CGFloat

  func resolved(in environment: EnvironmentValues) -> TextHalo? {
    guard radius > 0 else { return nil }
    return TextHalo(color: color.resolve(in: environment), radius: radius)
  }
}

private enum TextHaloKey: EnvironmentKey { static var defaultValue: TextHaloStyle? { nil } }

extension EnvironmentValues {
  var textHalo: TextHaloStyle? {
    get { self[TextHaloKey.self] }
    set { self[TextHaloKey.self] = newValue }
  }
}
