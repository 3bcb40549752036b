public import Foundation

/// A text that is translated when it is drawn.
///
/// The type is that of Foundation on Apple's platforms, which is not available on Linux.
///
/// - Note: Unlike in Foundation, bundle, locale and comment are ignored, and interpolated values are those of
///   `LocalizedStringKey`.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The interpolations of a literal.
  public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

  /// The place of the translations, which is ignored: the environment has them.
  public enum BundleDescription: Sendable {
    /// The bundle of the program.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// A bundle in the file system.
    case atURL(URL)
  }

  private let ownKey: String?
  /// The text of the sources, which is displayed without a translation.
  public let defaultValue: String.LocalizationValue
  /// The name of the table of translations; `nil` for `Localizable`.
  public let table: String?

  /// The key of the translation: the text with values in the locale `en_US`, unless another one is set.
  public var key: String { ownKey ?? defaultValue.string(in: nil) }

  private init(ownKey: String?, _ value: String.LocalizationValue, table: String?) {
    self.ownKey = ownKey
    defaultValue = value
    self.table = table
  }

  /// Creates a text from a literal.
  public init(stringLiteral value: String) {
    self.init(ownKey: nil, String.LocalizationValue(value), table: nil)
  }

  /// Creates a text from a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    self.init(
      ownKey: nil, String.LocalizationValue(stringInterpolation: stringInterpolation), table: nil)
  }

  /// Creates a text from a literal.
  ///
  /// - Parameters:
  ///   - keyAndValue: The text, which is also the key of its translation.
  ///   - table: The name of a table of translations; `nil`, the default, for `Localizable`.
  ///   - locale: The locale, which is ignored in favour of that of the environment.
  ///   - bundle: The place of the translations, which is ignored: the environment has them.
  ///   - comment: A comment for translators.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { self.init(ownKey: nil, keyAndValue, table: table) }

  /// Creates a text from a literal.
  ///
  /// - Parameters:
  ///   - keyAndValue: The text, which is also the key of its translation.
  ///   - table: The name of a table of translations; `nil`, the default, for `Localizable`.
  ///   - locale: The locale, which is ignored in favour of that of the environment.
  ///   - bundle: The place of the translations, which is ignored: the environment has them.
  ///   - comment: A comment for translators.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: Bundle?, comment: StaticString? = nil
  ) { self.init(ownKey: nil, keyAndValue, table: table) }

  /// Creates a text with a key.
  ///
  /// - Parameters:
  ///   - key: The key of its translation.
  ///   - defaultValue: The text without a translation.
  ///   - table: The name of a table of translations; `nil`, the default, for `Localizable`.
  ///   - locale: The locale, which is ignored in favour of that of the environment.
  ///   - bundle: The place of the translations, which is ignored: the environment has them.
  ///   - comment: A comment for translators.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { self.init(ownKey: "\(key)", defaultValue, table: table) }

  /// Creates a text with a key.
  ///
  /// - Parameters:
  ///   - key: The key of its translation.
  ///   - defaultValue: The text without a translation.
  ///   - table: The name of a table of translations; `nil`, the default, for `Localizable`.
  ///   - locale: The locale, which is ignored in favour of that of the environment.
  ///   - bundle: The place of the translations, which is ignored: the environment has them.
  ///   - comment: A comment for translators.
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: Bundle?, comment: StaticString? = nil
  ) { self.init(ownKey: "\(key)", defaultValue, table: table) }

  var stringKey: LocalizedStringKey {
    guard ownKey != nil || table != nil else { return defaultValue.stringKey }
    return LocalizedStringKey(
      content: .tableKey(defaultValue.stringKey.content.parts, table: table, key: ownKey))
  }
}

extension Text {
  /// Creates a text from a resource, which is translated.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(resource.stringKey) }
}
