public import Foundation

/// A value on an axis, at which marks of the axis are.
public struct AxisValue {
  /// The position of the value among the values of the axis marks, from 0.
  public let index: Int
  /// The number of values of the axis marks.
  public let count: Int
  let plotted: _PlottedValue
  /// The position of the value, as a code of the scale.
  let code: Double

  /// Returns the value as a type that the axis plots; `nil` for other types.
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

  /// About four round values.
  public static var automatic: AxisMarkValues { automatic() }

  /// Returns round values.
  ///
  /// - Parameters:
  ///   - desiredCount: The number of values to approach; `nil`, the default, for four.
  ///   - roundLowerBound: Whether an automatic domain begins at a value; `nil`, the default, rounds domains of
  ///     numbers.
  ///   - roundUpperBound: Whether an automatic domain ends at a value; `nil`, the default, rounds domains of
  ///     numbers.
  /// - Returns: The values.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(
        desiredCount: desiredCount, minimumStride: nil, roundsLowerBound: roundLowerBound,
        roundsUpperBound: roundUpperBound))
  }

  /// Returns round numbers with a minimum distance.
  ///
  /// - Parameters:
  ///   - minimumStride: The minimum distance between two values.
  ///   - desiredCount: The number of values to approach; `nil`, the default, for four.
  ///   - roundLowerBound: Whether an automatic domain begins at a value; `nil`, the default, rounds it.
  ///   - roundUpperBound: Whether an automatic domain ends at a value; `nil`, the default, rounds it.
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
  /// - Parameters:
  ///   - component: The unit, such as `.month`.
  ///   - count: The number of units from one value to the next; 1 by default.
  ///   - roundLowerBound: Whether an automatic domain begins at a value; `nil`, the default, means `false`.
  ///   - roundUpperBound: Whether an automatic domain ends at a value; `nil`, the default, means `false`.
  ///   - calendar: The calendar; `nil`, the default, for that of the environment in its time zone.
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

  /// The usual place for the scale.
  public static let automatic = AxisMarkPreset(kind: .automatic)
  /// Outside of the plot, on the Y axis above grid lines that extend below the labels.
  public static let extended = AxisMarkPreset(kind: .extended)
  /// Centred at their values on the X axis, with the first and the last one aligned with theirs.
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
