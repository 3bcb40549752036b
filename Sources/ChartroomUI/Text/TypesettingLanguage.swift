public import Foundation

/// The language whose rules break lines and set the height of a text.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?

  /// The language of the text.
  public static let automatic = TypesettingLanguage(language: nil)

  /// A given language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension Text {
  /// Accepted, and has no effect: lines are broken by the rules of their script.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }

  /// Accepted, and has no effect: lines are broken by the rules of their script.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    self
  }
}

nonisolated extension View {
  /// Accepted, and has no effect: lines are broken by the rules of their script.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { self }

  /// Accepted, and has no effect: lines are broken by the rules of their script.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { self }
}
