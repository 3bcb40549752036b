public import Foundation
public import Graphics

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum PaletteKey: EnvironmentKey { static var defaultValue: SystemPalette { .iOS26 } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
private enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }

extension EnvironmentValues {
  /// The colour scheme, light or dark; `.light` by default.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The values of the system colours; those of iOS 26 by default.
  package var palette: SystemPalette {
    get { self[PaletteKey.self] }
    set { self[PaletteKey.self] = newValue }
  }

  /// The number of device pixels per point, which a stage sets to its scale; 1 by default.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of one device pixel, in points: the reciprocal of `displayScale`.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The locale for formatting and text shaping; `en_US` by default, regardless of the system.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The time zone for dates; UTC by default, regardless of the system.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The calendar for dates; by default Gregorian, with the weeks of the locale and in the time zone, regardless of the
  /// system.
  ///
  /// - Note: Unlike in SwiftUI, whose default is the calendar of the device, a change of the locale changes the first
  ///   day of the week as well.
  public var calendar: Calendar {
    get {
      if let calendar = self[CalendarKey.self] { return calendar }
      let (locale, timeZone) = (locale, timeZone)
      if locale == LocaleKey.defaultValue, timeZone == .gmt { return Self.usualCalendar }
      return Self.calendar(locale, timeZone)
    }
    set { self[CalendarKey.self] = newValue }
  }

  private static let usualCalendar = calendar(LocaleKey.defaultValue, TimeZoneKey.defaultValue)

  private static func calendar(_ locale: Locale, _ timeZone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}
