import Foundation

/// Positions of marks on an axis.
struct PositionPlan: Sendable {
  /// The name of the quantity.
  let title: String
  let values: Values
  /// The unit of the calendar that a mark occupies; `nil` for moments.
  let unit: Calendar.Component?

  /// The positions, one for each mark.
  enum Values: Sendable {
    case none
    case numbers(ContiguousArray<Double>)
    /// Seconds since 1 January 2001, 00:00 UTC.
    case dates(ContiguousArray<Double>)
    case names([String])
    case numberRanges(ContiguousArray<Double>, ContiguousArray<Double>)
    case dateRanges(ContiguousArray<Double>, ContiguousArray<Double>)
  }

  static let none = PositionPlan(title: "", values: .none, unit: nil)

  /// Whether there are no positions.
  var isNone: Bool { if case .none = values { true } else { false } }

  /// Whether the positions are names.
  var hasNames: Bool { if case .names = values { true } else { false } }

  /// Whether each mark has two ends.
  var isRange: Bool {
    switch values {
    case .numberRanges, .dateRanges: true
    case .none, .numbers, .dates, .names: false
    }
  }

  /// The numbers, if each mark has one.
  var numbers: ContiguousArray<Double>? {
    if case .numbers(let values) = values { values } else { nil }
  }

  /// The number of positions.
  var count: Int {
    switch values {
    case .none: 0
    case .numbers(let values), .dates(let values): values.count
    case .names(let names): names.count
    case .numberRanges(let starts, _), .dateRanges(let starts, _): starts.count
    }
  }

  /// Whether all positions are missing.
  var isMissing: Bool {
    switch values {
    case .none: false
    case .numbers(let values), .dates(let values): !values.contains(where: \.isFinite)
    case .names(let names): names.isEmpty
    case .numberRanges(let starts, let ends), .dateRanges(let starts, let ends):
      !zip(starts, ends).contains { $0.isFinite && $1.isFinite }
    }
  }

  /// Returns the positions of some rows; a constant one is that of all rows.
  func rows(_ rows: [Int]) -> PositionPlan {
    func chosen<Values: RandomAccessCollection<Value>, Value>(
      _ values: Values
    ) -> ContiguousArray<Value> where Values.Index == Int {
      ContiguousArray(
        rows.lazy.compactMap { values.indices.contains($0) ? values[$0] : values.last })
    }
    let values: Values =
      switch values {
      case .none: .none
      case .numbers(let values): .numbers(chosen(values))
      case .dates(let values): .dates(chosen(values))
      case .names(let names): .names(Array(chosen(names)))
      case .numberRanges(let starts, let ends): .numberRanges(chosen(starts), chosen(ends))
      case .dateRanges(let starts, let ends): .dateRanges(chosen(starts), chosen(ends))
      }
    return PositionPlan(title: title, values: values, unit: unit)
  }

  /// Returns the positions of as many marks, all of which have a constant one.
  func spread(over count: Int) -> PositionPlan {
    isNone || self.count == count ? self : rows(Array(repeating: 0, count: count))
  }
}
