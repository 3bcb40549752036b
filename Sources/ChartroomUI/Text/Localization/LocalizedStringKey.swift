public import Foundation

/// A string whose interpolated numbers, dates and other values are formatted in the locale of the environment.
///
///     Text("\(steps) steps on \(day, format: .dateTime.weekday())")
///
/// Integers have grouping separators and other numbers six decimals, unless they have a format or a specifier.
/// The string is looked up in the translations of the environment, and then read as inline Markdown: emphasis, code,
/// strikethrough and links.
public struct LocalizedStringKey: Equatable, Sendable {
  let content: TextContent

  init(content: TextContent) { self.content = content }

  /// Creates a key from a string.
  public init(_ value: String) { content = .literal(value) }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  /// Creates a key from a literal.
  public init(stringLiteral value: String) { content = .literal(value) }

  /// Creates a key from a literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) {
    content = .key(stringInterpolation.parts)
  }

  /// The literals and values of an interpolated key.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [TextContent.Part] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a literal.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.string(literal)) }
    }

    /// Appends a string.
    public mutating func appendInterpolation<Value: StringProtocol>(_ string: Value) {
      parts.append(.argument(String(string)))
    }

    /// Appends a number in its usual format.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
      appendInterpolation(value, specifier: Value._specifier)
    }

    /// Appends a number in the format of a specifier.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - specifier: A specifier of `String(format:)` that matches the type of the number, such as `"%.1f"`.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(
      _ value: Value, specifier: String
    ) {
      parts.append(.value(FormattedValue(value, specifier: specifier)))
    }

    /// Appends a value in a format.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - format: The format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      parts.append(.value(FormattedValue(value, format: format)))
    }

    /// Appends a text in its own style.
    public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }

    /// Appends a text that is translated, with its own key.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      parts.append(.text(Text(resource.stringKey)))
    }

    /// Appends an image, such as a symbol, as large as the text.
    public mutating func appendInterpolation(_ image: Image) { parts.append(.text(Text(image))) }

    /// Appends the description of any other value.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      appendInterpolation(String(describing: value))
    }
  }
}

/// A number that a localised string can contain.
public protocol _FormatSpecifiable: Equatable {
  /// The usual specifier of such numbers.
  ///
  /// This property is an implementation detail. Do not use it.
  static var _specifier: String { get }
  /// The number as an argument of `String(format:)`.
  ///
  /// This property is an implementation detail. Do not use it.
  var _argument: any CVarArg { get }
}

extension _FormatSpecifiable where Self: SignedInteger {
  /// The specifier of signed integers.
  public static var _specifier: String { "%lld" }
  /// The number in 64 bits.
  public var _argument: any CVarArg { Int64(clamping: self) }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
  /// The specifier of unsigned integers.
  public static var _specifier: String { "%llu" }
  /// The number in 64 bits.
  public var _argument: any CVarArg { UInt64(clamping: self) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// The specifier of floating-point numbers.
  public static var _specifier: String { "%lf" }
  /// The number as a double.
  public var _argument: any CVarArg { Double(self) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
