import Foundation
import Graphics

/// A transform that applies to the drawing and the hit testing of a view.
enum TransformKind: Equatable {
  case projection(ProjectionTransform)
  case scale(CGSize, anchor: UnitPoint)
  case rotation(Angle, anchor: UnitPoint)
  case rotation3D(Rotation3D)

  /// Returns the transform for a view of `size`, relative to its top left corner.
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
  typealias Wrapper = TransformEffectElement

  func settings(in environment: EnvironmentValues) -> TransformKind { kind }
}

final class TransformEffectElement: SettingsElement<TransformKind> {
  override func contentTransform(size: CGSize) -> ProjectionTransform? {
    guard let transform = settings?.transform(size: size), !transform.isIdentity else { return nil }
    return transform
  }

  override func settingsDidChange(_ settings: TransformKind) {
    childrenDidMove()
  }

  override func placeChildren() {
    // The anchor moves with the size, even where the child stays in its place.
    notifyPositionReaders()
    super.placeChildren()
  }

  override func draw(into list: inout DrawList, size: CGSize) {
    guard let transform = contentTransform(size: size) else { return drawChildren(into: &list) }
    drawGroup(into: &list) { group in
      if let affine = transform.affine {
        group.transform = affine
      } else {
        group.projection = transform
      }
    }
  }
}
