public import Foundation
public import Graphics

/// Effects that change the drawing of a view and not its layout.
public protocol VisualEffect: Sendable {
  /// The effects, from the inside out.
  ///
  /// This property is an implementation detail. Do not use or implement it.
  var _steps: _VisualEffectSteps { get }
}

/// No effect, to which the methods of `VisualEffect` add others.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates no effect.
  public init() {}
  /// No steps.
  public var _steps: _VisualEffectSteps { _VisualEffectSteps() }
}

/// The combined effects of a chain.
///
/// This type is an implementation detail. Do not use it.
public struct _VisualEffectSteps: VisualEffect, Equatable {
  enum Transform: Equatable, Sendable {
    case offset(CGSize)
    case scale(CGSize, UnitPoint)
    case rotation(Angle, UnitPoint)
    case affine(CGAffineTransform)
  }

  var transforms: [Transform] = []
  var opacity = 1.0
  var blurRadius: CGFloat = 0

  /// The effects themselves.
  public var _steps: _VisualEffectSteps { self }
}

extension VisualEffect {
  private func with(_ change: (inout _VisualEffectSteps) -> Void) -> _VisualEffectSteps {
    var steps = _steps
    change(&steps)
    // An effect with NaN differs from itself in every layout, and is left out. Arrays of the same storage are equal
    // whatever they contain, so that each transform is compared.
    let hasNaN = steps != steps || steps.transforms.contains { $0 != $0 }
    return hasNaN ? _steps : steps
  }

  /// Moves the view, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Moves the view, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    with { $0.transforms.append(.offset(offset)) }
  }

  /// Scales the view about a point, the centre by default.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the view about a point, the centre by default.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    with { $0.transforms.append(.scale(scale, anchor)) }
  }

  /// Scales the view about a point, the centre by default.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates the view about a point, the centre by default.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    with { $0.transforms.append(.rotation(angle, anchor)) }
  }

  /// Applies an affine transform.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    with { $0.transforms.append(.affine(transform)) }
  }

  /// Multiplies the opacity of the view.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    with { $0.opacity *= opacity }
  }

  /// Blurs the view with a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    with { $0.blurRadius = max($0.blurRadius, radius) }
  }
}

nonisolated extension View {
  /// Applies effects that depend on the size and the place of the view.
  ///
  /// The layout of the view and of its neighbours does not change.
  ///
  /// - Note: Unlike in SwiftUI, the effects change without animation, and those of colours do not exist.
  /// - Parameter effect: A closure that adds effects to an empty one. The proxy reports the frame without the effects.
  /// - Returns: The view with the effects.
  @preconcurrency
  public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._steps })
  }
}

private struct VisualEffectModifier {
  let steps: @Sendable (GeometryProxy) -> _VisualEffectSteps
  @State private var current = _VisualEffectSteps()

  init(_ steps: @escaping @Sendable (GeometryProxy) -> _VisualEffectSteps) { self.steps = steps }
}

extension VisualEffectModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.applying(current)
      .onGeometryChange(for: _VisualEffectSteps.self, of: steps) { current = $0 }
  }
}

nonisolated extension View {
  /// Applies the effects of a chain, of which blur and opacity come last.
  func applying(_ steps: _VisualEffectSteps) -> some View {
    modifier(VisualTransform(steps: steps.transforms)).blur(radius: steps.blurRadius)
      .opacity(steps.opacity)
  }
}

private struct VisualTransform {
  let steps: [_VisualEffectSteps.Transform]
}

extension VisualTransform: GeometryEffect {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    let frame = CGRect(origin: .zero, size: size)
    var whole = CGAffineTransform.identity
    for step in steps {
      switch step {
      case .offset(let offset):
        whole = whole.concatenating(
          CGAffineTransform(translationX: offset.width, y: offset.height))
      case .scale(let scale, let anchor):
        let scaling = CGAffineTransform(scaleX: scale.width, y: scale.height)
        whole = whole.concatenating(scaling.about(anchor, of: frame))
      case .rotation(let angle, let anchor):
        let rotation = CGAffineTransform(rotationAngle: angle.radians)
        whole = whole.concatenating(rotation.about(anchor, of: frame))
      case .affine(let transform): whole = whole.concatenating(transform)
      }
    }
    return ProjectionTransform(whole)
  }
}
