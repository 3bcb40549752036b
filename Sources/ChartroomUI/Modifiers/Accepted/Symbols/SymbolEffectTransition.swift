import Foundation

/// An effect of a symbol that appears or disappears.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// A transition that applies an effect to the symbol that appears or disappears.
///
/// - Note: Unlike in SwiftUI, the whole symbol fades, and with `.appear` and `.disappear` grows and shrinks, too.
public struct SymbolEffectTransition: Sendable {
  /// Whether the symbol fades without a change of its size.
  private let isFade: Bool

  /// Creates a transition of an effect.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The speed and the repetitions of the effect, which have no effect.
  public init<T: TransitionSymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) { isFade = effect is AutomaticSymbolEffect }
}

extension SymbolEffectTransition: Transition, DrawnTransition {
  nonisolated var erased: AnyTransition { isFade ? .opacity : .scale.combined(with: .opacity) }

  /// Returns the view with the opacity and the size of the phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(isFade || phase.isIdentity ? 1 : 0)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// A transition with the effect of the platform on the symbol that appears or disappears.
  public static nonisolated var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic)
  }

  /// A transition with an effect on the symbol that appears or disappears.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The speed and the repetitions of the effect, which have no effect.
  /// - Returns: The transition.
  public static nonisolated func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
