public import Foundation
public import Graphics

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum PaletteKey: EnvironmentKey { static var defaultValue: SystemPalette { .iOS13 } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
private enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }
private enum CalendarKey: EnvironmentKey {
  static let defaultValue: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()
}

extension EnvironmentValues {
  /// The colour scheme, light or dark; `.light` by default.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The values of the system colours; those of iOS 13 by default.
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

  /// The calendar for dates; by default Gregorian in UTC, regardless of the system.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
}
