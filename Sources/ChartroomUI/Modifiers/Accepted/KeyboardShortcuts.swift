// No key is pressed in a picture, and its shortcuts are not shown.

/// A combination of keys.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The way in which a combination follows the keyboard of the language.
  public struct Localization: Hashable, Sendable {
    private let name: String

    /// The combination follows the keyboard and the direction of the language.
    public static let automatic = Localization(name: "automatic")
    /// The combination follows the keyboard, and not the direction of the language.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The combination stays as it is.
    public static let custom = Localization(name: "custom")
  }

  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held with it.
  public var modifiers: EventModifiers
  /// The way in which the combination follows the keyboard of the language.
  public var localization: Localization

  /// Creates a combination; the held key is Command by default.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Creates a combination; the held key is Command by default.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The Return key, which performs the default action.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The Escape key, which cancels.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

nonisolated extension View {
  /// Sets the keys that press the control; the held key is Command by default.
  ///
  /// In an alert, the button with `defaultAction` is emphasised.
  ///
  /// - Note: Unlike in SwiftUI, no key is pressed.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers)) }

  /// Sets the keys that press the control; the held key is Command by default.
  ///
  /// In an alert, the button with `defaultAction` is emphasised.
  ///
  /// - Note: Unlike in SwiftUI, no key is pressed.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Sets the keys that press the control.
  ///
  /// In an alert, the button with `defaultAction` is emphasised.
  ///
  /// - Note: Unlike in SwiftUI, no key is pressed.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Sets the keys that press the control; `nil` for none.
  ///
  /// In an alert, the button with `defaultAction` is emphasised.
  ///
  /// - Note: Unlike in SwiftUI, no key is pressed.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}

private enum KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The keys that press the control around the view; `nil`, the default, for none.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}
