// No keyboard is shown over a picture, and input of `Stage.send(_:)` is entered as it is, so that these modifiers have
// nothing to change.

/// The keyboard for entering a kind of text.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The usual keyboard of the language.
  case `default`
  /// Letters and digits of ASCII.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// A keyboard for addresses of the web.
  case URL
  /// Digits.
  case numberPad
  /// Digits, and the signs of telephone numbers.
  case phonePad
  /// Names and telephone numbers.
  case namePhonePad
  /// A keyboard for addresses of electronic mail.
  case emailAddress
  /// Digits and a decimal separator.
  case decimalPad
  /// A keyboard for short messages.
  case twitter
  /// A keyboard for searching the web.
  case webSearch
  /// Digits of ASCII.
  case asciiCapableNumberPad
}

/// The automatic change of the case of typed letters.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// No change.
  case none
  /// A capital letter starts each word.
  case words
  /// A capital letter starts each sentence.
  case sentences
  /// All letters are capitals.
  case allCharacters
}

/// The automatic change of the case of typed letters.
public struct TextInputAutocapitalization: Equatable, Sendable {
  private let type: UITextAutocapitalizationType

  private init(type: UITextAutocapitalizationType) { self.type = type }

  /// Creates the value for a type of UIKit.
  public init?(_ type: UITextAutocapitalizationType) { self.init(type: type) }

  /// No change.
  public static var never: TextInputAutocapitalization { Self(type: .none) }
  /// A capital letter starts each word.
  public static var words: TextInputAutocapitalization { Self(type: .words) }
  /// A capital letter starts each sentence.
  public static var sentences: TextInputAutocapitalization { Self(type: .sentences) }
  /// All letters are capitals.
  public static var characters: TextInputAutocapitalization { Self(type: .allCharacters) }
}

/// The way in which scrolling hides the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// The mode that the scroll view chooses.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// Scrolling hides the keyboard at once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// The keyboard follows the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// The keyboard stays.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

nonisolated extension View {
  /// Sets the keyboard for entering text.
  ///
  /// Accepted, and has no effect: no keyboard is shown.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Sets the meaning of the entered text, for suggestions of the keyboard.
  ///
  /// Accepted, and has no effect: no keyboard is shown.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Sets how the keyboard changes the case of letters; `nil` selects that of the text field.
  ///
  /// Accepted, and has no effect: text is entered as it is.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Sets how the keyboard changes the case of letters.
  ///
  /// This is the iOS 13 form of `textInputAutocapitalization(_:)`. Accepted, and has no effect: text is entered as it
  /// is.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Sets whether typed words are left as they are; `true` by default.
  ///
  /// Accepted, and has no effect but on the value in the environment: text is entered as it is.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Sets whether typed words are left as they are.
  ///
  /// This is the iOS 13 form of `autocorrectionDisabled(_:)`. Accepted, and has no effect but on the value in the
  /// environment: text is entered as it is.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
  }

  /// Sets whether scrolling hides the keyboard.
  ///
  /// Accepted, and has no effect but on the value in the environment: no keyboard is shown.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}

private enum AutocorrectionDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ScrollDismissesKeyboardKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
  /// Whether typed words are left as they are; `false` by default.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// Whether typed words are left as they are; the iOS 13 form of `autocorrectionDisabled`.
  @available(*, deprecated, renamed: "autocorrectionDisabled")
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }

  /// The way in which scrolling hides the keyboard; `.automatic` by default.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }
}
