import ChartroomCharts
import Foundation

/// A value of an axis that positions of a plan are.
protocol PlanPosition: Plottable {
  /// Returns positions, ranges or units, for a plot of as many elements without values.
  static func column(_ position: PositionPlan) -> PlottableProjection<Void, Self>
  /// Returns the two ends of ranges; the positions twice if there are none.
  static func ends(_ position: PositionPlan) -> (
    PlottableProjection<Void, Self>, PlottableProjection<Void, Self>
  )
}

extension Double: PlanPosition {
  static func column(_ position: PositionPlan) -> PlottableProjection<Void, Double> {
    switch position.values {
    case .numbers(let numbers): .column(position.title, numbers)
    case .numberRanges(let starts, let ends): .column(position.title, starts, ends)
    case .none, .dates, .names, .dateRanges: .column(position.title, [])
    }
  }

  static func ends(_ position: PositionPlan) -> (
    PlottableProjection<Void, Double>, PlottableProjection<Void, Double>
  ) {
    guard case .numberRanges(let starts, let ends) = position.values else {
      return (column(position), column(position))
    }
    return (.column(position.title, starts), .column(position.title, ends))
  }
}

extension Date: PlanPosition {
  static func column(_ position: PositionPlan) -> PlottableProjection<Void, Date> {
    switch position.values {
    case .dates(let seconds):
      position.unit.map { .column(position.title, seconds: seconds, unit: $0) }
        ?? .column(position.title, seconds: seconds)
    case .dateRanges(let starts, let ends):
      .column(position.title, secondsFrom: starts, to: ends)
    case .none, .numbers, .names, .numberRanges: .column(position.title, seconds: [])
    }
  }

  static func ends(_ position: PositionPlan) -> (
    PlottableProjection<Void, Date>, PlottableProjection<Void, Date>
  ) {
    guard case .dateRanges(let starts, let ends) = position.values else {
      return (column(position), column(position))
    }
    return (.column(position.title, seconds: starts), .column(position.title, seconds: ends))
  }
}

extension String: PlanPosition {
  static func column(_ position: PositionPlan) -> PlottableProjection<Void, String> {
    guard case .names(let names) = position.values else { return .column(position.title, []) }
    return .column(position.title, ContiguousArray(names))
  }

  static func ends(_ position: PositionPlan) -> (
    PlottableProjection<Void, String>, PlottableProjection<Void, String>
  ) {
    (column(position), column(position))
  }
}
