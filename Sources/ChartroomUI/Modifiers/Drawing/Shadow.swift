public import Foundation
public import Graphics

nonisolated extension View {
  /// Draws a shadow behind the view, without changing the layout.
  ///
  /// The shadow is the view's alpha channel, blurred and filled with a colour.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow; black with an opacity of 0.33 by default.
  ///   - radius: The radius of the blur, in points, which is twice its standard deviation. Negative values
  ///     are treated as 0.
  ///   - x: The horizontal offset of the shadow, in points, positive to the right; 0 by default.
  ///   - y: The vertical offset of the shadow, in points, positive downwards; 0 by default.
  /// - Returns: The view with its shadow.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(Shadow(color: color, radius: radius, offset: CGPoint(x: x, y: y)))
  }
}

struct Shadow {
  var color: Color
  var radius: CGFloat
  var offset: CGPoint
}

extension Shadow: SettingsModifier {
  typealias Wrapper = ShadowElement

  func settings(in environment: EnvironmentValues) -> ShadowSettings {
    ShadowSettings(
      color: color.resolve(in: environment), radius: max(radius, 0), offset: offset)
  }
}

struct ShadowSettings: Equatable {
  var color: Color.Resolved
  var radius: CGFloat
  var offset: CGPoint
}

extension ShadowSettings: Animatable {
  var animatableData: AnimatableArray {
    get { AnimatableArray(color.components + [radius, offset.x, offset.y].map { Double($0) }) }
    set {
      color.components = (0..<4).map { newValue[$0] }
      radius = max(newValue[4], 0)
      offset = CGPoint(x: newValue[5], y: newValue[6])
    }
  }
}

final class ShadowElement: SettingsElement<ShadowSettings> {
  override class var animatesSettings: Bool { true }

  override func settingsDidChange(_ settings: ShadowSettings) { invalidateDisplay() }

  override func draw(into list: inout DrawList, size: CGSize) {
    guard let settings = presented, settings.color.opacity > 0 else {
      return drawChildren(into: &list)
    }
    drawGroup(into: &list) {
      $0.filter = .shadow(
        color: settings.color, radius: settings.radius, offset: settings.offset)
    }
  }
}
