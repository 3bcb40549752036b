public import Foundation
public import Graphics

/// A modifier that applies a transform to a view, depending on the view's size, without changing the layout.
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
    _ViewNode(of: view, in: place) {
      $0.content.modifier(GeometryEffectModifier(effect: $0.modifier))
    }
  }
}

extension GeometryEffect {
  /// Returns the effect, limited to the drawing of the view.
  ///
  /// Geometry proxies and hit testing ignore the transform.
  ///
  /// - Returns: The limited effect.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

/// The effect that `GeometryEffect.ignoredByLayout()` returns.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect> {
  var base: Base
}

extension _IgnoredByLayoutEffect: GeometryEffect {
  /// Returns the transform of the original effect.
  ///
  /// - Parameter size: The size of the view, in points.
  /// - Returns: The transform, in points, with the origin at the view's top left corner.
  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform {
    base.effectValue(size: size)
  }

  /// The animatable data of the original effect.
  nonisolated public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// Returns the node of a view with the effect.
  @MainActor @preconcurrency
  public static func _makeNode<Modified: View>(
    of view: ModifiedContent<Modified, Self>, in place: _ViewPlace
  ) -> _ViewNode {
    _ViewNode(of: view, in: place) {
      $0.content.modifier(
        GeometryEffectModifier(effect: $0.modifier.base, isIgnoredByLayout: true))
    }
  }
}

private struct GeometryEffectModifier<Effect: GeometryEffect> {
  var effect: Effect
  var isIgnoredByLayout = false
}

extension GeometryEffectModifier: SettingsModifier {
  typealias Wrapper = TransformEffectElement<GeometryEffectSettings<Effect>>

  func settings(in environment: EnvironmentValues) -> GeometryEffectSettings<Effect> {
    GeometryEffectSettings(effect: effect, isIgnoredByLayout: isIgnoredByLayout)
  }
}

private struct GeometryEffectSettings<Effect: GeometryEffect>: TransformSettings, Animatable {
  var effect: Effect
  var isIgnoredByLayout: Bool

  func transform(size: CGSize) -> ProjectionTransform { effect.effectValue(size: size) }

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }
}
