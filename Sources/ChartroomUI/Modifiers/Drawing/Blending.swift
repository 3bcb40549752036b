import Foundation
import Graphics

/// The way in which the colours of a view are combined with those behind it.
public enum BlendMode: Hashable, Sendable {
  /// The colours of the view cover the others.
  case normal
  /// The product of the colours.
  case multiply
  /// The inverted product of the inverted colours.
  case screen
  /// Multiplies dark and screens light backgrounds.
  case overlay
  /// The darker of both colours.
  case darken
  /// The lighter of both colours.
  case lighten
  /// Brightens the background.
  case colorDodge
  /// Darkens the background.
  case colorBurn
  /// Darkens or lightens softly.
  case softLight
  /// Multiplies or screens, by the colour of the view.
  case hardLight
  /// The difference of the colours.
  case difference
  /// The difference with less contrast.
  case exclusion
  /// The hue of the view.
  case hue
  /// The saturation of the view.
  case saturation
  /// Hue and saturation of the view.
  case color
  /// The luminance of the view.
  case luminosity
  /// The view where the background is.
  case sourceAtop
  /// The view behind the background.
  case destinationOver
  /// The background where the view is not.
  case destinationOut
  /// The sum of the colours, minus 1.
  case plusDarker
  /// The sum of the colours.
  case plusLighter
}

extension BlendMode {
  /// The mode of a group.
  var ofGroup: DrawBlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

nonisolated extension View {
  /// Sets how the view, as a whole, is composited with its backdrop.
  ///
  /// The backdrop is what is drawn before the view, up to the nearest isolated group around it, such as a view with
  /// `compositingGroup()`, an opacity or a shadow.
  ///
  /// - Parameter blendMode: The mode.
  /// - Returns: The view.
  public func blendMode(_ blendMode: BlendMode) -> some View { modifier(Blending(mode: blendMode)) }

  /// Makes the view black, with the luminance of its colours as opacity.
  public func luminanceToAlpha() -> some View { modifier(LuminanceMask()) }
}

struct Blending: SettingsModifier {
  var mode: BlendMode

  typealias Wrapper = BlendingElement

  func settings(in environment: EnvironmentValues) -> BlendMode { mode }
}

final class BlendingElement: SettingsElement<BlendMode> {
  override func settingsDidChange(_ settings: BlendMode) { invalidateDisplay() }

  override func draw(into list: inout DrawList, size: CGSize) {
    guard let settings, settings != .normal else { return drawChildren(into: &list) }
    drawGroup(into: &list) { $0.blendMode = settings.ofGroup }
  }
}

private struct LuminanceMask: ElementModifier {
  typealias Wrapper = LuminanceElement

  func update(_ wrapper: LuminanceElement, environment: EnvironmentValues) {}
}

private final class LuminanceElement: WrapperElement {
  override func draw(into list: inout DrawList, size: CGSize) {
    drawGroup(into: &list) { $0.filter = .pixels(.luminance) }
  }
}
