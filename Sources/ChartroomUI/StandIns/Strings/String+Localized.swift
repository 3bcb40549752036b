public import Foundation

extension String {
  /// A literal with interpolated values, which are formatted in a locale.
  ///
  /// The type is that of Foundation on Apple's platforms, which is not available on Linux.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The interpolations of a literal.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    let stringKey: LocalizedStringKey

    /// Creates a value from a string.
    public init(_ value: String) { stringKey = LocalizedStringKey(value) }

    /// Creates a value from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a value from a literal with interpolations.
    public init(stringInterpolation: StringInterpolation) {
      stringKey = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }

    /// Returns the string in a locale; `nil` for `en_US`.
    func string(in locale: Locale?) -> String {
      let formatting = TextFormatting(in: locale)
      return stringKey.content.parts.map { $0.string(in: formatting) }.joined()
    }
  }

  /// Creates the string of a literal, without its translation.
  ///
  /// - Parameters:
  ///   - keyAndValue: The literal.
  ///   - table: The name of a table of translations, which is ignored.
  ///   - bundle: The bundle of the table, which is ignored.
  ///   - locale: The locale of values; `nil`, the default, for `en_US`.
  ///   - comment: A comment for translators.
  /// - Note: Unlike in Foundation, the string is not translated: the environment of a view has the translations.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) { self = keyAndValue.string(in: locale) }

  /// Creates the string of a default value, without its translation.
  ///
  /// - Parameters:
  ///   - key: The key of the translation, which is ignored.
  ///   - defaultValue: The string without a translation.
  ///   - table: The name of a table of translations, which is ignored.
  ///   - bundle: The bundle of the table, which is ignored.
  ///   - locale: The locale of values; `nil`, the default, for `en_US`.
  ///   - comment: A comment for translators.
  /// - Note: Unlike in Foundation, the string is not translated: the environment of a view has the translations.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) { self = defaultValue.string(in: locale) }

  /// Creates the text of a resource, without its translation.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.string(in: nil)
  }
}
