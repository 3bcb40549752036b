import ChartroomCharts
import Foundation

/// A value of an axis that positions of a plan are.
protocol PlanPosition: Plottable {
  /// Returns the position of a mark.
  static func value(_ position: PositionPlan, _ row: Int) -> PlottableValue<Self>
  /// Returns all positions, for a plot of as many elements without values.
  static func column(_ position: PositionPlan) -> PlottableProjection<Void, Self>
}

/// A position that can be an end of a range.
protocol PlanQuantity: PlanPosition {
  /// Returns the ends of the range of a mark.
  static func ends(_ position: PositionPlan, _ row: Int) -> (
    PlottableValue<Self>, PlottableValue<Self>
  )
}

extension Double: PlanQuantity {
  static func value(_ position: PositionPlan, _ row: Int) -> PlottableValue<Double> {
    switch position.values {
    case .numbers(let numbers): .value(position.title, numbers[row])
    case .numberRanges(let starts, let ends):
      .value(position.title, ordered(starts[row], ends[row]))
    case .none, .dates, .names, .dateRanges: .value(position.title, .nan)
    }
  }

  static func ends(_ position: PositionPlan, _ row: Int) -> (
    PlottableValue<Double>, PlottableValue<Double>
  ) {
    guard case .numberRanges(let starts, let ends) = position.values else {
      return (value(position, row), value(position, row))
    }
    return (.value(position.title, starts[row]), .value(position.title, ends[row]))
  }

  static func column(_ position: PositionPlan) -> PlottableProjection<Void, Double> {
    if case .numbers(let numbers) = position.values { return .column(position.title, numbers) }
    return .column(position.title, [])
  }
}

extension Date: PlanQuantity {
  static func value(_ position: PositionPlan, _ row: Int) -> PlottableValue<Date> {
    switch position.values {
    case .dates(let seconds):
      let date = Date(timeIntervalSinceReferenceDate: seconds[row])
      return position.unit.map { .value(position.title, date, unit: $0) }
        ?? .value(position.title, date)
    case .dateRanges(let starts, let ends):
      let range = ordered(starts[row], ends[row])
      return .value(
        position.title,
        Date(
          timeIntervalSinceReferenceDate: range.lowerBound)..<Date(
            timeIntervalSinceReferenceDate: range.upperBound))
    case .none, .numbers, .names, .numberRanges:
      return .value(position.title, Date(timeIntervalSinceReferenceDate: .nan))
    }
  }

  static func ends(_ position: PositionPlan, _ row: Int) -> (
    PlottableValue<Date>, PlottableValue<Date>
  ) {
    guard case .dateRanges(let starts, let ends) = position.values else {
      return (value(position, row), value(position, row))
    }
    return (
      .value(position.title, Date(timeIntervalSinceReferenceDate: starts[row])),
      .value(position.title, Date(timeIntervalSinceReferenceDate: ends[row]))
    )
  }

  static func column(_ position: PositionPlan) -> PlottableProjection<Void, Date> {
    if case .dates(let seconds) = position.values {
      return .column(position.title, seconds: seconds)
    }
    return .column(position.title, seconds: [])
  }
}

extension String: PlanPosition {
  static func value(_ position: PositionPlan, _ row: Int) -> PlottableValue<String> {
    if case .names(let names) = position.values { return .value(position.title, names[row]) }
    return .value(position.title, "")
  }

  static func column(_ position: PositionPlan) -> PlottableProjection<Void, String> {
    if case .names(let names) = position.values {
      return .column(position.title, ContiguousArray(names))
    }
    return .column(position.title, [])
  }
}

/// Returns the range between two ends in any order; a missing end is that of an empty range.
private func ordered(_ start: Double, _ end: Double) -> Range<Double> {
  guard start.isFinite, end.isFinite else { return 0..<0 }
  return min(start, end)..<max(start, end)
}
