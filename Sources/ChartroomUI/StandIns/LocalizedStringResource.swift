public import Foundation

/// A text that is translated when it is drawn.
///
/// The type is that of Foundation on Apple's platforms, which is not available on Linux.
///
/// - Note: Unlike in Foundation, table, bundle, locale and comment are ignored, and interpolated values are those of
///   `LocalizedStringKey`.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The interpolations of a literal.
  public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

  let stringKey: LocalizedStringKey

  /// The text without its translation, with values in the locale `en_US`.
  public var key: String {
    stringKey.content.string(in: TextFormatting(in: EnvironmentValues()))
  }

  /// Creates a text from a literal.
  public init(stringLiteral value: String) {
    stringKey = LocalizedStringKey(value)
  }

  /// Creates a text from a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    stringKey = LocalizedStringKey(stringInterpolation: stringInterpolation)
  }

  /// Creates a text from a literal.
  ///
  /// - Parameters:
  ///   - keyAndValue: The text, which is also the key of its translation.
  ///   - table: The name of a table, which is ignored.
  ///   - locale: The locale, which is ignored in favour of that of the environment.
  ///   - comment: A comment for translators.
  public init(
    _ keyAndValue: LocalizedStringResource, table: String? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) { self = keyAndValue }

  /// Returns whether both texts are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.stringKey == rhs.stringKey }
}

extension Text {
  /// Creates a text from a resource, which is translated.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(resource.stringKey) }
}

extension String {
  /// Creates the text of a resource, without its translation.
  public init(localized resource: LocalizedStringResource) { self = resource.key }
}
