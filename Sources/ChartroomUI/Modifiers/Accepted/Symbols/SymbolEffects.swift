// A picture shows a symbol at rest, so that its movements are left out.

/// A movement of a symbol.
public protocol SymbolEffect: Hashable, Sendable {}

/// A movement that lasts until it is ended.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// A movement that ends by itself.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// The speed and the number of movements.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The way in which movements are repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    /// One movement follows the other.
    public static var continuous: RepeatBehavior { RepeatBehavior() }
    /// Movements with pauses between them.
    public static var periodic: RepeatBehavior { RepeatBehavior() }

    /// A number of movements, with pauses in seconds between them.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  /// The usual speed and number of movements.
  public static let `default` = SymbolEffectOptions()
  /// Repeated movements.
  public static var repeating: SymbolEffectOptions { .default }
  /// One movement.
  public static var nonRepeating: SymbolEffectOptions { .default }

  /// A number of movements.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  /// Repeated movements.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
  /// Movements of a speed, as a multiple of the usual one.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }

  /// The options with repeated movements.
  public var repeating: SymbolEffectOptions { self }
  /// The options with one movement.
  public var nonRepeating: SymbolEffectOptions { self }

  /// The options with a number of movements.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// The options with repeated movements.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// The options with another speed, as a multiple of the usual one.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

nonisolated extension View {
  /// Sets a movement of the symbols in the view that lasts while it is active.
  ///
  /// Accepted, and has no effect: symbols are drawn at rest.
  ///
  /// - Note: Unlike in SwiftUI, symbols stand still in animations.
  public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// Sets a movement of the symbols in the view for changes of a value.
  ///
  /// Accepted, and has no effect: symbols are drawn at rest.
  ///
  /// - Note: Unlike in SwiftUI, symbols stand still in animations.
  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  /// Sets whether the symbols in the view stand still; `true` by default.
  ///
  /// Accepted, and has no effect: symbols are drawn at rest.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
