import Foundation

extension TextFormatting {
  /// Returns the text of a value by a formatter; empty if the formatter rejects the value.
  ///
  /// The settings of the system are replaced, so that texts do not depend on the machine.
  func text(of value: Any, by formatter: Formatter) -> String {
    switch formatter.copy() {
    case let copy as NumberFormatter:
      if copy.locale == .current { copy.locale = locale }
      return copy.string(for: value) ?? ""
    case let copy as DateFormatter:
      if copy.locale == .current { copy.locale = locale }
      if copy.timeZone == .current { copy.timeZone = calendar.timeZone }
      if copy.calendar == .current { copy.calendar = calendar }
      return copy.string(for: value) ?? ""
    case let copy as DateIntervalFormatter:
      if copy.locale == .current { copy.locale = locale }
      if copy.timeZone == .current { copy.timeZone = calendar.timeZone }
      if copy.calendar == .current { copy.calendar = calendar }
      return copy.string(for: value) ?? ""
    default: return formatter.string(for: value) ?? ""
    }
  }
}
