public import Foundation
public import Graphics

/// A modifier that transforms the drawing of a view, depending on its size, without changing the layout.
///
/// An animation interpolates the effect's animatable data.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the transform.
  ///
  /// - Parameter size: The size of the view, in points.
  /// - Returns: The transform, in points, with the origin at the view's top left corner.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the node of a view with the effect.
  @MainActor @preconcurrency
  public static func _makeNode<Modified: View>(
    of view: ModifiedContent<Modified, Self>, in place: _ViewPlace
  ) -> _ViewNode {
    _ViewNode(
      SlotNode(view, place.context) { view, slot, node in
        node.reconciled(
          slot, with: view.content.modifier(GeometryEffectModifier(effect: view.modifier)))
      })
  }
}

private struct GeometryEffectModifier<Effect: GeometryEffect> {
  var effect: Effect
}

extension GeometryEffectModifier: SettingsModifier {
  typealias Wrapper = TransformEffectElement<GeometryEffectSettings<Effect>>

  func settings(in environment: EnvironmentValues) -> GeometryEffectSettings<Effect> {
    GeometryEffectSettings(effect: effect)
  }
}

private struct GeometryEffectSettings<Effect: GeometryEffect>: TransformSettings, Animatable {
  var effect: Effect

  func transform(size: CGSize) -> ProjectionTransform { effect.effectValue(size: size) }

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }
}
