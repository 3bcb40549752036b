import ChartScales
import ChartroomCharts
import Foundation

extension AxisPlanner {
  /// Plans the ticks of dates that the automatic ones do not suit.
  ///
  /// There are no ticks between a few dates, and all of them have a label, also at the ends of the axis. The labels of
  /// a single date, and of midnights between other times, name the day.
  ///
  /// - Parameters:
  ///   - plan: The plan, with its ends, whose ticks and labels are automatic.
  ///   - facets: The marks of all charts that have the axis.
  ///   - side: The side.
  ///   - count: The desired number of ticks; `nil` for the usual one.
  /// - Returns: The plan; itself for an axis of other values, or of ranges of dates.
  func planned(
    _ plan: AxisPlan, _ facets: [[LayerPlan]], _ side: AxisSide, count: Int?
  ) -> AxisPlan {
    guard let (range, data, hasUnits) = dates(plan.domain, facets.flatMap(\.self), side) else {
      return plan
    }
    let count = count ?? NumberTicks.usualCount
    let calendar = transforms.calendar
    let ticks = CalendarTicks(timeZone: calendar.timeZone, firstWeekday: calendar.firstWeekday)
    let (step, dates) = ticks.ticks(in: range, desiredCount: count, of: data)
    let days = dates.map { ticks.clock.dayNumber(of: $0) }
    let isLong = step.isWithinDay && Set(days).count > 1
    let isSingle = dates.count == 1 && data?.dates.count == 1
    guard isLong || isSingle || dates != ticks.ticks(in: range, desiredCount: count, of: nil).dates
    else { return plan }
    var plan = plan
    plan.ticks = .dates(dates)
    // A label of a unit is beside its bar.
    guard isLong || isSingle || !hasUnits else { return plan }
    let formats = ChartFormats(locale: spec.locale, calendar: calendar, timeZone: calendar.timeZone)
    let times = DateLabels.texts(of: dates, locale: spec.locale, calendar: calendar)
    plan.labels = zip(dates, zip(days, times)).map { date, names in
      let (day, time) = names
      let isMidnight = ticks.clock.startOfDay(day) == date
      guard isSingle else { return isLong && isMidnight ? formats.axisDate(date) : time }
      return isMidnight ? formats.date(date) : "\(time)\n\(formats.date(date))"
    }
    return plan
  }

  /// Returns the ends of an axis, the different dates of its marks, and whether these are the beginnings of units of
  /// the calendar that marks occupy; `nil` for other axes.
  private func dates(
    _ domain: AxisPlan.Domain, _ layers: [LayerPlan], _ side: AxisSide
  ) -> (range: ClosedRange<Date>, data: DataDates?, hasUnits: Bool)? {
    let positions = layers.filter(\.mark.hasColumns).flatMap(\.series).map { $0.position(side) }
    let columns = positions.compactMap { position -> ContiguousArray<Double>? in
      if case .dates(let dates) = position.values { dates } else { nil }
    }
    guard !columns.isEmpty, columns.count == positions.count,
      let extent = PositionExtent(layers, side).range
    else { return nil }
    let ends = [extent.lowerBound, extent.upperBound].map(
      Date.init(timeIntervalSinceReferenceDate:))
    guard let unit = positions.lazy.compactMap(\.unit).first else {
      return (domain.dates ?? ends[0]...ends[1], DataDates(columns.joined()), false)
    }
    let calendar = transforms.calendar
    guard let first = calendar.dateInterval(of: unit, for: ends[0])?.start,
      let end = calendar.dateInterval(of: unit, for: ends[1])?.end, first < end
    else { return nil }
    let starts = sequence(first: first) { calendar.date(byAdding: unit, value: 1, to: $0) }
      .lazy.prefix { $0 < end }.map(\.timeIntervalSinceReferenceDate)
    // The last unit does not contain its end.
    return (
      domain.dates ?? first...max(end.addingTimeInterval(-1), first), DataDates(starts), true
    )
  }
}
