/// A symbol jumps.
public struct BounceSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var traits: Set<String> = []

  /// A symbol jumps, upwards.
  public var up: BounceSymbolEffect { with("up") }
  /// A symbol jumps, downwards.
  public var down: BounceSymbolEffect { with("down") }
  /// The movement, layer by layer.
  public var byLayer: BounceSymbolEffect { with("byLayer") }
  /// The movement of the whole symbol.
  public var wholeSymbol: BounceSymbolEffect { with("wholeSymbol") }

  private func with(_ trait: String) -> BounceSymbolEffect {
    var copy = self
    copy.traits.insert(trait)
    return copy
  }

  fileprivate init() {}
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A symbol fades out and in.
public struct PulseSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var traits: Set<String> = []

  /// The movement, layer by layer.
  public var byLayer: PulseSymbolEffect { with("byLayer") }
  /// The movement of the whole symbol.
  public var wholeSymbol: PulseSymbolEffect { with("wholeSymbol") }

  private func with(_ trait: String) -> PulseSymbolEffect {
    var copy = self
    copy.traits.insert(trait)
    return copy
  }

  fileprivate init() {}
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol fades out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The parts of a symbol light up one after the other.
public struct VariableColorSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var traits: Set<String> = []

  /// The parts of a symbol light up one after the other, one part at a time.
  public var iterative: VariableColorSymbolEffect { with("iterative") }
  /// The parts of a symbol light up one after the other, and stay lit.
  public var cumulative: VariableColorSymbolEffect { with("cumulative") }
  /// The parts of a symbol light up one after the other, forwards and backwards.
  public var reversing: VariableColorSymbolEffect { with("reversing") }
  /// The parts of a symbol light up one after the other, in one direction.
  public var nonReversing: VariableColorSymbolEffect { with("nonReversing") }
  /// The parts of a symbol light up one after the other, with other parts dimmed.
  public var dimInactiveLayers: VariableColorSymbolEffect { with("dimInactiveLayers") }
  /// The parts of a symbol light up one after the other, with other parts hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { with("hideInactiveLayers") }

  private func with(_ trait: String) -> VariableColorSymbolEffect {
    var copy = self
    copy.traits.insert(trait)
    return copy
  }

  fileprivate init() {}
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The parts of a symbol light up one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A symbol grows and shrinks.
public struct BreatheSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var traits: Set<String> = []

  /// A symbol grows and shrinks, without fading.
  public var plain: BreatheSymbolEffect { with("plain") }
  /// A symbol grows and shrinks, and fades.
  public var pulse: BreatheSymbolEffect { with("pulse") }
  /// The movement, layer by layer.
  public var byLayer: BreatheSymbolEffect { with("byLayer") }
  /// The movement of the whole symbol.
  public var wholeSymbol: BreatheSymbolEffect { with("wholeSymbol") }

  private func with(_ trait: String) -> BreatheSymbolEffect {
    var copy = self
    copy.traits.insert(trait)
    return copy
  }

  fileprivate init() {}
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol grows and shrinks.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// A symbol turns.
public struct RotateSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var traits: Set<String> = []

  /// A symbol turns, clockwise.
  public var clockwise: RotateSymbolEffect { with("clockwise") }
  /// A symbol turns, counterclockwise.
  public var counterClockwise: RotateSymbolEffect { with("counterClockwise") }
  /// The movement, layer by layer.
  public var byLayer: RotateSymbolEffect { with("byLayer") }
  /// The movement of the whole symbol.
  public var wholeSymbol: RotateSymbolEffect { with("wholeSymbol") }

  private func with(_ trait: String) -> RotateSymbolEffect {
    var copy = self
    copy.traits.insert(trait)
    return copy
  }

  fileprivate init() {}
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A symbol moves to and fro.
public struct WiggleSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var traits: Set<String> = []

  /// A symbol moves to and fro, first to the left.
  public var left: WiggleSymbolEffect { with("left") }
  /// A symbol moves to and fro, first to the right.
  public var right: WiggleSymbolEffect { with("right") }
  /// A symbol moves to and fro, first upwards.
  public var up: WiggleSymbolEffect { with("up") }
  /// A symbol moves to and fro, first downwards.
  public var down: WiggleSymbolEffect { with("down") }
  /// A symbol moves to and fro, first clockwise.
  public var clockwise: WiggleSymbolEffect { with("clockwise") }
  /// A symbol moves to and fro, first counterclockwise.
  public var counterClockwise: WiggleSymbolEffect { with("counterClockwise") }
  /// The movement, layer by layer.
  public var byLayer: WiggleSymbolEffect { with("byLayer") }
  /// The movement of the whole symbol.
  public var wholeSymbol: WiggleSymbolEffect { with("wholeSymbol") }

  private func with(_ trait: String) -> WiggleSymbolEffect {
    var copy = self
    copy.traits.insert(trait)
    return copy
  }

  fileprivate init() {}
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol moves to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
