public import Foundation
public import Graphics

extension View {
  /// Draws the view larger or smaller; its place in the layout stays as it is.
  ///
  /// - Parameters:
  ///   - scale: The factors of the width and the height; negative ones mirror, 0 hides.
  ///   - anchor: The point of the view that stays where it is.
  /// - Returns: The scaled view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(TransformEffect(kind: .scale(scale, anchor: anchor)))
  }

  /// Draws the view larger or smaller; its place in the layout stays as it is.
  ///
  /// - Parameters:
  ///   - scale: The factor of both lengths; a negative one turns the view about, 0 hides it.
  ///   - anchor: The point of the view that stays where it is.
  /// - Returns: The scaled view.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Draws the view larger or smaller; its place in the layout stays as it is.
  ///
  /// - Parameters:
  ///   - x: The factor of the width; a negative one mirrors, 0 hides.
  ///   - y: The factor of the height; a negative one mirrors, 0 hides.
  ///   - anchor: The point of the view that stays where it is.
  /// - Returns: The scaled view.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view turned; its place in the layout stays as it is.
  ///
  /// - Parameters:
  ///   - angle: How far to turn; positive angles turn clockwise.
  ///   - anchor: The point of the view that stays where it is.
  /// - Returns: The turned view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(TransformEffect(kind: .rotation(angle, anchor: anchor)))
  }

  /// Draws the view turned in space about an axis; its place in the layout stays as it is.
  ///
  /// The axes point to the right, down and to the viewer. A turn about y takes the right side
  /// away, one about x brings the bottom near, one about z is `rotationEffect(_:anchor:)`. Beyond a
  /// quarter turn the view is seen from behind, as through glass; at a quarter turn it is not seen.
  ///
  /// The eye is in front of the anchor, `max(width, height) / perspective` points away from the
  /// view's plane. What comes as near as the eye, or nearer, is not drawn.
  ///
  /// - Note: Apple documents `perspective` only as the relative vanishing point. That distance, and
  ///   that the eye is in front of the anchor, is how the effect is commonly understood; neither
  ///   was compared with a device.
  ///
  /// - Parameters:
  ///   - angle: How far to turn.
  ///   - axis: The direction of the axis; its length does not matter, but without one nothing turns.
  ///   - anchor: The point of the view that the axis goes through.
  ///   - anchorZ: How far in front of the view the axis lies, in points.
  ///   - perspective: How strongly what is far grows smaller; 0 keeps parallel lines parallel.
  /// - Returns: The turned view.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      TransformEffect(
        kind: .rotation3D(
          Rotation3D(
            angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ,
            perspective: perspective))))
  }

  /// Draws the view through an affine transform; its place in the layout stays as it is.
  ///
  /// - Parameter transform: Maps points of the view, from its top left corner.
  /// - Returns: The transformed view.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  /// Draws the view through a projective transform; its place in the layout stays as it is.
  ///
  /// - Parameter transform: Maps points of the view, from its top left corner.
  /// - Returns: The transformed view.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(TransformEffect(kind: .projection(transform)))
  }
}

/// A turn in space.
struct Rotation3D: Equatable {
  var angle: Angle
  var x: CGFloat
  var y: CGFloat
  var z: CGFloat
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat
}

/// A change to where a view is drawn and touched.
enum TransformKind: Equatable {
  case projection(ProjectionTransform)
  case scale(CGSize, anchor: UnitPoint)
  case rotation(Angle, anchor: UnitPoint)
  case rotation3D(Rotation3D)

  /// The transform of a view of `size`, from its top left corner.
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

struct TransformEffect: SettingsModifier, Equatable {
  var kind: TransformKind

  typealias Wrapper = TransformEffectElement

  func settings(in environment: EnvironmentValues) -> TransformKind { kind }
}

final class TransformEffectElement: SettingsElement<TransformKind> {
  private struct WeakElement {
    weak var element: LayoutElement?
  }

  /// The elements inside that know where they are shown.
  private var listeners: [ObjectIdentifier: WeakElement] = [:]
  private var placed: ProjectionTransform?

  override func contentTransform(size: CGSize) -> ProjectionTransform? {
    guard let transform = settings?.transform(size: size), !transform.isIdentity else { return nil }
    return transform
  }

  /// Has `element` placed anew, once, when the transform changes.
  func tellOfChanges(_ element: LayoutElement) {
    listeners[ObjectIdentifier(element)] = WeakElement(element: element)
  }

  override func settingsDidChange(_ settings: TransformKind) {
    invalidateDisplay()
    if !listeners.isEmpty { invalidateLayout() }
  }

  override func placeChildren() {
    let transform = contentTransform(size: size)
    if transform != placed {
      placed = transform
      for listener in listeners.values { listener.element?.forgetPlacement(below: self) }
      listeners = [:]
    }
    super.placeChildren()
  }

  override func draw(into list: inout DrawList, size: CGSize) {
    guard let transform = contentTransform(size: size) else { return drawChildren(into: &list) }
    var contents = DrawList()
    drawChildren(into: &contents)
    guard !contents.isEmpty else { return }
    var group = DrawGroup(contents: contents)
    if let affine = transform.affine {
      group.transform = affine
    } else {
      group.projection = transform
    }
    list.append(.group(group))
  }
}
