import Foundation

extension TextFormatting {
  /// Returns the text of a value by a formatter; empty if the formatter rejects the value.
  ///
  /// The settings of the system are replaced, so that texts do not depend on the machine.
  func text(of value: Any, by formatter: Formatter) -> String {
    adapted(formatter).string(for: value) ?? ""
  }

  /// Returns the value of a text by a formatter, with the same settings as `text(of:by:)`.
  ///
  /// - Returns: `nil` if the formatter rejects the text, or is not one of numbers or dates: Foundation of Linux lets no
  ///   other formatter read text.
  func value(of text: String, by formatter: Formatter) -> Any? {
    switch adapted(formatter) {
    case let formatter as NumberFormatter: formatter.number(from: text)
    case let formatter as DateFormatter: formatter.date(from: text)
    default: nil
    }
  }

  /// Returns a formatter with the settings of the environment instead of those of the system.
  private func adapted(_ formatter: Formatter) -> Formatter {
    switch formatter.copy() {
    case let copy as NumberFormatter:
      if copy.locale == .current { copy.locale = locale }
      return copy
    case let copy as DateFormatter:
      if copy.locale == .current { copy.locale = locale }
      if copy.timeZone == .current { copy.timeZone = calendar.timeZone }
      if copy.calendar == .current { copy.calendar = calendar }
      return copy
    case let copy as DateIntervalFormatter:
      if copy.locale == .current { copy.locale = locale }
      if copy.timeZone == .current { copy.timeZone = calendar.timeZone }
      if copy.calendar == .current { copy.calendar = calendar }
      return copy
    default: return formatter
    }
  }
}
