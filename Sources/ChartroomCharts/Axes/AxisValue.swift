public import Foundation

/// A value at which an axis has marks.
public struct AxisValue {
  /// The index of the value among the values of the axis marks, from 0: in the array that the axis marks were given, or
  /// else among the values in view, ascending.
  public let index: Int
  /// The number of values of the axis marks: those of the array, or else those in view.
  public let count: Int
  /// Whether the value is the least one in view.
  let isFirst: Bool
  /// Whether the value is the greatest one in view.
  let isLast: Bool
  /// The numbers of the axis marks, ascending; empty for dates and categories.
  package let numbers: [Double]
  let plotted: _PlottedValue
  /// The position of the value, as a code of the scale.
  let code: Double

  /// Returns the value as an instance of a type; `nil` if the values of the axis are of another type.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? {
    Value.PrimitivePlottable._value(of: plotted).flatMap { Value(primitivePlottable: $0) }
  }
}

/// The values of axis marks.
public struct AxisMarkValues {
  enum Kind {
    case automatic(
      desiredCount: Int?, minimumStride: Double?, roundsLowerBound: Bool?, roundsUpperBound: Bool?)
    case strideOfNumbers(Double, roundsLowerBound: Bool, roundsUpperBound: Bool)
    case strideOfDates(
      Calendar.Component, Int, roundsLowerBound: Bool, roundsUpperBound: Bool, Calendar?)
    case list([_PlottedValue])
  }

  let kind: Kind

  /// Whether the chart chooses the values.
  var isAutomatic: Bool {
    if case .automatic = kind { return true }
    return false
  }

  /// About four round values, or all categories.
  public static var automatic: AxisMarkValues { automatic() }

  /// Returns round values, or all categories.
  ///
  /// - Parameters:
  ///   - desiredCount: The approximate number of values; four for `nil`, the default.
  ///   - roundLowerBound: Whether an automatic domain begins at one of the values; `nil`, the default, means `true` for
  ///     numbers and `false` for dates.
  ///   - roundUpperBound: Whether an automatic domain ends at one of the values; `nil`, the default, means `true` for
  ///     numbers and `false` for dates.
  /// - Returns: The values.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(
        desiredCount: desiredCount, minimumStride: nil, roundsLowerBound: roundLowerBound,
        roundsUpperBound: roundUpperBound))
  }

  /// Returns round numbers with a minimum distance between them.
  ///
  /// - Parameters:
  ///   - minimumStride: The minimum distance between two values.
  ///   - desiredCount: The approximate number of values; four for `nil`, the default.
  ///   - roundLowerBound: Whether an automatic domain begins at one of the values; `nil`, the default, means `true`.
  ///   - roundUpperBound: Whether an automatic domain ends at one of the values; `nil`, the default, means `true`.
  /// - Returns: The values.
  public static func automatic<Number: BinaryFloatingPoint>(
    minimumStride: Number, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(
        desiredCount: desiredCount, minimumStride: Double(minimumStride),
        roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound))
  }

  /// Returns the multiples of a number.
  ///
  /// - Parameters:
  ///   - stepSize: The number.
  ///   - roundLowerBound: Whether an automatic domain begins at a multiple; `nil`, the default, means `true`.
  ///   - roundUpperBound: Whether an automatic domain ends at a multiple; `nil`, the default, means `true`.
  /// - Returns: The values.
  public static func stride<Number: BinaryFloatingPoint>(
    by stepSize: Number, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .strideOfNumbers(
        Double(stepSize), roundsLowerBound: roundLowerBound ?? true,
        roundsUpperBound: roundUpperBound ?? true))
  }

  /// Returns the start dates of calendar units, such as the first day of each month.
  ///
  /// Of several units, the dates are multiples on the calendar, wherever the domain begins: every third month is
  /// January, April, July or October. The dates stay the same while a chart scrolls.
  ///
  /// - Parameters:
  ///   - component: The unit, such as `.month`.
  ///   - count: The number of units from one value to the next; 1 by default.
  ///   - roundLowerBound: Whether an automatic domain begins at one of the values; `nil`, the default, means `false`.
  ///   - roundUpperBound: Whether an automatic domain ends at one of the values; `nil`, the default, means `false`.
  ///   - calendar: The calendar; for `nil`, the default, that of the environment, in the time zone of the environment.
  /// - Returns: The values.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .strideOfDates(
        component, count, roundsLowerBound: roundLowerBound ?? false,
        roundsUpperBound: roundUpperBound ?? false, calendar))
  }
}

/// The place of the labels of axis marks.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic
    case extended
    case aligned
    case inset
  }

  let kind: Kind

  /// Inside of the plot for categories at the trailing edge, above their marks; otherwise outside of the plot.
  public static let automatic = AxisMarkPreset(kind: .automatic)
  /// Outside of the plot.
  ///
  /// On the Y axis, the labels are above the grid lines, which extend below them.
  public static let extended = AxisMarkPreset(kind: .extended)
  /// Centred at their values on the X axis, except that the first label begins at its value and the last one ends
  /// there.
  public static let aligned = AxisMarkPreset(kind: .aligned)
  /// Inside of the plot, along its edge.
  public static let inset = AxisMarkPreset(kind: .inset)
}

/// The edge of the plot at which axis marks are.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic
    case leading
    case trailing
    case top
    case bottom
  }

  let kind: Kind

  /// The bottom for the X axis and the trailing edge for the Y axis.
  public static let automatic = AxisMarkPosition(kind: .automatic)
  /// The leading edge, for the Y axis.
  public static let leading = AxisMarkPosition(kind: .leading)
  /// The trailing edge, for the Y axis.
  public static let trailing = AxisMarkPosition(kind: .trailing)
  /// The top, for the X axis.
  public static let top = AxisMarkPosition(kind: .top)
  /// The bottom, for the X axis.
  public static let bottom = AxisMarkPosition(kind: .bottom)
}
