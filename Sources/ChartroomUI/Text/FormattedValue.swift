import Foundation

/// A value with its format.
///
/// `FormatStyle` requires of its input no conformance to `Sendable`. Values of Foundation's formats conform to it; an
/// app that gives an object to a format of its own must not change the object while a text exists.
struct FormattedValue: @unchecked Sendable {
  /// A value that is no integer in the usual format, in an object, so that the parts of a text are small.
  private final class Storage {
    let value: any Equatable
    let format: AnyHashable
    let makeText: (TextFormatting) -> String

    init(
      _ value: any Equatable, _ format: AnyHashable, makeText: @escaping (TextFormatting) -> String
    ) {
      self.value = value
      self.format = format
      self.makeText = makeText
    }
  }

  private enum Content {
    /// An integer, which most values in texts are, in the format of `wholeSpecifier`.
    case integer(Int64)
    case other(Storage)
  }

  private let content: Content
  private static let wholeSpecifier = "%lld"

  init<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    content = .other(Storage(value, AnyHashable(format)) { $0.text(of: value, as: format) })
  }

  init<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
    if specifier == Self.wholeSpecifier, Value._specifier == specifier,
      let integer = value._argument as? Int64
    {
      content = .integer(integer)
      return
    }
    content = .other(
      Storage(value, AnyHashable(specifier)) { formatting in
        let digits = LocalizedDigits.of(formatting.locale)
        return String(format: specifier, locale: digits.locale, value._argument)
      })
  }

  init<Value: Equatable>(_ value: Value, formatter: Formatter) {
    let formatter = formatter.copy() as? Formatter ?? formatter
    content = .other(Storage(value, AnyHashable(formatter)) { $0.text(of: value, by: formatter) })
  }

  /// The specifier of the value in the key of a translation.
  var specifier: String {
    switch content {
    case .integer: Self.wholeSpecifier
    case .other(let storage): storage.format.base as? String ?? "%@"
    }
  }

  /// The value as a number, by which the plural form of a translation is chosen; `nil` for other values.
  var number: Double? {
    switch content {
    case .integer(let integer): Double(integer)
    case .other(let storage):
      switch storage.value {
      case let value as any BinaryInteger: Double(value)
      case let value as any BinaryFloatingPoint: Double(value)
      default: nil
      }
    }
  }

  func text(in formatting: TextFormatting) -> String {
    switch content {
    case .integer(let integer):
      let digits = LocalizedDigits.of(formatting.locale)
      return digits.text(of: integer)
        ?? String(format: Self.wholeSpecifier, locale: digits.locale, integer)
    case .other(let storage): return storage.makeText(formatting)
    }
  }
}

extension FormattedValue: Hashable {
  /// Returns whether formats and values are equal.
  ///
  /// A value that differs from itself, such as NaN, is equal to others that do, as long as they have the same
  /// description. Otherwise, a text of it would change in every update.
  static func == (lhs: FormattedValue, rhs: FormattedValue) -> Bool {
    switch (lhs.content, rhs.content) {
    case (.integer(let left), .integer(let right)): return left == right
    case (.other(let left), .other(let right)):
      func isEqual<Value: Equatable>(_ value: Value) -> Bool {
        guard let other = right.value as? Value else { return false }
        return other == value
          || other != other && value != value && "\(other)" == "\(value)"
      }
      return left.format == right.format && isEqual(left.value)
    case (.integer, .other), (.other, .integer): return false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch content {
    case .integer(let integer): hasher.combine(integer)
    case .other(let storage): hasher.combine(storage.format)
    }
  }
}
