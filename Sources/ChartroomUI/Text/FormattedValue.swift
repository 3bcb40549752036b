import Foundation

/// A value with its format.
///
/// `FormatStyle` requires of its input no conformance to `Sendable`. Values of Foundation's formats conform to it; an
/// app that gives an object to a format of its own must not change the object while a text exists.
struct FormattedValue: @unchecked Sendable {
  private let value: any Equatable
  private let format: AnyHashable
  private let makeText: (TextFormatting) -> String

  init<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.value = value
    self.format = AnyHashable(format)
    makeText = { $0.text(of: value, as: format) }
  }

  init<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
    self.value = value
    format = AnyHashable(specifier)
    makeText = { formatting in
      let digits = LocalizedDigits.of(formatting.locale)
      let integer = specifier == Value._specifier ? value._argument as? Int64 : nil
      return integer.flatMap(digits.text)
        ?? String(format: specifier, locale: digits.locale, value._argument)
    }
  }

  init<Value: Equatable>(_ value: Value, formatter: Formatter) {
    let formatter = formatter.copy() as? Formatter ?? formatter
    self.value = value
    format = AnyHashable(formatter)
    makeText = { $0.text(of: value, by: formatter) }
  }

  /// The specifier of the value in the key of a translation.
  var specifier: String { format.base as? String ?? "%@" }

  /// The value as a number, by which the plural form of a translation is chosen; `nil` for other values.
  var number: Double? {
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    default: nil
    }
  }

  func text(in formatting: TextFormatting) -> String { makeText(formatting) }
}

extension FormattedValue: Hashable {
  /// Returns whether formats and values are equal.
  ///
  /// A value that differs from itself, such as NaN, is equal to others that do, as long as they have the same
  /// description. Otherwise, a text of it would change in every update.
  static func == (lhs: FormattedValue, rhs: FormattedValue) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool {
      guard let other = rhs.value as? Value else { return false }
      return other == value
        || other != other && value != value && "\(other)" == "\(value)"
    }
    return lhs.format == rhs.format && isEqual(lhs.value)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(format) }
}
