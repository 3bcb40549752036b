public import Foundation
public import Graphics

extension View {
  /// Draws a blurred copy of the view's coverage behind it.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow; black with an opacity of 0.33 by default.
  ///   - radius: The radius of the blur in points, twice its standard deviation; negative values count
  ///     as 0.
  ///   - x: The offset to the right, in points.
  ///   - y: The downward offset, in points.
  /// - Returns: The view with its shadow.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(Shadow(color: color, radius: radius, offset: CGPoint(x: x, y: y)))
  }
}

struct Shadow: SettingsModifier {
  var color: Color
  var radius: CGFloat
  var offset: CGPoint

  typealias Wrapper = ShadowElement

  func settings(in environment: EnvironmentValues) -> ShadowSettings {
    ShadowSettings(
      color: color.resolve(in: environment.colorScheme), radius: max(radius, 0), offset: offset)
  }
}

struct ShadowSettings: Equatable {
  var color: Color.Resolved
  var radius: CGFloat
  var offset: CGPoint
}

final class ShadowElement: SettingsElement<ShadowSettings> {
  override func settingsDidChange(_ settings: ShadowSettings) { invalidateDisplay() }

  override func draw(into list: inout DrawList, size: CGSize) {
    guard let settings, settings.color.opacity > 0 else { return drawChildren(into: &list) }
    drawGroup(into: &list) {
      $0.filter = .shadow(
        color: settings.color, radius: settings.radius, offset: settings.offset)
    }
  }
}
