public import Foundation
public import Graphics

extension View {
  /// Fades the view as a whole; 0 is invisible, 1 changes nothing.
  public func opacity(_ opacity: Double) -> some View {
    modifier(Effect(kind: .opacity(opacity)))
  }

  /// Shows only what lies inside a shape that has the view's size.
  public func clipShape<Outline: Shape>(
    _ shape: Outline, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(ClipEffect(shape: shape, style: style))
  }

  /// Shows only what lies inside the view's frame.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Shows only what lies inside the view's frame with its corners rounded.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// Draws a blurred copy of the view's outline behind it.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow; black at a third by default.
  ///   - radius: The extent of the blur in points; its standard deviation is half of it.
  ///   - x: How far to the right the shadow falls, in points.
  ///   - y: How far down the shadow falls, in points.
  /// - Returns: The view with its shadow.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowEffect(color: color, radius: radius, offset: CGPoint(x: x, y: y)))
  }

  /// Flattens the view into one bitmap that is kept while its contents stay the same.
  ///
  /// The picture is the same with and without it; only the cost of many frames differs.
  public func drawingGroup() -> some View { modifier(Effect(kind: .flattened)) }

  /// Hides the view but keeps its place.
  public func hidden() -> some View { modifier(Effect(kind: .hidden)) }

  /// Whether pointers reach the view; without, they go to what lies behind.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTesting(isEnabled: enabled))
  }
}

/// A change to how a view is drawn as a whole.
enum EffectKind: Equatable {
  case opacity(Double)
  case flattened
  case hidden
  case shadow(color: Color.Resolved, radius: CGFloat, offset: CGPoint)
}

struct Effect: SettingsModifier, Equatable {
  var kind: EffectKind

  typealias Wrapper = EffectElement

  func settings(in environment: EnvironmentValues) -> EffectKind { kind }
}

struct ShadowEffect: SettingsModifier {
  var color: Color
  var radius: CGFloat
  var offset: CGPoint

  typealias Wrapper = EffectElement

  func settings(in environment: EnvironmentValues) -> EffectKind {
    .shadow(
      color: color.resolve(in: environment.colorScheme), radius: max(radius, 0), offset: offset)
  }
}

final class EffectElement: SettingsElement<EffectKind> {
  override func settingsDidChange(_ settings: EffectKind) { invalidateDisplay() }

  override func draw(into list: inout DrawList, size: CGSize) {
    var contents = DrawList()
    drawChildren(into: &contents)
    guard !contents.isEmpty else { return }
    var group = DrawGroup(contents: contents)
    switch settings {
    case .opacity(let opacity):
      let opacity = opacity > 0 ? min(opacity, 1) : 0
      guard opacity > 0 else { return }
      guard opacity < 1 else { return drawChildren(into: &list) }
      group.opacity = opacity
    case .flattened: group.isFlattened = true
    case .hidden: return
    case .shadow(let color, let radius, let offset):
      guard color.opacity > 0 else { return drawChildren(into: &list) }
      group.filter = .shadow(color: color, radius: radius, offset: offset)
    case nil: break
    }
    list.append(.group(group))
  }

  override func isHittable(at point: CGPoint) -> Bool {
    switch settings {
    case .hidden: false
    case .opacity(let opacity): opacity > 0
    default: true
    }
  }
}

struct ClipEffect<Outline: Shape>: SettingsModifier {
  var shape: Outline
  var style: FillStyle

  typealias Wrapper = ClipElement<Outline>

  func settings(in environment: EnvironmentValues) -> ClipSettings<Outline> {
    ClipSettings(shape: shape, style: style)
  }
}

struct ClipSettings<Outline: Shape> {
  var shape: Outline
  var style: FillStyle
}

final class ClipElement<Outline: Shape>: SettingsElement<ClipSettings<Outline>> {
  override func settingsDidChange(_ settings: ClipSettings<Outline>) { invalidateDisplay() }

  override func draw(into list: inout DrawList, size: CGSize) {
    guard let settings else { return }
    var contents = DrawList()
    drawChildren(into: &contents)
    guard !contents.isEmpty else { return }
    let path = settings.shape.path(in: CGRect(origin: .zero, size: size))
    list.append(
      .group(
        DrawGroup(contents: contents, clip: DrawGroup.Clip(path: path, style: settings.style))))
  }

  override func isHittable(at point: CGPoint) -> Bool {
    guard let settings else { return true }
    let frame = frame
    let path = settings.shape.path(in: CGRect(origin: .zero, size: frame.size))
    return path.contains(
      CGPoint(x: point.x - frame.minX, y: point.y - frame.minY),
      eoFill: settings.style.isEOFilled)
  }
}

struct HitTesting: SettingsModifier, Equatable {
  var isEnabled: Bool

  typealias Wrapper = HitTestingElement

  func settings(in environment: EnvironmentValues) -> Bool { isEnabled }
}

final class HitTestingElement: SettingsElement<Bool> {
  override func settingsDidChange(_ settings: Bool) {}
  override func isHittable(at point: CGPoint) -> Bool { settings != false }
}
