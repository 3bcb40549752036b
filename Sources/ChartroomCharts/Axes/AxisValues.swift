import ChartScales
import Foundation

/// The calculation of the values of axis marks.
struct AxisValues {
  let scale: PositionScale
  let calendar: Calendar

  /// The maximum number of multiples of a step.
  private static let mostValues = 10_000.0
  /// The maximum number of categories with marks; of more, every second one has marks, or every third one etc.
  static let mostCategories = 500

  /// Returns the values of axis marks that are in the visible part of the domain; numbers and dates ascend.
  func values(_ values: AxisMarkValues) -> [AxisValue] {
    let found: [(_PlottedValue, Double)] =
      switch (scale.domain, scale.visibleRange) {
      case (.category(let names), _):
        categories(names, values).filter { (0...1).contains(scale.fraction(of: $0.1)) }
      case (.number, let range?):
        numbers(values, in: range).filter(range.contains).map { (.number($0), $0) }
      case (.date, let range?):
        dates(values, in: range).filter(range.contains).map { (.date($0), $0) }
      case (_, nil): []
      }
    let numbers = found.compactMap { if case .number(let number) = $0.0 { number } else { nil } }
    // Apps find what belongs to a value by its place in the list that they gave, also where others are not in view.
    var given: (places: [_PlottedValue: Int], count: Int)?
    if case .list(let list) = values.kind {
      let places = Dictionary(
        zip(list, list.indices).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
      given = (places, list.count)
    }
    return found.enumerated().map { place, value in
      AxisValue(
        index: given?.places[value.0] ?? place, count: given?.count ?? found.count,
        isFirst: place == 0, isLast: place == found.count - 1, numbers: numbers, plotted: value.0,
        code: value.1)
    }
  }

  /// The values beside the visible part of the domain.
  struct Neighbours {
    var before: AxisValue?
    /// The code of the value.
    var after: Double?
  }

  /// The lengths of the visible part in which neighbours are searched, on both sides.
  private static let searched = 5.0

  /// Returns the multiples of a step beside the visible part of a domain that is scrolled, between which centred marks
  /// are; none for other values.
  func neighbours(_ values: AxisMarkValues) -> Neighbours {
    guard scale.window != 0...1, let range = scale.visibleRange else { return Neighbours() }
    let reach = Self.searched * (range.upperBound - range.lowerBound)
    let wide = range.lowerBound - reach...range.upperBound + reach
    let codes: [Double]
    switch (values.kind, scale.domain) {
    case (.strideOfNumbers, .number): codes = numbers(values, in: wide)
    case (.strideOfDates, .date) where Self.isCovered(wide): codes = dates(values, in: wide)
    default: return Neighbours()
    }
    let before = codes.last { $0 < range.lowerBound }.map { code in
      let plotted: _PlottedValue = scale.kind == .date ? .date(code) : .number(code)
      return AxisValue(
        index: 0, count: codes.count, isFirst: true, isLast: false, numbers: [], plotted: plotted,
        code: code)
    }
    return Neighbours(before: before, after: codes.first { $0 > range.upperBound })
  }

  /// Whether the calendar has all dates of a range.
  private static func isCovered(_ range: ClosedRange<Double>) -> Bool {
    [range.lowerBound, range.upperBound].allSatisfy {
      WallClock.covers(Date(timeIntervalSinceReferenceDate: $0))
    }
  }

  private func categories(
    _ names: [String], _ values: AxisMarkValues
  ) -> [(_PlottedValue, Double)] {
    guard case .list(let wanted) = values.kind else {
      let step = max((names.count - 1) / Self.mostCategories + 1, 1)
      return stride(from: 0, to: names.count, by: step).map(Double.init)
        .compactMap { code in scale.value(of: code).map { ($0, code) } }
    }
    let places = Dictionary(
      names.enumerated().map { ($1, Double($0)) }, uniquingKeysWith: { first, _ in first })
    return wanted.compactMap { value in
      scale.categoryName(of: value).flatMap { places[$0] }.map { (value, $0) }
    }
  }

  private func numbers(_ values: AxisMarkValues, in range: ClosedRange<Double>) -> [Double] {
    switch values.kind {
    case .automatic(let count, let stride, let lower, let upper):
      if let powers = PowerTicks(of: scale.transform, in: range, desiredCount: count) {
        return powers.values
      }
      let count = count ?? NumberTicks.usualCount
      let rounded = NumberTicks(
        in: range, desiredCount: count, roundsLowerBound: lower ?? true,
        roundsUpperBound: upper ?? true, minimumStride: stride ?? 0)
      // A rounded domain has ticks at its ends.
      if rounded.domain == range { return rounded.values }
      return NumberTicks(in: range, desiredCount: count, minimumStride: stride ?? 0).values
    case .strideOfNumbers(let step, _, _):
      guard step > 0, (range.upperBound - range.lowerBound) / step < Self.mostValues else {
        return []
      }
      let multiples = NumberStride(step)
      let first = multiples.index(atOrAbove: range.lowerBound)
      let last = multiples.index(atOrBelow: range.upperBound)
      guard first.isFinite, last.isFinite, first <= last else { return [] }
      return (0...Int(last - first)).map {
        // A multiple that differs from a bound by rounding is at the bound.
        min(max(multiples.tick(first + Double($0)), range.lowerBound), range.upperBound)
      }
    case .strideOfDates: return []
    case .list(let values):
      return values.compactMap { if case .number(let number) = $0 { number } else { nil } }
        .filter(\.isFinite).sorted()
    }
  }

  /// Returns the dates of axis marks.
  ///
  /// - Parameters:
  ///   - values: The wanted dates.
  ///   - range: The range that determines an automatic step.
  ///   - covered: The range of the returned dates; `nil` for `range`.
  /// - Returns: The dates, in seconds since 1 January 2001, 00:00 UTC.
  private func dates(
    _ values: AxisMarkValues, in range: ClosedRange<Double>,
    covering covered: ClosedRange<Double>? = nil
  ) -> [Double] {
    let dates = Self.dates(range)
    var calendar = calendar
    if case .strideOfDates(_, _, _, _, let given?) = values.kind { calendar = given }
    let ticks = CalendarTicks(timeZone: calendar.timeZone, firstWeekday: calendar.firstWeekday)
    let step: CalendarStep?
    switch values.kind {
    case .automatic(let count, _, _, _):
      step = ticks.step(
        in: dates, desiredCount: count ?? NumberTicks.usualCount,
        lastDate: scale.lastValue.map(Date.init(timeIntervalSinceReferenceDate:)))
    case .strideOfDates(let component, let count, _, _, _):
      step = CalendarStep(component, max(count, 1))
    case .strideOfNumbers: step = nil
    case .list(let values):
      return values.compactMap { if case .date(let seconds) = $0 { seconds } else { nil } }
        .filter(\.isFinite).sorted()
    }
    guard let step, let seconds = step.seconds,
      (range.upperBound - range.lowerBound) / seconds.usual < Self.mostValues
    else { return [] }
    return ticks.dates(of: step, in: covered.map(Self.dates) ?? dates).map(
      \.timeIntervalSinceReferenceDate)
  }

  private static func dates(_ range: ClosedRange<Double>) -> ClosedRange<Date> {
    Date(
      timeIntervalSinceReferenceDate: range.lowerBound)...Date(
        timeIntervalSinceReferenceDate: range.upperBound)
  }

  /// Returns a range of dates whose ends are rounded as the axis marks want.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - values: The dates of the axis marks.
  ///   - calendar: The calendar of automatic dates, with their time zone.
  ///   - excludesEnd: Whether the range ends with the exclusive end of a unit or a bin.
  /// - Returns: The range, whose ends are dates of axis marks where they are rounded.
  static func rounded(
    _ range: ClosedRange<Double>, for values: AxisMarkValues, calendar: Calendar, excludesEnd: Bool
  ) -> ClosedRange<Double> {
    let roundsLowerBound: Bool
    let roundsUpperBound: Bool
    switch values.kind {
    case .automatic(_, _, let lower, let upper):
      (roundsLowerBound, roundsUpperBound) = (lower ?? false, upper ?? false)
    case .strideOfDates(_, _, let lower, let upper, _):
      (roundsLowerBound, roundsUpperBound) = (lower, upper)
    case .strideOfNumbers, .list: return range
    }
    guard roundsLowerBound || roundsUpperBound, range.lowerBound < range.upperBound else {
      return range
    }
    // The ticks of a range that is three times as long include those next to its ends.
    let length = range.upperBound - range.lowerBound
    let wide = range.lowerBound - length...range.upperBound + length
    guard isCovered(wide) else { return range }
    let scale = PositionScale(domain: .date(range), excludesEnd: excludesEnd)
    let inside = AxisValues(scale: scale, calendar: calendar)
    let ticks = inside.dates(values, in: range, covering: wide)
    let low = ticks.last { $0 <= range.lowerBound }
    let high = ticks.first { $0 >= range.upperBound }
    return
      (roundsLowerBound ? low ?? range.lowerBound : range.lowerBound)...(roundsUpperBound
      ? high ?? range.upperBound : range.upperBound)
  }
}

extension CalendarStep {
  /// Creates the step of a number of units of the calendar; `nil` for components that are no units.
  init?(_ component: Calendar.Component, _ count: Int) {
    // Longer steps have at most one tick in all dates that the calendar has.
    let count = min(count, 1_000_000)
    switch component {
    case .nanosecond: self = .milliseconds(max(count / 1_000_000, 1))
    case .second: self = .milliseconds(1000 * count)
    case .minute: self = .milliseconds(60_000 * count)
    case .hour: self = .milliseconds(3_600_000 * count)
    case .day, .weekday, .weekdayOrdinal, .dayOfYear: self = .days(count)
    case .weekOfMonth, .weekOfYear: self = .weeks(count)
    case .month: self = .months(count)
    case .quarter: self = .months(3 * count)
    case .year, .yearForWeekOfYear: self = .years(count)
    default: return nil
    }
  }
}
