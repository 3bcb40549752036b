public import Foundation
public import Graphics

/// A description of how a view appears and disappears.
///
/// A transition runs when an animated change inserts or removes the view.
public struct AnyTransition: Sendable {
  let effects: [TransitionEffect]

  init(_ effects: [TransitionEffect]) { self.effects = effects }

  private init(_ kind: TransitionEffect.Kind) { effects = [TransitionEffect(kind: kind)] }

  /// Creates a type-erased transition.
  public init<T: Transition>(_ transition: T) {
    if let drawn = AnyTransition(drawn: transition) {
      self = drawn
      return
    }
    // Only the main actor uses it, in the closure.
    nonisolated(unsafe) let transition = transition
    self.init(
      .custom { content, phase in
        AnyView(transition.body(content: PlaceholderContentView(content: content), phase: phase))
      })
  }

  /// A transition without an effect.
  ///
  /// The view appears and disappears immediately.
  public static let identity = AnyTransition([])
  /// The default transition, which fades the view in and out.
  public static let opacity = AnyTransition(.opacity)
  /// A transition that scales the view from and to a size of 0, about its centre.
  public static let scale = AnyTransition(.scale(0, .center))
  /// A transition that moves the view in from the leading edge and out to the trailing edge, by its width.
  public static let slide = asymmetric(
    insertion: .move(edge: .leading), removal: .move(edge: .trailing))

  /// Returns a transition that scales the view.
  ///
  /// - Parameters:
  ///   - scale: The scale factor before the view appears and after it disappears.
  ///   - anchor: The point of the view that remains fixed; the centre by default.
  /// - Returns: The transition.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor))
  }

  /// Returns a transition that moves the view in from an edge, and back out to it, by the view's size.
  ///
  /// - Parameter edge: The edge at which the view enters and leaves.
  /// - Returns: The transition.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }

  /// Returns a transition that moves the view.
  ///
  /// - Parameter offset: The offset before the view appears and after it disappears, towards the trailing
  ///   edge and downwards, in points.
  /// - Returns: The transition.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }

  /// Returns a transition that moves the view.
  ///
  /// - Parameters:
  ///   - x: The offset towards the trailing edge before the view appears and after it disappears, in points;
  ///     0 by default.
  ///   - y: The downward offset before the view appears and after it disappears, in points; 0 by default.
  /// - Returns: The transition.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Returns a transition that moves the view in from an edge and out to the opposite edge, and fades it.
  ///
  /// - Parameter edge: The edge at which the view enters.
  /// - Returns: The transition.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(insertion: .move(edge: edge), removal: .move(edge: edge.opposite))
      .combined(with: .opacity)
  }

  /// Returns a transition with different effects for insertion and removal.
  ///
  /// - Parameters:
  ///   - insertion: The transition of a view that appears.
  ///   - removal: The transition of a view that disappears.
  /// - Returns: The transition.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(
      insertion.effects.compactMap { $0.only(.insertion) }
        + removal.effects.compactMap { $0.only(.removal) })
  }

  /// Returns a transition between two values of a modifier.
  ///
  /// - Parameters:
  ///   - active: The modifier before the view appears and after it disappears.
  ///   - identity: The modifier while the view is present.
  /// - Returns: The transition.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    // Only the main actor uses them, in the closure.
    nonisolated(unsafe) let (active, identity) = (active, identity)
    return AnyTransition(
      .custom { content, phase in
        AnyView(content.modifier(phase.isIdentity ? identity : active))
      })
  }

  /// Returns a transition that combines the effects of this transition and another one.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(effects + other.effects)
  }

  /// Returns the transition with an animation.
  ///
  /// - Parameter animation: The animation, which replaces that of the transaction; `nil` for none.
  /// - Returns: The animated transition.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(
      effects.map { effect in
        var effect = effect
        if effect.animation == nil { effect.animation = .some(animation) }
        return effect
      })
  }
}

/// A part of a transition.
struct TransitionEffect: Sendable {
  enum Kind: Sendable {
    case opacity
    case scale(CGFloat, UnitPoint)
    case move(Edge)
    case offset(CGSize)
    /// A change of the view by modifiers.
    case custom(@MainActor @Sendable (AnyView, TransitionPhase) -> AnyView)
  }

  /// The changes to which an effect applies.
  enum Side: Sendable {
    case both
    case insertion
    case removal
  }

  let kind: Kind
  var side = Side.both
  /// The animation that replaces that of the transaction; the inner `nil` for none.
  var animation: Animation??

  /// Whether the effect changes the view by modifiers.
  var hasModifiers: Bool { if case .custom = kind { true } else { false } }

  /// Returns the effect for one side; `nil` if it is for the other.
  func only(_ side: Side) -> TransitionEffect? {
    guard self.side == .both || self.side == side else { return nil }
    var effect = self
    effect.side = side
    return effect
  }

  /// Returns how much of the effect is visible in a phase, 0 or 1.
  func amount(in phase: TransitionPhase) -> Double {
    switch phase {
    case .identity: 0
    case .willAppear: side == .removal ? 0 : 1
    case .didDisappear: side == .insertion ? 0 : 1
    }
  }
}
