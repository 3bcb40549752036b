import ChartroomUI
public import Foundation

/// A value that a mark plots, with the name of its quantity.
public struct PlottableValue<Value: Plottable> {
  /// The name of the quantity.
  @usableFromInline let label: String
  @usableFromInline let extent: PlottedExtent

  @inlinable
  init(_ label: String, _ extent: PlottedExtent) {
    self.label = label
    self.extent = extent
  }
}

/// A plotted value, or the range between two.
@usableFromInline package enum PlottedExtent: Sendable {
  case value(_PlottedValue)
  case range(_PlottedValue, _PlottedValue)
  /// The calendar unit that contains a date, in a calendar; in that of the environment if it is `nil`.
  case unit(Date, Calendar.Component, Calendar?)
}

extension PlottableValue {
  /// Returns a value with a name.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity, such as `"Sales"`.
  ///   - value: The value. A number that is not finite is a gap.
  /// - Returns: The plotted value.
  @inlinable
  public static func value<Label: StringProtocol>(
    _ label: Label, _ value: Value
  ) -> PlottableValue {
    PlottableValue(label.string, .value(value.primitivePlottable._plotted))
  }

  /// Returns a value with a text or a localised string as its name.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity.
  ///   - value: The value. A number that is not finite is a gap.
  /// - Returns: The plotted value.
  public static func value<Label: _ChartLabel>(_ label: Label, _ value: Value) -> PlottableValue {
    PlottableValue(label._text.string, .value(value.primitivePlottable._plotted))
  }

  /// Returns a range of values with a name.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity.
  ///   - range: The range.
  /// - Returns: The plotted value.
  @inlinable
  public static func value<Label: StringProtocol>(
    _ label: Label, _ range: Range<Value>
  ) -> PlottableValue {
    PlottableValue(label.string, range.lowerBound, range.upperBound)
  }

  /// Returns a range of values with a text or a localised string as its name.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity.
  ///   - range: The range.
  /// - Returns: The plotted value.
  public static func value<Label: _ChartLabel>(
    _ label: Label, _ range: Range<Value>
  ) -> PlottableValue where Value: Comparable {
    PlottableValue(label._text.string, range.lowerBound, range.upperBound)
  }

  /// Returns a bin with a name.
  ///
  /// A bar fills its bin, except for a gap of one point between adjacent bars.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity.
  ///   - range: The bin, an element of `NumberBins` or `DateBins`.
  /// - Returns: The plotted value.
  @inlinable
  public static func value<Label: StringProtocol>(
    _ label: Label, _ range: ChartBinRange<Value>
  ) -> PlottableValue where Value: Comparable {
    PlottableValue(label.string, range.lowerBound, range.upperBound)
  }

  /// Returns a bin with a text or a localised string as its name.
  ///
  /// A bar fills its bin, except for a gap of one point between adjacent bars.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity.
  ///   - range: The bin, an element of `NumberBins` or `DateBins`.
  /// - Returns: The plotted value.
  public static func value<Label: _ChartLabel>(
    _ label: Label, _ range: ChartBinRange<Value>
  ) -> PlottableValue where Value: Comparable {
    PlottableValue(label._text.string, range.lowerBound, range.upperBound)
  }

  @inlinable
  init(_ label: String, _ start: Value, _ end: Value) {
    self.init(
      label, .range(start.primitivePlottable._plotted, end.primitivePlottable._plotted))
  }
}

extension PlottableValue<Date> {
  /// Returns the calendar unit that contains a date, with a name.
  ///
  /// A bar occupies a part of the unit. A point, or a point of a line, is in the middle of the unit.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity, such as `"Day"`.
  ///   - value: A date in the unit.
  ///   - unit: The unit, such as `.day` or `.month`.
  ///   - calendar: The calendar; by default that of the environment, in the time zone of the environment.
  /// - Returns: The plotted value.
  @inlinable
  public static func value<Label: StringProtocol>(
    _ label: Label, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(label.string, .unit(value, unit, calendar))
  }

  /// Returns the calendar unit that contains a date, with a text or a localised string as its name.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity.
  ///   - value: A date in the unit.
  ///   - unit: The unit, such as `.day` or `.month`.
  ///   - calendar: The calendar; by default that of the environment, in the time zone of the environment.
  /// - Returns: The plotted value.
  public static func value<Label: _ChartLabel>(
    _ label: Label, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(label._text.string, .unit(value, unit, calendar))
  }
}

extension StringProtocol {
  /// The string itself, or a copy of a part of another one.
  ///
  /// `String(self)` alone calls a generic initialiser, also for strings, which takes longer than the rest of the value.
  @inlinable var string: String { self as? String ?? String(self) }
}
