public import Foundation

extension AttributedString {
  /// Creates a string from the Markdown of a literal, without its translation.
  ///
  /// Emphasis, code, strikethrough and links become attributes. Markdown is not read in interpolated values.
  ///
  /// - Parameters:
  ///   - keyAndValue: The literal.
  ///   - table: The name of a table of translations, which is ignored.
  ///   - bundle: The bundle of the table, which is ignored.
  ///   - locale: The locale of values; `nil`, the default, for `en_US`.
  ///   - comment: A comment for translators.
  /// - Note: Unlike in Foundation, the string is not translated: the environment of a view has the translations.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) { self.init(reading: keyAndValue, in: locale) }

  /// Creates a string from the Markdown of a default value, without its translation.
  ///
  /// - Parameters:
  ///   - key: The key of the translation, which is ignored.
  ///   - defaultValue: The Markdown without a translation.
  ///   - table: The name of a table of translations, which is ignored.
  ///   - bundle: The bundle of the table, which is ignored.
  ///   - locale: The locale of values; `nil`, the default, for `en_US`.
  ///   - comment: A comment for translators.
  /// - Note: Unlike in Foundation, the string is not translated: the environment of a view has the translations.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) { self.init(reading: defaultValue, in: locale) }

  /// Creates a string from the Markdown of a resource, without its translation.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self.init(reading: resource.defaultValue, in: nil)
  }

  private init(reading value: String.LocalizationValue, in locale: Locale?) {
    self.init(
      TextContent.Part.stringRuns(
        of: value.stringKey.content.parts, in: TextFormatting(in: locale)))
  }
}
