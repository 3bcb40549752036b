import Foundation
import Graphics

/// Settings that define a transform.
protocol TransformSettings {
  /// Returns the transform for a view of `size`, relative to its top left corner.
  func transform(size: CGSize) -> ProjectionTransform
  /// Whether the transform applies only to the drawing of the view.
  var isIgnoredByLayout: Bool { get }
}

extension TransformSettings {
  var isIgnoredByLayout: Bool { false }
}

/// A transform that applies to the drawing and the hit testing of a view.
enum TransformKind: Equatable, TransformSettings {
  case projection(ProjectionTransform)
  case scale(CGSize, anchor: UnitPoint)
  case rotation(Angle, anchor: UnitPoint)
  case rotation3D(Rotation3D)

  func transform(size: CGSize) -> ProjectionTransform {
    let bounds = CGRect(origin: .zero, size: size)
    switch self {
    case .projection(let transform): return transform
    case .scale(let scale, let anchor):
      return ProjectionTransform(CGAffineTransform(scaleX: scale.width, y: scale.height))
        .around(anchor.point(in: bounds))
    case .rotation(let angle, let anchor):
      let (sine, cosine) = angle.sineAndCosine
      return ProjectionTransform(
        CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
      )
      .around(anchor.point(in: bounds))
    case .rotation3D(let turn):
      let length = max(size.width, size.height)
      return ProjectionTransform(
        turning: turn.angle, about: (turn.x, turn.y, turn.z), anchorZ: turn.anchorZ,
        nearness: length > 0 ? turn.perspective / length : 0
      )
      .around(turn.anchor.point(in: bounds))
    }
  }
}

struct TransformEffect: Equatable {
  var kind: TransformKind
}

extension TransformEffect: SettingsModifier {
  typealias Wrapper = TransformEffectElement<TransformKind>

  func settings(in environment: EnvironmentValues) -> TransformKind { kind }
}

extension TransformKind: Animatable {
  /// The angle, the factors and the coordinates; those of a general transform do not animate.
  var animatableData: AnimatableArray {
    get {
      switch self {
      case .projection: .zero
      case .scale(let scale, let anchor):
        AnimatableArray([scale.width, scale.height, anchor.x, anchor.y].map { Double($0) })
      case .rotation(let angle, let anchor):
        AnimatableArray([angle.radians, Double(anchor.x), Double(anchor.y)])
      case .rotation3D(let turn):
        AnimatableArray(
          [turn.angle.radians]
            + [
              turn.x, turn.y, turn.z, turn.anchor.x, turn.anchor.y, turn.anchorZ, turn.perspective,
            ]
            .map { Double($0) })
      }
    }
    set {
      switch self {
      case .projection: break
      case .scale:
        self = .scale(
          CGSize(width: newValue[0], height: newValue[1]),
          anchor: UnitPoint(x: newValue[2], y: newValue[3]))
      case .rotation:
        self = .rotation(.radians(newValue[0]), anchor: UnitPoint(x: newValue[1], y: newValue[2]))
      case .rotation3D:
        self = .rotation3D(
          Rotation3D(
            angle: .radians(newValue[0]), x: newValue[1], y: newValue[2], z: newValue[3],
            anchor: UnitPoint(x: newValue[4], y: newValue[5]), anchorZ: newValue[6],
            perspective: newValue[7]))
      }
    }
  }
}

final class TransformEffectElement<Settings: TransformSettings>: SettingsElement<Settings> {
  override class var animatesSettings: Bool { true }

  override func contentTransform(size: CGSize) -> ProjectionTransform? {
    settings?.isIgnoredByLayout == true ? nil : Self.transform(settings, size: size)
  }

  override func presentedTransform(size: CGSize) -> ProjectionTransform? {
    settings?.isIgnoredByLayout == true ? nil : Self.transform(presented, size: size)
  }

  private static func transform(_ settings: Settings?, size: CGSize) -> ProjectionTransform? {
    guard let transform = settings?.transform(size: size), !transform.isIdentity else { return nil }
    return transform
  }

  override func settingsDidChange(_ settings: Settings) {
    childrenDidMove()
  }

  override func placeChildren() {
    // The anchor moves with the size, even where the child stays in its place.
    notifyPositionReaders()
    super.placeChildren()
  }

  override func draw(into list: inout DrawList, size: CGSize) {
    guard let transform = Self.transform(presented, size: size) else {
      return drawChildren(into: &list)
    }
    drawGroup(into: &list) { group in
      if let affine = transform.affine {
        group.transform = affine
      } else {
        group.projection = transform
      }
    }
  }
}
