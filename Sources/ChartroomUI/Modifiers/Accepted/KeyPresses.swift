public import Foundation

// No key is pressed in a picture, so that these modifiers have nothing to do.

/// A press of a key.
public struct KeyPress: Sendable {
  /// The phases of a press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits of the phases.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held, and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key goes up.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all = Phases(rawValue: 7)
  }

  /// Whether an action has used a press.
  public enum Result: Hashable, Sendable {
    /// The press is used.
    case handled
    /// The press is left to other views.
    case ignored
  }

  /// The phase.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the press produces.
  public let characters: String
  /// The keys that are held with it.
  public let modifiers: EventModifiers
}

nonisolated extension View {
  /// Sets the action for a key.
  ///
  /// Accepted, and has no effect: no key is pressed.
  @preconcurrency
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View { self }

  /// Sets the action for phases of a key.
  ///
  /// Accepted, and has no effect: no key is pressed.
  @preconcurrency
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Sets the action for some keys.
  ///
  /// Accepted, and has no effect: no key is pressed.
  @preconcurrency
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Sets the action for keys that produce some characters.
  ///
  /// Accepted, and has no effect: no key is pressed.
  @preconcurrency
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Sets the action for all keys.
  ///
  /// Accepted, and has no effect: no key is pressed.
  @preconcurrency
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View { self }
}
