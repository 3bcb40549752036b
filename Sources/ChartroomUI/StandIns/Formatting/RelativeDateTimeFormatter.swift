public import Foundation

/// A formatter of dates relative to others, such as "2 hours ago".
///
/// The type is that of Foundation on Apple's platforms, which is not available on Linux. It writes the texts of
/// `Date.RelativeFormatStyle`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// The words for near dates.
  public enum DateTimeStyle: Int, Sendable {
    /// Numbers only, such as "in 1 day".
    case numeric
    /// Names where there are any, such as "tomorrow".
    case named
  }

  /// The length of units.
  public enum UnitsStyle: Int, Sendable {
    /// Full words, such as "2 months ago".
    case full
    /// Full words, also for numbers, such as "two months ago".
    case spellOut
    /// Abbreviations, such as "2 mo. ago".
    case short
    /// The shortest abbreviations, such as "2mo ago".
    case abbreviated
  }

  /// The words for near dates; `.numeric` by default.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The length of units; `.full` by default.
  open var unitsStyle = UnitsStyle.full
  /// The place of the text in a sentence, which is ignored.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar; that of the stage whose code runs, unless another one is set.
  open var calendar: Calendar {
    get { ownCalendar ?? TextFormatting.current.calendar }
    set { ownCalendar = newValue }
  }
  /// The locale; that of the stage whose code runs, unless another one is set.
  open var locale: Locale {
    get { ownLocale ?? TextFormatting.current.locale }
    set { ownLocale = newValue }
  }

  private var ownCalendar: Calendar?
  private var ownLocale: Locale?

  /// Returns the text of a date relative to another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let settings = TextFormatting.current
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: ownLocale ?? settings.locale, calendar: ownCalendar ?? settings.calendar
    ).format(referenceDate)
  }

  /// Returns the text of an interval, in seconds; a negative one is in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    // Whole days and months must not depend on the date of the machine.
    let reference = EnvironmentValues.defaultStartDate
    return localizedString(
      for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
  }

  /// Returns the text of an interval in units of the calendar.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let settings = TextFormatting.current
    let reference = EnvironmentValues.defaultStartDate
    let date = (ownCalendar ?? settings.calendar).date(byAdding: dateComponents, to: reference)
    return localizedString(for: date ?? reference, relativeTo: reference)
  }

  /// Returns the text of a date relative to the present of the machine; `nil` for other objects.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
