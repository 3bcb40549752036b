// The effects that let a symbol appear, disappear or grow. A picture shows a symbol at rest.

/// A symbol that appears.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var traits: Set<String> = []

  /// The effect with the trait `up`.
  public var up: AppearSymbolEffect { with("up") }
  /// The effect with the trait `down`.
  public var down: AppearSymbolEffect { with("down") }
  /// The effect with the trait `byLayer`.
  public var byLayer: AppearSymbolEffect { with("byLayer") }
  /// The effect with the trait `wholeSymbol`.
  public var wholeSymbol: AppearSymbolEffect { with("wholeSymbol") }

  private func with(_ trait: String) -> AppearSymbolEffect {
    var copy = self
    copy.traits.insert(trait)
    return copy
  }

  fileprivate init() {}
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol that appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A symbol that disappears.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var traits: Set<String> = []

  /// The effect with the trait `up`.
  public var up: DisappearSymbolEffect { with("up") }
  /// The effect with the trait `down`.
  public var down: DisappearSymbolEffect { with("down") }
  /// The effect with the trait `byLayer`.
  public var byLayer: DisappearSymbolEffect { with("byLayer") }
  /// The effect with the trait `wholeSymbol`.
  public var wholeSymbol: DisappearSymbolEffect { with("wholeSymbol") }

  private func with(_ trait: String) -> DisappearSymbolEffect {
    var copy = self
    copy.traits.insert(trait)
    return copy
  }

  fileprivate init() {}
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol that disappears.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A symbol that grows or shrinks.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  private var traits: Set<String> = []

  /// The effect with the trait `up`.
  public var up: ScaleSymbolEffect { with("up") }
  /// The effect with the trait `down`.
  public var down: ScaleSymbolEffect { with("down") }
  /// The effect with the trait `byLayer`.
  public var byLayer: ScaleSymbolEffect { with("byLayer") }
  /// The effect with the trait `wholeSymbol`.
  public var wholeSymbol: ScaleSymbolEffect { with("wholeSymbol") }

  private func with(_ trait: String) -> ScaleSymbolEffect {
    var copy = self
    copy.traits.insert(trait)
    return copy
  }

  fileprivate init() {}
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol that grows or shrinks.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A symbol that another one replaces.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  private var traits: Set<String> = []

  /// The effect with the trait `downUp`.
  public var downUp: ReplaceSymbolEffect { with("downUp") }
  /// The effect with the trait `upUp`.
  public var upUp: ReplaceSymbolEffect { with("upUp") }
  /// The effect with the trait `offUp`.
  public var offUp: ReplaceSymbolEffect { with("offUp") }
  /// The effect with the trait `byLayer`.
  public var byLayer: ReplaceSymbolEffect { with("byLayer") }
  /// The effect with the trait `wholeSymbol`.
  public var wholeSymbol: ReplaceSymbolEffect { with("wholeSymbol") }

  private func with(_ trait: String) -> ReplaceSymbolEffect {
    var copy = self
    copy.traits.insert(trait)
    return copy
  }

  fileprivate init() {}
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol that another one replaces.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The effect of the platform.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect {
  fileprivate init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect of the platform.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// An effect of a symbol whose name changes.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

extension ContentTransition {
  /// A transition of symbols; symbols change at once.
  ///
  /// - Parameters:
  ///   - effect: The effect, which has no effect on pictures.
  ///   - options: The speed and the repetitions of the effect.
  /// - Returns: The view.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}
