import DataTables
import Foundation

extension DataColumn {
  /// The numbers; `nil` for dates and texts.
  ///
  /// A column without any value is of every type.
  var numbers: ContiguousArray<Double>? {
    switch values {
    case .numbers(let numbers): numbers
    case .names(let indices, _) where indices.allSatisfy { $0 < 0 }:
      ContiguousArray(repeating: .nan, count: indices.count)
    case .times, .names: nil
    }
  }

  /// The dates in microseconds since 1970; `nil` for numbers and texts.
  ///
  /// A column without any value is of every type.
  var times: ContiguousArray<Int64>? {
    switch values {
    case .times(let times): times
    case .names(let indices, _) where indices.allSatisfy { $0 < 0 }:
      ContiguousArray(repeating: Self.missingTime, count: indices.count)
    case .numbers, .names: nil
    }
  }

  /// The numbers, or the dates in seconds since 1 January 2001, 00:00 UTC, with NaN for missing ones; `nil` for texts.
  var positions: ContiguousArray<Double>? {
    switch values {
    case .numbers(let numbers): numbers
    case .times(let times):
      ContiguousArray(
        times.lazy.map {
          $0 == Self.missingTime
            ? .nan : Double($0) / 1e6 - Date.timeIntervalBetween1970AndReferenceDate
        })
    case .names: nil
    }
  }

  /// The word for the type of the values.
  var kind: String {
    switch values {
    case .numbers: "numbers"
    case .times: "dates"
    case .names: "texts"
    }
  }

  /// Returns the values with another name, and without the unit unless it is given.
  func named(_ name: String, unit: String? = nil) -> DataColumn {
    DataColumn(name: name, unit: unit, values: values, fault: fault)
  }

  /// Returns the values of some rows, in this order; a missing value for a negative number.
  func rows(_ rows: [Int]) -> DataColumn {
    let values: Values =
      switch values {
      case .numbers(let numbers):
        .numbers(ContiguousArray(rows.lazy.map { $0 < 0 ? .nan : numbers[$0] }))
      case .times(let times):
        .times(ContiguousArray(rows.lazy.map { $0 < 0 ? Self.missingTime : times[$0] }))
      case .names(let indices, let names):
        .names(ContiguousArray(rows.lazy.map { $0 < 0 ? -1 : indices[$0] }), names)
      }
    return DataColumn(name: name, unit: unit, values: values, fault: fault)
  }
}
