import ChartScales
import DataTables
import Foundation

/// The notation of the values of a column.
struct ValueFormat: Hashable, Sendable {
  var style: FormatSpec.Style
  /// Whether whole amounts of a currency have no decimals.
  var isShort = false
  /// Whether dates have their times of day as well, if one of several has one.
  var choosesTimes: Bool
  /// The maximum number of decimals, which all numbers have if they are `isFixed`.
  var decimals: Int
  var isFixed: Bool
  /// The ISO code of the currency, for that style.
  var currency: String
  /// The unit behind numbers; empty for none.
  var unit: String
  var locale: Locale
  var timeZone: TimeZone

  /// The maximum number of decimals that are not asked for.
  private static let mostDecimals = 2

  /// Creates the notation of a column.
  ///
  /// - Parameters:
  ///   - spec: The format of the spec; `nil` for the default.
  ///   - column: The column.
  ///   - settings: The locale and the time zone.
  init(_ spec: FormatSpec?, _ column: DataColumn, _ settings: FileSpec) {
    var isDate = false
    if case .times = column.values { isDate = true }
    style = spec?.style ?? (isDate ? .date : .number)
    choosesTimes = isDate && spec?.style == nil
    decimals = spec?.decimals ?? (style == .percent ? 1 : Self.mostDecimals)
    isFixed = spec?.decimals != nil
    currency = spec?.currency ?? "USD"
    // The sign of a currency or of percentages is a unit.
    unit = spec?.unit ?? (style == .currency || style == .percent ? nil : column.unit) ?? ""
    (locale, timeZone) = (settings.locale, settings.timeZone)
  }

  /// Whether numbers are percentages.
  var isPercentage: Bool { style == .percent || unit == "%" }

  /// Returns the text for a number.
  func text(_ number: Double) -> String {
    guard number.isFinite else { return "–" }
    let value = number + 0
    let digits = isFixed ? decimals...decimals : 0...decimals
    // Large numbers need no decimals.
    let shown = !isFixed && abs(value) >= 1000 ? 0...0 : digits
    let text: String
    switch style {
    case .currency:
      let style = FloatingPointFormatStyle<Double>.Currency(code: currency, locale: locale)
      text = value.formatted(
        isFixed
          ? style.precision(.fractionLength(digits))
          : abs(value) >= 1000 || isShort && value == value.rounded()
            ? style.precision(.fractionLength(0)) : style)
    case .percent:
      text = value.formatted(.percent.locale(locale).precision(.fractionLength(digits)))
    case .compact:
      text = value.formatted(
        .number.locale(locale).notation(.compactName)
          .precision(isFixed ? .fractionLength(digits) : .significantDigits(1...Self.compactDigits))
      )
    default: text = value.formatted(.number.locale(locale).precision(.fractionLength(shown)))
    }
    return finished(text, of: value)
  }

  /// Returns the text for a number with its sign and its unit.
  private func finished(_ text: String, of value: Double) -> String {
    let text = value < 0 ? MinusSign.applied(to: text) : text
    guard !unit.isEmpty else { return text }
    let isJoined = unit == "°" || unit == "%" && locale.language.languageCode == "en"
    return text + (isJoined ? "" : "\u{A0}") + unit
  }

  /// Returns the text for a tick of an axis, whose labels have equally many decimals, except for zero.
  ///
  /// - Parameters:
  ///   - number: The value of the tick.
  ///   - ticks: The ticks with equally many decimals; of more than 100, each label has the decimals of its value.
  /// - Returns: The text.
  func text(_ number: Double, among ticks: [Double]) -> String {
    guard !isFixed, ticks.count <= Self.mostTicks, ticks.contains(number) else {
      return text(number)
    }
    if style == .compact {
      let formats = ChartFormats(locale: locale)
      let texts = formats.shortNumbers(ticks, digits: Self.compactDigits)
      return finished(texts[ticks.firstIndex(of: number) ?? 0], of: number)
    }
    let factor = style == .percent ? 100.0 : 1
    var format = self
    format.isFixed = true
    format.decimals = TickDecimals.needed(
      by: ticks.map { $0 * factor }, most: Self.mostTickDecimals)
    if style == .currency, format.decimals > 0 { format.decimals = max(format.decimals, decimals) }
    if number == 0 { format.decimals = 0 }
    return format.text(number)
  }

  /// The maximum number of ticks with equally many decimals.
  private static let mostTicks = 100
  /// The maximum number of decimals of a tick.
  private static let mostTickDecimals = 12
  /// The maximum number of digits of the notation with a word for thousands or millions.
  private static let compactDigits = 3

  /// Returns the text for a date.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - hasTime: Whether dates of the style `date` have their times of day; `false` by default.
  /// - Returns: The text in the locale and the time zone.
  func text(_ date: Date, hasTime: Bool = false) -> String {
    var format = Date.FormatStyle(
      locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: timeZone)
    switch style {
    case .time: format = format.hour().minute()
    case .dateTime: format = format.month(.abbreviated).day().hour().minute()
    case .hour: format = format.hour()
    case .weekday: format = format.weekday(.abbreviated)
    case .month: format = format.month(.abbreviated)
    case .year: format = format.year()
    default:
      format = format.year().month(.abbreviated).day()
      if hasTime { format = format.hour().minute() }
    }
    return date.formatted(format)
  }

  /// Returns the texts of the rows of a column, with equally many decimals; `–` for missing values.
  func texts(of column: DataColumn) -> [String] {
    switch column.values {
    case .numbers(let numbers): aligned(to: numbers).texts(of: numbers)
    case .times: texts(ofDates: column.positions ?? [])
    case .names(let indices, let names): indices.map { $0 < 0 ? "–" : names[Int($0)] }
    }
  }

  /// Returns the texts of dates in seconds since 1 January 2001, 00:00 UTC, all with their times of day or none.
  private func texts(ofDates positions: ContiguousArray<Double>) -> [String] {
    let dates = positions.map { $0.isFinite ? Date(timeIntervalSinceReferenceDate: $0) : nil }
    let hasTime = choosesTimes && dates.contains { $0.map(isPastMidnight) ?? false }
    return dates.map { $0.map { text($0, hasTime: hasTime) } ?? "–" }
  }

  /// Returns whether a date is not within the first minute of its day.
  private func isPastMidnight(_ date: Date) -> Bool {
    let seconds = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
    return seconds - (seconds / 86_400).rounded(.down) * 86_400 >= 60
  }

  private func texts(of numbers: ContiguousArray<Double>) -> [String] { numbers.map { text($0) } }

  /// Returns the notation with as many decimals as any of the numbers needs.
  private func aligned(to numbers: ContiguousArray<Double>) -> ValueFormat {
    guard !isFixed, style == .number || style == .percent else { return self }
    let factor = style == .percent ? 100.0 : 1
    let needed = (0..<decimals).first { digits in
      let power = pow(10, Double(digits))
      return numbers.allSatisfy { number in
        let value = number * factor
        return !value.isFinite || abs(value) >= 1000
          || abs(value - (value * power).rounded() / power) < 1e-9
      }
    }
    var format = self
    (format.decimals, format.isFixed) = (needed ?? decimals, true)
    return format
  }
}
