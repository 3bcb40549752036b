package import Foundation

/// The settings of the environment on which formatted values of texts depend.
package struct TextFormatting {
  package let locale: Locale
  /// The calendar, in the time zone of the texts.
  package let calendar: Calendar

  package init(locale: Locale, calendar: Calendar) {
    self.locale = locale
    self.calendar = calendar
  }

  package init(in environment: EnvironmentValues) {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    self.init(locale: environment.locale, calendar: calendar)
  }

  /// The settings of the default environment.
  package static var standard: TextFormatting { TextFormatting(in: EnvironmentValues()) }

  /// Returns the text of a value in a format.
  ///
  /// Formats have the locale of the environment, and dates also its calendar and time zone. A date format keeps
  /// those that the app has set.
  package func text<Format: FormatStyle>(
    of value: Format.FormatInput, as format: Format
  ) -> Format.FormatOutput {
    if var style = format as? Date.FormatStyle {
      if style.locale == .autoupdatingCurrent { style.locale = locale }
      if style.timeZone == .autoupdatingCurrent { style.timeZone = calendar.timeZone }
      if style.calendar == .autoupdatingCurrent { style.calendar = calendar }
      return (style as? Format ?? format).format(value)
    }
    if var style = format as? Date.IntervalFormatStyle {
      if style.locale == .autoupdatingCurrent { style.locale = locale }
      if style.timeZone == .autoupdatingCurrent { style.timeZone = calendar.timeZone }
      if style.calendar == .autoupdatingCurrent { style.calendar = calendar }
      return (style as? Format ?? format).format(value)
    }
    return format.locale(locale).format(value)
  }
}
