import Foundation

/// The content of a text: a string, or parts of which some depend on the environment.
enum TextContent: Hashable, Sendable {
  /// A string that is displayed as it is.
  case string(String)
  /// A literal that is translated and read as Markdown.
  case literal(String)
  /// A literal with values.
  case key([Part])
  /// A literal with a table of translations, `nil` for `Localizable`, and with a key, `nil` for that of the literal.
  indirect case tableKey([Part], table: String?, key: String?)
  case parts([Part])

  /// A part of a text.
  enum Part: Hashable, Sendable {
    /// A string, which in a key is part of the literal.
    case string(String)
    /// A string that is displayed as it is.
    case argument(String)
    case value(FormattedValue)
    indirect case clock(ClockText)
    indirect case text(Text)
    indirect case attachment(AnyTextAttachment)
  }

  /// The parts of the content, before any translation.
  var parts: [Part] {
    switch self {
    case .string(let string), .literal(let string): [.string(string)]
    case .key(let parts), .tableKey(let parts, _, _), .parts(let parts): parts
    }
  }

  /// Returns the string of a content that has neither Markdown nor styles, in an environment without translations.
  ///
  /// - Parameter formatting: The settings of the environment.
  /// - Returns: The string; `nil` for other contents.
  func plainString(in formatting: @autoclosure () -> TextFormatting) -> String? {
    switch self {
    case .string(let string): return string
    case .literal(let string): return InlineMarkdown.isPossible(in: string) ? nil : string
    case .parts(let parts), .key(let parts):
      let isKey = if case .key = self { true } else { false }
      let isPlain = parts.allSatisfy { part in
        switch part {
        case .string(let string): !isKey || !InlineMarkdown.isPossible(in: string)
        case .argument, .value, .clock: true
        case .text, .attachment: false
        }
      }
      guard isPlain else { return nil }
      let formatting = formatting()
      return parts.map { $0.string(in: formatting) }.joined()
    case .tableKey: return nil
    }
  }

  /// Returns the parts of the content in an environment, with translations and with the styles of Markdown.
  func parts(in formatting: TextFormatting) -> [Part] {
    switch self {
    case .string, .parts: parts
    case .literal, .key: Part.reading(formatting.translated(parts, table: nil), in: formatting)
    case .tableKey(let parts, let table, let key):
      Part.reading(formatting.translated(parts, table: table, key: key), in: formatting)
    }
  }

  /// Returns the string of the content.
  func string(in formatting: @autoclosure () -> TextFormatting) -> String {
    if case .string(let string) = self { return string }
    let formatting = formatting()
    return parts(in: formatting).map { $0.string(in: formatting) }.joined()
  }

  /// Returns the time to the next change of the content, in seconds; `nil` if it does not change.
  func delay(after now: @autoclosure () -> Date) -> TimeInterval? {
    switch self {
    case .string, .literal: return nil
    case .key(let parts), .tableKey(let parts, _, _), .parts(let parts):
      var first: TimeInterval?
      for part in parts {
        guard let delay = part.delay(after: now()) else { continue }
        first = min(first ?? delay, delay)
      }
      return first
    }
  }
}

extension TextContent.Part {
  /// Returns the string of the part.
  func string(in formatting: TextFormatting) -> String {
    switch self {
    case .string(let string), .argument(let string): string
    case .value(let value): value.text(in: formatting)
    case .text(let text): text.content.string(in: formatting)
    case .attachment: "\u{FFFC}"
    case .clock(let clock): clock.text(in: formatting)
    }
  }

  /// Returns the time to the next change of the part, in seconds; `nil` if it does not change.
  fileprivate func delay(after now: @autoclosure () -> Date) -> TimeInterval? {
    switch self {
    case .string, .argument, .value, .attachment: nil
    case .text(let text): text.content.delay(after: now())
    case .clock(let clock): clock.delay(after: now())
    }
  }
}
