/// A type whose values a chart can plot.
///
/// Numbers, dates, strings and Booleans are plottable. A `RawRepresentable` type whose raw values are of such a type
/// conforms without code. Other types convert their values to and from a primitive type.
public protocol Plottable {
  /// The type to which values are converted.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The value as a primitive.
  var primitivePlottable: PrimitivePlottable { get }
  /// Creates a value from a primitive; fails if no value corresponds to it.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date, a string or a Boolean.
public protocol PrimitivePlottableProtocol {
  /// The value as the chart stores it.
  ///
  /// This property is an implementation detail. Do not use it.
  var _plotted: _PlottedValue { get }
  /// Returns the value for a stored one; `nil` if the types do not match.
  ///
  /// This method is an implementation detail. Do not use it.
  static func _value(of plotted: _PlottedValue) -> Self?
}

/// A value of a primitive type, as a chart stores it.
///
/// This type is an implementation detail. Do not use it.
public enum _PlottedValue: Hashable, Sendable {
  /// A number; not finite for a gap.
  case number(Double)
  /// A date, in seconds since 1 January 2001, 00:00 UTC.
  case date(Double)
  /// A category.
  case category(String)
}

extension _PlottedValue {
  /// The name of the value as a category; `nil` for a number that is not finite.
  var categoryName: String? {
    switch self {
    case .category(let name): return name
    case .number(let number), .date(let number):
      guard number.isFinite else { return nil }
      return number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }
  }
}

extension Plottable where PrimitivePlottable == Self {
  /// The value itself.
  @inlinable
  public var primitivePlottable: Self { self }
  /// Creates a copy of a value.
  @inlinable
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  @inlinable
  public var primitivePlottable: RawValue { rawValue }
  /// Creates the value with a raw value; fails if there is none.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}
