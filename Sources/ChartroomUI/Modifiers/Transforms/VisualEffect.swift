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
  var transforms: [TransformKind] = []
  var colors: [VisualColorStep] = []
  var opacity = 1.0
  var blurRadius: CGFloat = 0
  var blendMode: BlendMode?

  /// The effects themselves.
  public var _steps: _VisualEffectSteps { self }
}

/// An effect on colours.
enum VisualColorStep: Hashable, Sendable {
  case function(ColorFunction)
  /// A rotation of hues by an angle in radians, of which a part is no part of the function.
  case hueRotation(Double)

  var function: ColorFunction {
    switch self {
    case .function(let function): function
    case .hueRotation(let radians): .hueRotation(radians)
    }
  }
}

extension VisualEffect {
  private func with(_ change: (inout _VisualEffectSteps) -> Void) -> _VisualEffectSteps {
    var steps = _steps
    change(&steps)
    // An effect with NaN differs from itself in every layout, and is left out. Arrays of the same storage are equal
    // whatever they contain, so that each transform is compared.
    let hasNaN =
      steps != steps || steps.transforms.contains { $0 != $0 }
      || steps.colors.contains { $0.function.rows.joined().contains(where: \.isNaN) }
    return hasNaN ? _steps : steps
  }

  /// Moves the view, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Moves the view, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    transformEffect(CGAffineTransform(translationX: offset.width, y: offset.height))
  }

  /// Scales the view about a point, the centre by default.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the view about a point, the centre by default.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    with { $0.transforms.append(.scale(scale, anchor: anchor)) }
  }

  /// Scales the view about a point, the centre by default.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates the view about a point, the centre by default.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    with { $0.transforms.append(.rotation(angle, anchor: anchor)) }
  }

  /// Applies an affine transform.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    with { $0.transforms.append(.projection(ProjectionTransform(transform))) }
  }

  /// Rotates the view about an axis in three dimensions, as the modifier of this name does.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - axis: The direction of the axis, as a vector of any length.
  ///   - anchor: The point of the view through which the axis passes; the centre by default.
  ///   - anchorZ: The distance from the view's plane to the axis, in points; 0 by default.
  ///   - perspective: The strength of the perspective; 1 by default.
  /// - Returns: The effect.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    with {
      $0.transforms.append(
        .rotation3D(
          Rotation3D(
            angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ,
            perspective: perspective)))
    }
  }

  /// Adds an amount to the components of the view's colours.
  public func brightness(_ amount: Double) -> some VisualEffect {
    with { $0.colors.append(.function(.brightness(amount))) }
  }

  /// Scales the distance of the view's colours from a medium grey; 1 changes nothing.
  public func contrast(_ amount: Double) -> some VisualEffect {
    with { $0.colors.append(.function(.contrast(amount))) }
  }

  /// Scales the saturation of the view's colours; 1 changes nothing, and 0 makes them grey.
  public func saturation(_ amount: Double) -> some VisualEffect {
    with { $0.colors.append(.function(.saturation(Float(amount)))) }
  }

  /// Removes a share of the saturation of the view's colours; 0 changes nothing, and 1 makes them grey.
  public func grayscale(_ amount: Double) -> some VisualEffect { saturation(1 - amount) }

  /// Rotates the hues of the view's colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    with { $0.colors.append(.hueRotation(angle.radians)) }
  }

  /// Multiplies the opacity of the view.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    with { $0.opacity *= opacity }
  }

  /// Blurs the view with a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    with { $0.blurRadius = max($0.blurRadius, radius) }
  }

  /// Sets how the view is composited with its backdrop; see `View.blendMode(_:)`.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    with { $0.blendMode = blendMode }
  }
}

nonisolated extension View {
  /// Applies effects that depend on the size and the place of the view.
  ///
  /// The layout of the view and of its neighbours does not change.
  ///
  /// - Note: Unlike in SwiftUI, the effects change without animation, and emoji keep their colours.
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
  /// Applies the effects of a chain, of which colours, blur and opacity come last.
  func applying(_ steps: _VisualEffectSteps) -> some View {
    modifier(VisualTransform(steps: steps.transforms)).modifier(
      VisualColors(steps: steps.colors.map(\.function))
    )
    .blur(radius: steps.blurRadius).opacity(steps.opacity).blendMode(steps.blendMode ?? .normal)
  }
}

private struct VisualTransform {
  let steps: [TransformKind]
}

extension VisualTransform: GeometryEffect {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    steps.reduce(ProjectionTransform()) { $0.concatenating($1.transform(size: size)) }
  }
}

private struct VisualColors: SettingsModifier {
  let steps: [ColorFunction]

  typealias Wrapper = VisualColorsElement

  func settings(in environment: EnvironmentValues) -> [ColorFunction] { steps }
}

private final class VisualColorsElement: SettingsElement<[ColorFunction]> {
  override func settingsDidChange(_ settings: [ColorFunction]) { invalidateDisplay() }

  override func draw(into list: inout DrawList, size: CGSize) {
    guard let settings, !settings.isEmpty else { return drawChildren(into: &list) }
    var inner = DrawList()
    drawChildren(into: &inner)
    for matrix in settings { inner = matrix(inner) }
    for command in inner.commands { list.append(command) }
  }
}
