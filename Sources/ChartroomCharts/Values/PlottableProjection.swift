import ChartroomUI
public import Foundation

/// The values that a plot reads from its elements, with the name of their quantity.
///
/// A projection is the value at a key path, a range between the values at two key paths, the calendar unit of a
/// date, or a constant.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  let column: ElementColumn<DataElement>

  private init(_ column: ElementColumn<DataElement>) { self.column = column }
}

extension PlottableProjection {
  /// Returns the value at a key path, with a name.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity, such as `"Sales"`.
  ///   - value: The key path of the value. A number that is not finite is a gap.
  /// - Returns: The projection.
  public static func value<Label: StringProtocol>(
    _ label: Label, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    PlottableProjection(ElementColumn(String(label), value))
  }

  /// Returns the value at a key path, with a text or a localised string as its name.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity.
  ///   - value: The key path of the value. A number that is not finite is a gap.
  /// - Returns: The projection.
  public static func value<Label: _ChartLabel>(
    _ label: Label, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    PlottableProjection(ElementColumn(label._text.string, value))
  }

  /// Returns a range between the values at two key paths, with a name.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity.
  ///   - start: The key path of the lower bound.
  ///   - end: The key path of the upper bound.
  /// - Returns: The projection.
  public static func value<Label: StringProtocol>(
    _ label: Label, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    PlottableProjection(ElementColumn(String(label), start, end))
  }

  /// Returns a range between the values at two key paths, with a text or a localised string as its name.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity.
  ///   - start: The key path of the lower bound.
  ///   - end: The key path of the upper bound.
  /// - Returns: The projection.
  public static func value<Label: _ChartLabel>(
    _ label: Label, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    PlottableProjection(ElementColumn(label._text.string, start, end))
  }

  /// Returns a value that is the same for all elements, with a name.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity.
  ///   - value: The value.
  /// - Returns: The projection.
  public static func value<Label: StringProtocol>(
    _ label: Label, _ value: DataValue
  ) -> PlottableProjection {
    let plotted = value.primitivePlottable._plotted
    return PlottableProjection(ElementColumn(String(label), constant: .value(plotted)))
  }

  /// Returns a value that is the same for all elements, with a text or a localised string as its name.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity.
  ///   - value: The value.
  /// - Returns: The projection.
  public static func value<Label: _ChartLabel>(
    _ label: Label, _ value: DataValue
  ) -> PlottableProjection {
    let plotted = value.primitivePlottable._plotted
    return PlottableProjection(ElementColumn(label._text.string, constant: .value(plotted)))
  }

  /// Returns a range that is the same for all elements, with a name.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity.
  ///   - start: The lower bound.
  ///   - end: The upper bound.
  /// - Returns: The projection.
  public static func value<Label: StringProtocol>(
    _ label: Label, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection {
    let (start, end) = (start.primitivePlottable._plotted, end.primitivePlottable._plotted)
    return PlottableProjection(ElementColumn(String(label), constant: .range(start, end)))
  }

  /// Returns a range that is the same for all elements, with a text or a localised string as its name.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity.
  ///   - start: The lower bound.
  ///   - end: The upper bound.
  /// - Returns: The projection.
  public static func value<Label: _ChartLabel>(
    _ label: Label, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection {
    let (start, end) = (start.primitivePlottable._plotted, end.primitivePlottable._plotted)
    return PlottableProjection(ElementColumn(label._text.string, constant: .range(start, end)))
  }
}

extension PlottableProjection where DataValue == Date {
  /// Returns the calendar unit that contains the date at a key path, with a name.
  ///
  /// A bar occupies a part of the unit. A point, or a point of a line, is in the middle of the unit.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity, such as `"Day"`.
  ///   - value: The key path of a date in the unit.
  ///   - unit: The unit, such as `.day` or `.month`.
  ///   - calendar: The calendar; by default that of the environment, in the time zone of the environment.
  /// - Returns: The projection.
  public static func value<Label: StringProtocol>(
    _ label: Label, _ value: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection(ElementColumn(String(label), value, unit, calendar))
  }

  /// Returns the calendar unit that contains the date at a key path, with a text or a localised string as its name.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity.
  ///   - value: The key path of a date in the unit.
  ///   - unit: The unit, such as `.day` or `.month`.
  ///   - calendar: The calendar; by default that of the environment, in the time zone of the environment.
  /// - Returns: The projection.
  public static func value<Label: _ChartLabel>(
    _ label: Label, _ value: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection(ElementColumn(label._text.string, value, unit, calendar))
  }
}

extension PlottableProjection where DataElement == Void, DataValue == Double {
  /// Returns a column of numbers, with a name, for a plot of as many elements without values.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity.
  ///   - numbers: The numbers; those that are not finite are gaps.
  /// - Returns: The projection.
  package static func column(_ label: String, _ numbers: ContiguousArray<Double>) -> Self {
    PlottableProjection(ElementColumn(label, values: .numbers(numbers)))
  }

  /// Returns a column of ranges of numbers, with a name, for a plot of as many elements without values.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity.
  ///   - starts: The numbers at one end; those that are not finite are gaps.
  ///   - ends: The numbers at the other end, as many.
  /// - Returns: The projection.
  package static func column(
    _ label: String, _ starts: ContiguousArray<Double>, _ ends: ContiguousArray<Double>
  ) -> Self {
    let ranges = zip(starts, ends).map { PlottedExtent.range(.number($0), .number($1)) }
    return PlottableProjection(ElementColumn(label, values: .extents(ranges)))
  }
}

extension PlottableProjection where DataElement == Void, DataValue == Date {
  /// Returns a column of dates, with a name, for a plot of as many elements without values.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity.
  ///   - seconds: The dates, in seconds since 1 January 2001, 00:00 UTC; those that are not finite are gaps.
  /// - Returns: The projection.
  package static func column(_ label: String, seconds: ContiguousArray<Double>) -> Self {
    PlottableProjection(ElementColumn(label, values: .dates(seconds)))
  }

  /// Returns a column of ranges of dates, with a name, for a plot of as many elements without values.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity.
  ///   - starts: The dates at one end, in seconds since 1 January 2001, 00:00 UTC; those that are not finite are gaps.
  ///   - ends: The dates at the other end, as many.
  /// - Returns: The projection.
  package static func column(
    _ label: String, secondsFrom starts: ContiguousArray<Double>, to ends: ContiguousArray<Double>
  ) -> Self {
    let ranges = zip(starts, ends).map { PlottedExtent.range(.date($0), .date($1)) }
    return PlottableProjection(ElementColumn(label, values: .extents(ranges)))
  }

  /// Returns a column of units of the calendar, with a name, for a plot of as many elements without values.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity.
  ///   - seconds: Dates in the units, in seconds since 1 January 2001, 00:00 UTC; those that are not finite are gaps.
  ///   - unit: The unit.
  /// - Returns: The projection.
  package static func column(
    _ label: String, seconds: ContiguousArray<Double>, unit: Calendar.Component
  ) -> Self {
    let units = seconds.map {
      PlottedExtent.unit(Date(timeIntervalSinceReferenceDate: $0), unit, nil)
    }
    return PlottableProjection(ElementColumn(label, values: .extents(units)))
  }
}

extension PlottableProjection where DataElement == Void, DataValue == String {
  /// Returns a column of names, with a name of its own, for a plot of as many elements without values.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity.
  ///   - names: The names.
  /// - Returns: The projection.
  package static func column(_ label: String, _ names: ContiguousArray<String>) -> Self {
    PlottableProjection(
      ElementColumn(label, values: .extents(names.map { .value(.category($0)) })))
  }
}
