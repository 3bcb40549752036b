package import Foundation

/// The settings of the environment on which formatted values of texts depend.
package struct TextFormatting {
  package let locale: Locale
  private let baseCalendar: Calendar
  /// The time zone of the texts; `nil` for that of the calendar.
  private let timeZone: TimeZone?

  /// The calendar, in the time zone of the texts.
  ///
  /// It is made when it is needed, because a change of a calendar is slow and most texts have no dates.
  package var calendar: Calendar {
    guard let timeZone else { return baseCalendar }
    var calendar = baseCalendar
    calendar.timeZone = timeZone
    return calendar
  }

  /// The environment of the text; `nil` outside of views.
  private let environment: EnvironmentValues?

  /// The present.
  var now: Date { environment?.now ?? EnvironmentValues.defaultStartDate }

  package init(locale: Locale, calendar: Calendar) {
    self.locale = locale
    environment = nil
    baseCalendar = calendar
    timeZone = nil
  }

  package init(in environment: EnvironmentValues) {
    locale = environment.locale
    baseCalendar = environment.calendar
    timeZone = environment.timeZone
    self.environment = environment
  }

  /// Creates the settings of the default environment, with another locale unless it is `nil`.
  init(in locale: Locale?) {
    var environment = EnvironmentValues()
    if let locale { environment.locale = locale }
    self.init(in: environment)
  }

  /// The settings of the stage whose code runs, or of the default environment outside of stages.
  ///
  /// They are those of the environment of the stage, and not of a view in it.
  static var current: TextFormatting { TaskScope.ofStage?.tasks.formatting ?? standard }

  /// The settings of the default environment.
  package static var standard: TextFormatting { TextFormatting(in: EnvironmentValues()) }

  /// Returns the parts of a literal, or those of its translation in a table.
  ///
  /// - Parameters:
  ///   - parts: The parts of the literal.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - key: The key of the translation; `nil`, the default, for that of the literal.
  /// - Returns: The parts.
  func translated(
    _ parts: [TextContent.Part], table: String?, key: String? = nil
  ) -> [TextContent.Part] {
    guard let strings = environment?._localizedStrings else { return parts }
    return strings.translation(of: parts, table: table, key: key, in: locale) ?? parts
  }

  /// Returns the text of a value in a format.
  ///
  /// Formats have the locale of the environment, and dates also its calendar and time zone. A format keeps those
  /// that the app has set.
  package func text<Format: FormatStyle>(
    of value: Format.FormatInput, as format: Format
  ) -> Format.FormatOutput {
    let format = adapted(format)
    let text = format.format(value)
    guard let string = text as? String, let style = format as? Date.FormatStyle else { return text }
    return style.trimmed(string) as? Format.FormatOutput ?? text
  }

  /// Returns the value of a text in a format, with the same settings as `text(of:as:)`.
  ///
  /// - Returns: `nil` if the format rejects the text.
  func value<Format: ParseableFormatStyle>(
    of text: Format.FormatOutput, as format: Format
  ) -> Format.FormatInput? {
    try? adapted(format).parseStrategy.parse(text)
  }

  /// Returns a format with the settings of the environment that the app has not set.
  private func adapted<Format: FormatStyle>(_ format: Format) -> Format {
    if var style = format as? Date.FormatStyle {
      if style.locale == .autoupdatingCurrent { style.locale = locale }
      if style.timeZone == .autoupdatingCurrent { style.timeZone = calendar.timeZone }
      if style.calendar == .autoupdatingCurrent { style.calendar = calendar }
      return style as? Format ?? format
    }
    if var style = format as? Date.IntervalFormatStyle {
      if style.locale == .autoupdatingCurrent { style.locale = locale }
      if style.timeZone == .autoupdatingCurrent { style.timeZone = calendar.timeZone }
      if style.calendar == .autoupdatingCurrent { style.calendar = calendar }
      return style as? Format ?? format
    }
    if let style = format as? any LocalizedFormat, style.locale != .autoupdatingCurrent {
      return format
    }
    return format.locale(locale)
  }
}

extension Date.FormatStyle {
  /// Returns a text of the format without the zero in front of an hour of one digit.
  ///
  /// Foundation on Linux writes a zero if the format has no AM or PM, also in locales with 12 hours.
  fileprivate func trimmed(_ text: String) -> String {
    guard text.hasPrefix("0"), text.dropFirst().first?.isNumber == true,
      locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven
    else { return text }
    let plain = Date.FormatStyle(
      date: nil, time: nil, locale: locale, calendar: calendar, timeZone: timeZone,
      capitalizationContext: capitalizationContext)
    let isTrimmed = [
      Symbol.Hour.defaultDigits(amPM: .omitted), .conversationalDefaultDigits(amPM: .omitted),
    ].contains { hour in
      let hours = plain.hour(hour)
      return [
        hours, hours.minute(), hours.minute(.twoDigits), hours.minute().second(),
        hours.minute(.twoDigits).second(.twoDigits),
      ].contains(self)
    }
    return isTrimmed ? String(text.dropFirst()) : text
  }
}
