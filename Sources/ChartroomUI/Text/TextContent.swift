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

  /// Creates the content of some parts, which is a string if none of them depends on the environment.
  init(_ parts: [Part]) {
    let strings = parts.compactMap { if case .string(let string) = $0 { string } else { nil } }
    self = strings.count == parts.count ? .string(strings.joined()) : .parts(parts)
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
