import Foundation

/// The texts of dates in the description of a chart, as precise as its dates are.
struct DescriptionDates {
  /// The calendar unit of the dates; `nil` for none.
  let unit: String?
  private let style: Date.FormatStyle

  /// The length of a range whose dates need no time of day, in seconds.
  private static let longRange: TimeInterval = 60 * 86_400
  /// The length of a range whose times of day need seconds.
  private static let shortRange: TimeInterval = 600

  init(_ chart: ChartDescription, locale: Locale, calendar: Calendar) {
    unit = chart.axes.lazy.compactMap(\.unit).first
    let base = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    let day = base.month(.abbreviated).day().year()
    switch unit {
    case "year": style = base.year()
    case "quarter": style = base.quarter().year()
    case "month": style = base.month(.abbreviated).year()
    case "week", "day": style = day
    case "hour", "minute": style = day.hour().minute()
    case "second": style = day.hour().minute().second()
    default:
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
  }

  /// The dates that the text of a chart contains.
  private static func dates(of chart: ChartDescription) -> [Date] {
    var values: [ChartDescription.Value?] = chart.rules.map(\.value)
    for axis in chart.axes { values += [axis.lowerBound, axis.upperBound] }
    for extreme in chart.series.flatMap({ [$0.lowest, $0.highest] }) {
      values += [extreme?.value, extreme?.position, extreme?.positionEnd]
    }
    return values.compactMap { value in
      if case .date(let date)? = value { date } else { nil }
    }
  }

  /// Returns the text of a date.
  func text(_ date: Date) -> String { date.formatted(style) }
}
