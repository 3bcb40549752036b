public import Foundation
import Graphics

nonisolated extension View {
  /// Blurs the view, without changing the layout.
  ///
  /// The blurred pixels spread beyond the edges of the view.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the Gaussian blur, in points. Values that are not positive change nothing.
  ///   - opaque: Whether the view is opaque, so that its edges are not blended with what is behind; `false` by
  ///     default. The parameter has no effect: edges always are blended.
  /// - Returns: The blurred view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(Blur(radius: radius))
  }
}

struct Blur {
  var radius: CGFloat
}

extension Blur: SettingsModifier {
  typealias Wrapper = BlurElement

  func settings(in environment: EnvironmentValues) -> BlurSettings {
    BlurSettings(radius: radius > 0 ? radius : 0)
  }
}

struct BlurSettings: Equatable {
  var radius: CGFloat
}

extension BlurSettings: Animatable {
  var animatableData: CGFloat {
    get { radius }
    set { radius = max(newValue, 0) }
  }
}

final class BlurElement: SettingsElement<BlurSettings> {
  override class var animatesSettings: Bool { true }

  override func settingsDidChange(_ settings: BlurSettings) { invalidateDisplay() }

  override func draw(into list: inout DrawList, size: CGSize) {
    guard let settings = presented, settings.radius > 0 else { return drawChildren(into: &list) }
    drawGroup(into: &list) { $0.filter = .blur(radius: settings.radius) }
  }
}
