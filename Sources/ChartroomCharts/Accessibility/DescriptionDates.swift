import Foundation

/// The texts of dates in the description of a chart, as precise as its dates are.
struct DescriptionDates {
  /// The style of dates that are no units of the calendar.
  private let style: Date.FormatStyle
  private let base: Date.FormatStyle
  private let calendar: Calendar

  /// The length of a range whose dates need no time of day, in seconds.
  private static let longRange: TimeInterval = 60 * 86_400
  /// The length of a range whose times of day need seconds.
  private static let shortRange: TimeInterval = 600

  init(_ chart: ChartDescription, locale: Locale, calendar: Calendar) {
    self.calendar = calendar
    base = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    let day = base.month(.abbreviated).day().year()
    let dates = Self.dates(of: chart)
    let range = (dates.max() ?? .distantPast).timeIntervalSince(dates.min() ?? .distantPast)
    let areDays = dates.allSatisfy { calendar.startOfDay(for: $0) == $0 }
    if areDays || range >= Self.longRange {
      style = day
    } else {
      let time = day.hour().minute()
      style = range < Self.shortRange ? time.second() : time
    }
  }

  /// Returns the style of the dates at which units of the calendar begin.
  private func style(of unit: String) -> Date.FormatStyle {
    let day = base.month(.abbreviated).day().year()
    return switch unit {
    case "year": base.year()
    case "quarter": base.quarter().year()
    case "month": base.month(.abbreviated).year()
    case "week", "day": day
    case "hour", "minute": day.hour().minute()
    case "second": day.hour().minute().second()
    default: style
    }
  }

  /// Returns whether a unit of the calendar begins at a date.
  private func begins(_ unit: String, at date: Date) -> Bool {
    let component: Calendar.Component? =
      switch unit {
      case "year": .year
      case "quarter": .quarter
      case "month": .month
      case "week", "day": .day
      case "hour": .hour
      case "minute": .minute
      case "second": .second
      default: nil
      }
    return component.flatMap { calendar.dateInterval(of: $0, for: date) }?.start == date
  }

  /// The dates that the text of a chart contains.
  private static func dates(of chart: ChartDescription) -> [Date] {
    var values: [ChartDescription.Value?] = chart.rules.map(\.value)
    values += chart.series.map(\.nameValue)
    for axis in chart.axes { values += [axis.lowerBound, axis.upperBound] }
    for extreme in chart.series.flatMap({ [$0.lowest, $0.highest] }) {
      values += [extreme?.value, extreme?.position, extreme?.positionEnd]
    }
    return values.compactMap { value in
      if case .date(let date)? = value { date } else { nil }
    }
  }

  /// Returns the text of the unit of the calendar that begins at a date.
  func text(unit: String, from date: Date) -> String { date.formatted(style(of: unit)) }

  /// Returns the text of a date.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - unit: The unit of the axis, which names the date if one begins there; `nil` for none.
  /// - Returns: The text.
  func text(_ date: Date, unit: String?) -> String {
    guard let unit, begins(unit, at: date) else { return date.formatted(style) }
    return text(unit: unit, from: date)
  }
}
