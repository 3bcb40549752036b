import ChartScales
import ChartroomUI
package import Foundation

/// The texts of the labels of an axis.
struct AxisLabelFormat {
  /// Returns the text of a value in a locale and a time zone; `nil` for values of another type.
  let text: (_PlottedValue, Locale, Calendar) -> String?

  /// Creates the texts of a format.
  ///
  /// Formats have the locale of the chart, and dates also its calendar and time zone. A format keeps those that the
  /// app has set.
  init<Format: FormatStyle>(_ format: Format)
  where Format.FormatInput: Plottable, Format.FormatOutput == String {
    text = { value, locale, calendar in
      guard let primitive = Format.FormatInput.PrimitivePlottable._value(of: value),
        let input = Format.FormatInput(primitivePlottable: primitive)
      else { return nil }
      return TextFormatting(locale: locale, calendar: calendar).text(of: input, as: format)
    }
  }

  /// Creates the usual texts of some values of an axis.
  ///
  /// Numbers have grouping separators and, if their distances are about equal, equally many decimals, except
  /// for zero. Dates name the part that changes from one to the next.
  ///
  /// - Parameters:
  ///   - values: The values, ascending.
  ///   - locale: The locale of the texts.
  ///   - calendar: The calendar of dates, with their time zone.
  init(of values: [_PlottedValue], locale: Locale, calendar: Calendar) {
    let numbers = values.compactMap { value in
      if case .number(let number) = value { number } else { nil }
    }
    let gaps = zip(numbers, numbers.dropFirst()).map { abs($1 - $0) }.filter { $0 > 0 }
    let gap = gaps.min() ?? numbers.first.map { abs($0) } ?? 0
    // Values at unequal distances, such as powers of ten, have as many decimals as each of them needs.
    let isEven = (gaps.max() ?? 0) < 5 * gap
    let decimals = isEven ? TickDecimals.needed(by: numbers, gap: gap, most: Self.most) : nil
    let dates = values.compactMap { Date._value(of: $0) }
    let style = Self.style(of: dates, locale: locale, calendar: calendar)
    text = { value, _, _ in
      switch value {
      case .category(let name): return name
      case .date(let seconds):
        return Date(timeIntervalSinceReferenceDate: seconds).formatted(style)
      case .number(let number):
        let style = FloatingPointFormatStyle<Double>.number.locale(locale)
        // Adding zero turns -0 into 0.
        let digits =
          number == 0 ? 0 : decimals ?? TickDecimals.needed(by: [number], most: Self.most)
        return (number + 0).formatted(style.precision(.fractionLength(digits)))
      }
    }
  }

  /// The maximum number of decimals.
  private static let most = 15

  /// Returns a format that gives distinct dates distinct texts.
  fileprivate static func style(
    of dates: [Date], locale: Locale, calendar: Calendar
  ) -> Date.FormatStyle {
    let base = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    func all(_ component: Calendar.Component) -> Bool {
      dates.allSatisfy { calendar.dateInterval(of: component, for: $0)?.start == $0 }
    }
    let years = Set(dates.map { calendar.component(.year, from: $0) })
    if all(.year) { return base.year() }
    if all(.month) {
      return years.count > 1 ? base.month(.abbreviated).year() : base.month(.abbreviated)
    }
    let days = Set(dates.map { calendar.startOfDay(for: $0) })
    // Dates at a time of day are named by their days, if these differ.
    if all(.day) || days.count == dates.count && days.count > 1 {
      return base.month(.abbreviated).day()
    }
    if all(.hour) { return base.hour() }
    if all(.minute) { return base.hour().minute() }
    return base.hour().minute().second()
  }
}

/// The usual labels of dates on an axis.
package enum DateLabels {
  /// Returns texts that name the part that changes from one date to the next: `9 AM`, `Nov 20`, `Nov`.
  ///
  /// - Parameters:
  ///   - dates: The dates, ascending.
  ///   - locale: The locale of the texts.
  ///   - calendar: The calendar, with the time zone.
  /// - Returns: A text for each date.
  package static func texts(of dates: [Date], locale: Locale, calendar: Calendar) -> [String] {
    let style = AxisLabelFormat.style(of: dates, locale: locale, calendar: calendar)
    return dates.map { $0.formatted(style) }
  }
}
