public import Foundation

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  /// The number, rounded to a double.
  @inlinable
  public var _plotted: _PlottedValue { .number(Double(self)) }

  /// Returns the nearest integer; `nil` for other types and for numbers out of range.
  public static func _value(of plotted: _PlottedValue) -> Self? {
    guard case .number(let number) = plotted, number.isFinite else { return nil }
    return Self(exactly: number.rounded())
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  /// The number as a double.
  @inlinable
  public var _plotted: _PlottedValue { .number(Double(self)) }

  /// Returns the number; `nil` for other types.
  public static func _value(of plotted: _PlottedValue) -> Self? {
    guard case .number(let number) = plotted else { return nil }
    return Self(number)
  }
}

extension Int: Plottable, PrimitivePlottableProtocol {}
extension Int8: Plottable, PrimitivePlottableProtocol {}
extension Int16: Plottable, PrimitivePlottableProtocol {}
extension Int32: Plottable, PrimitivePlottableProtocol {}
extension Int64: Plottable, PrimitivePlottableProtocol {}
extension UInt: Plottable, PrimitivePlottableProtocol {}
extension UInt8: Plottable, PrimitivePlottableProtocol {}
extension UInt16: Plottable, PrimitivePlottableProtocol {}
extension UInt32: Plottable, PrimitivePlottableProtocol {}
extension UInt64: Plottable, PrimitivePlottableProtocol {}
extension Float: Plottable, PrimitivePlottableProtocol {}
extension Double: Plottable, PrimitivePlottableProtocol {}
extension CGFloat: Plottable, PrimitivePlottableProtocol {}

extension Decimal: Plottable, PrimitivePlottableProtocol {
  /// The number, rounded to a double.
  @inlinable
  public var _plotted: _PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }

  /// Returns the number; `nil` for other types and numbers that are not finite.
  public static func _value(of plotted: _PlottedValue) -> Decimal? {
    guard case .number(let number) = plotted, number.isFinite else { return nil }
    return Decimal(number)
  }
}

extension Date: Plottable, PrimitivePlottableProtocol {
  /// The date.
  @inlinable
  public var _plotted: _PlottedValue { .date(timeIntervalSinceReferenceDate) }

  /// Returns the date; `nil` for other types.
  public static func _value(of plotted: _PlottedValue) -> Date? {
    guard case .date(let seconds) = plotted else { return nil }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }
}

extension String: Plottable, PrimitivePlottableProtocol {
  /// The category.
  @inlinable
  public var _plotted: _PlottedValue { .category(self) }

  /// Returns the category; `nil` for other types.
  public static func _value(of plotted: _PlottedValue) -> String? {
    guard case .category(let name) = plotted else { return nil }
    return name
  }
}

extension Bool: Plottable, PrimitivePlottableProtocol {
  /// The category `true` or `false`.
  @inlinable
  public var _plotted: _PlottedValue { .category(self ? "true" : "false") }

  /// Returns the truth value; `nil` for other types.
  public static func _value(of plotted: _PlottedValue) -> Bool? {
    guard case .category(let name) = plotted else { return nil }
    return Bool(name)
  }
}
