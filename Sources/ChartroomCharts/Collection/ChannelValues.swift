import Decimation
package import Foundation

/// The values that the marks of a chart have on one axis or for one style, encoded as numbers.
package struct ChannelValues {
  package enum Kind: Equatable {
    case number
    case date
    case category
  }

  /// The name of the quantity; `nil` if there are no values.
  package private(set) var label: String?
  /// The unit of the calendar of the first date with one; `nil` for none.
  package var unit: Calendar.Component?
  /// The kind of the first value; `nil` if there are none.
  package private(set) var kind: Kind?
  /// Whether numbers and dates are categories as well.
  package var isOfCategories = false
  /// The categories in the order of their first appearance; the code of a category is its index.
  package private(set) var categories: [String] = []
  /// Whether a value was of another kind than the first one, which makes it a gap.
  package private(set) var isMixed = false
  /// Whether a number or a date was infinite, which makes it a gap.
  package private(set) var hasInfinite = false
  /// The range of the numbers or dates; `nil` if there are none.
  private(set) var range: ClosedRange<Double>?
  /// The least of the numbers or dates that are positive; `nil` if there are none.
  private(set) var leastPositive: Double?
  /// The numbers or dates that were encoded last and are in the range; several series often share them.
  private var included: ContiguousArray<Double>?
  private var codes: [String: Int] = [:]
  /// The numbers and dates among the categories, by their codes.
  private var originals: [Int: _PlottedValue] = [:]

  package init() {}

  /// Returns the code of a value; NaN for a gap.
  package mutating func code(of value: _PlottedValue, label: String) -> Double {
    if isOfCategories { return category(of: value, label: label) }
    if self.label == nil { self.label = label }
    switch value {
    case .number(let number): return isAccepted(.number) ? extend(number) : .nan
    case .date(let seconds): return isAccepted(.date) ? extend(seconds) : .nan
    case .category(let name): return code(ofCategory: name)
    }
  }

  private mutating func code(ofCategory name: String) -> Double {
    guard isAccepted(.category) else { return .nan }
    if let code = codes[name] { return Double(code) }
    codes[name] = categories.count
    categories.append(name)
    return Double(categories.count - 1)
  }

  /// Returns the code of a value as a category: numbers and dates become categories as well.
  ///
  /// - Returns: The index of the category in the order of first appearance; NaN for a number that is not finite.
  package mutating func category(of value: _PlottedValue, label: String) -> Double {
    guard let name = value.categoryName else { return .nan }
    if self.label == nil { self.label = label }
    let known = categories.count
    let code = code(ofCategory: name)
    if categories.count > known, value != .category(name) { originals[known] = value }
    return code
  }

  /// The values of the categories: their names, or the numbers or dates that became categories.
  var values: [_PlottedValue] {
    categories.enumerated().map { originals[$0] ?? .category($1) }
  }

  /// Returns the number or the date that became a category; `nil` for other categories.
  func original(ofCategory code: Int) -> _PlottedValue? { originals[code] }

  /// Returns the codes of numbers or dates, as `code(of:label:)` does for each of them.
  ///
  /// - Parameters:
  ///   - values: The numbers, or the dates in seconds since 1 January 2001, 00:00 UTC.
  ///   - kind: The kind of the values.
  ///   - label: The name of the quantity.
  /// - Returns: The codes; NaN for gaps. The same array if there are none.
  package mutating func codes(
    of values: ContiguousArray<Double>, _ kind: Kind, label: String
  ) -> ContiguousArray<Double> {
    if self.label == nil { self.label = label }
    if isOfCategories {
      return ContiguousArray(
        values.map { category(of: kind == .date ? .date($0) : .number($0), label: label) })
    }
    guard isAccepted(kind) else { return ContiguousArray(repeating: .nan, count: values.count) }
    if let included, included.hasSameStorage(as: values) { return values }
    let extent = NumberExtent(values)
    guard extent.isFinite else { return ContiguousArray(values.map { extend($0) }) }
    included = values
    if extent.low <= extent.high {
      let known = range ?? extent.low...extent.high
      range = min(known.lowerBound, extent.low)...max(known.upperBound, extent.high)
      if extent.leastPositive.isFinite {
        leastPositive = min(leastPositive ?? .infinity, extent.leastPositive)
      }
    }
    return values
  }

  private mutating func extend(_ value: Double) -> Double {
    guard value.isFinite else {
      if value.isInfinite { hasInfinite = true }
      return .nan
    }
    let known = range ?? value...value
    range = min(known.lowerBound, value)...max(known.upperBound, value)
    if value > 0 { leastPositive = min(leastPositive ?? value, value) }
    return value
  }

  private mutating func isAccepted(_ kind: Kind) -> Bool {
    if self.kind == nil { self.kind = kind }
    if self.kind != kind { isMixed = true }
    return self.kind == kind
  }
}
