package import Foundation
package import Graphics

extension View {
  /// Draws a solid outline around the letters of all texts inside the view.
  ///
  /// - Parameters:
  ///   - color: The colour of the outline, usually that of the ground; `nil` draws none.
  ///   - radius: The distance that the outline reaches beyond the letters, in points.
  /// - Returns: The view, whose size the outline does not change.
  /// - Note: SwiftUI has no such modifier.
  package func textHalo(_ color: Color?, radius: CGFloat) -> some View {
    environment(\.textHalo, color.map { TextHaloStyle(color: $0, radius: radius) })
  }
}

/// The outline of texts before its colour is resolved.
struct TextHaloStyle {
  let color: Color
  let radius: CGFloat

  func resolved(in environment: EnvironmentValues) -> TextHalo? {
    guard radius > 0 else { return nil }
    return TextHalo(color: color.resolve(in: environment.colorScheme), radius: radius)
  }
}

private enum TextHaloKey: EnvironmentKey { static var defaultValue: TextHaloStyle? { nil } }

extension EnvironmentValues {
  var textHalo: TextHaloStyle? {
    get { self[TextHaloKey.self] }
    set { self[TextHaloKey.self] = newValue }
  }
}
