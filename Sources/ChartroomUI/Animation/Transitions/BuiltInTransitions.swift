public import Foundation
public import Graphics

/// A transition whose effects are drawn without evaluating a view.
protocol DrawnTransition: Transition {
  /// The transition with its effects.
  nonisolated var erased: AnyTransition { get }
}

extension AnyTransition {
  /// The transition of the effects of another one if they are drawn; `nil` for others.
  init?(drawn transition: some Transition) {
    guard let drawn = transition as? any DrawnTransition else { return nil }
    self = drawn.erased
  }
}

/// Properties of a transition.
public struct TransitionProperties: Hashable, Sendable {
  /// Whether the transition moves the view, so that it is replaced by a fade for people who prefer less motion.
  public var hasMotion: Bool

  /// Creates properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
  /// The properties of the transition: it has motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns a transition with the effects of this one and of another one.
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
    _ErasedTransition(erased: AnyTransition(self).combined(with: AnyTransition(other)))
  }

  /// Returns the transition with an animation; `nil` for none.
  public nonisolated func animation(_ animation: Animation?) -> some Transition {
    _ErasedTransition(erased: AnyTransition(self).animation(animation))
  }
}

/// A transition of the effects of another one.
public struct _ErasedTransition: Sendable {
  let erased: AnyTransition

  init(erased: AnyTransition) { self.erased = erased }
}

extension _ErasedTransition: Transition, DrawnTransition {
  /// Returns the view, which the effects of the transition change.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition without an effect.
public struct IdentityTransition: Sendable {
  /// Creates the transition.
  public init() {}
}

extension IdentityTransition: Transition, DrawnTransition {
  nonisolated var erased: AnyTransition { .identity }

  /// Returns the view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// The transition has no motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that fades the view in and out.
public struct OpacityTransition: Sendable {
  /// Creates the transition.
  public init() {}
}

extension OpacityTransition: Transition, DrawnTransition {
  nonisolated var erased: AnyTransition { .opacity }

  /// Returns the view with the opacity of the phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// The transition has no motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that scales the view.
public struct ScaleTransition: Sendable {
  /// The scale factor before the view appears and after it disappears.
  public var scale: Double
  /// The point of the view that remains fixed.
  public var anchor: UnitPoint

  /// Creates the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaleTransition: Transition, DrawnTransition {
  nonisolated var erased: AnyTransition { .scale(scale: scale, anchor: anchor) }

  /// Returns the view with the size of the phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// A transition that moves the view in from an edge, and back out to it.
public struct MoveTransition: Sendable {
  /// The edge.
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }
}

extension MoveTransition: Transition, DrawnTransition {
  nonisolated var erased: AnyTransition { .move(edge: edge) }

  /// Returns the view, which the transition moves.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that moves the view in from the leading edge and out to the trailing edge.
public struct SlideTransition: Sendable {
  /// Creates the transition.
  public init() {}
}

extension SlideTransition: Transition, DrawnTransition {
  nonisolated var erased: AnyTransition { .slide }

  /// Returns the view, which the transition moves.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that moves the view in from an edge and out to the opposite one, and fades it.
public struct PushTransition: Sendable {
  /// The edge at which the view enters.
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }
}

extension PushTransition: Transition, DrawnTransition {
  nonisolated var erased: AnyTransition { .push(from: edge) }

  /// Returns the view, which the transition moves and fades.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that moves the view by a distance.
public struct OffsetTransition: Sendable {
  /// The distance before the view appears and after it disappears, in points.
  public var offset: CGSize

  /// Creates the transition.
  public init(_ offset: CGSize) { self.offset = offset }
}

extension OffsetTransition: Transition, DrawnTransition {
  nonisolated var erased: AnyTransition { .offset(offset) }

  /// Returns the view with the offset of the phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A transition with different effects for insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// The transition of a view that appears.
  public var insertion: Insertion
  /// The transition of a view that disappears.
  public var removal: Removal

  /// Creates the transition.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition, DrawnTransition {
  nonisolated var erased: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }

  /// Returns the view, which the effects of both transitions change.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that blurs and scales the view while it fades.
///
/// - Note: Unlike in SwiftUI, whose measures are not published, the view is blurred by 10 points and scaled by a fifth.
public struct BlurReplaceTransition: Sendable {
  /// The directions in which the view is scaled.
  public struct Configuration: Hashable, Sendable {
    /// The scale factors before the view appears and after it disappears.
    fileprivate let scales: [Double]

    /// The view grows when it appears, and shrinks when it disappears.
    public static let downUp = Configuration(scales: [0.8, 0.8])
    /// The view grows when it appears and when it disappears.
    public static let upUp = Configuration(scales: [0.8, 1.2])
  }

  /// The directions in which the view is scaled.
  public var configuration: Configuration

  /// Creates the transition.
  public init(configuration: Configuration) { self.configuration = configuration }
}

extension BlurReplaceTransition: Transition {
  /// Returns the view with the blur, the size and the opacity of the phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let scales = configuration.scales
    let scale = phase.isIdentity ? 1 : phase == .willAppear ? scales[0] : scales[1]
    content
      .blur(radius: phase.isIdentity ? 0 : 10)
      .scaleEffect(scale)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == IdentityTransition {
  /// A transition without an effect.
  public static nonisolated var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// A transition that fades the view in and out.
  public static nonisolated var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// A transition that scales the view from and to a size of 0.
  public static nonisolated var scale: ScaleTransition { ScaleTransition(0) }

  /// A transition that scales the view.
  public static nonisolated func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// A transition that moves the view in from an edge, and back out to it.
  public static nonisolated func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// A transition that moves the view in from the leading edge and out to the trailing edge.
  public static nonisolated var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// A transition that moves the view in from an edge and out to the opposite one, and fades it.
  public static nonisolated func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}

extension Transition where Self == OffsetTransition {
  /// A transition that moves the view by a distance.
  public static nonisolated func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }

  /// A transition that moves the view by a distance.
  public static nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs and scales the view while it fades; it grows and shrinks.
  public static nonisolated var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// A transition that blurs and scales the view while it fades.
  public static nonisolated func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}
