import Foundation

/// The content of a text: a string, or parts of which some depend on the environment.
enum TextContent: Hashable, Sendable {
  case string(String)
  case parts([Part])

  /// A part of a text.
  enum Part: Hashable, Sendable {
    case string(String)
    case value(FormattedValue)
  }

  /// The parts of the content.
  var parts: [Part] {
    switch self {
    case .string(let string): [.string(string)]
    case .parts(let parts): parts
    }
  }

  /// Returns the string of the content.
  func string(in formatting: @autoclosure () -> TextFormatting) -> String {
    guard case .parts(let parts) = self else {
      if case .string(let string) = self { return string }
      return ""
    }
    let formatting = formatting()
    return parts.map { part in
      switch part {
      case .string(let string): string
      case .value(let value): value.text(in: formatting)
      }
    }
    .joined()
  }
}

/// A value with its format.
///
/// The value and the format are read only, and only by the comparison and by the closure, which does not change
/// them; so the type is sendable.
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
      let digits = specifier == Value._specifier ? value._argument as? Int64 : nil
      return digits.flatMap { LocalizedDigits.of(formatting.locale).text(of: $0) }
        ?? String(format: specifier, locale: formatting.locale, value._argument)
    }
  }

  func text(in formatting: TextFormatting) -> String { makeText(formatting) }
}

extension FormattedValue: Hashable {
  static func == (lhs: FormattedValue, rhs: FormattedValue) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { rhs.value as? Value == value }
    return lhs.format == rhs.format && isEqual(lhs.value)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(format) }
}
