import ChartroomCharts
import DataTables
import Foundation

extension DataColumn {
  /// The numbers; `nil` for columns of other types.
  var numbers: ContiguousArray<Double>? {
    if case .numbers(let numbers) = values { numbers } else { nil }
  }

  var isTime: Bool { if case .times = values { true } else { false } }
  var isName: Bool { if case .names = values { true } else { false } }

  /// Whether the name is that of an identifier: `id`, or a name such as `user_id` or `user.id`.
  var isIdentifier: Bool {
    let name = name.lowercased()
    return name == "id" || name.hasSuffix("_id") || name.hasSuffix(".id")
  }

  private static func hasEqual<Value: Hashable & Comparable>(
    _ values: ContiguousArray<Value>
  ) -> Bool {
    // A set of a million values takes longer than reading them.
    !zip(values, values.dropFirst()).allSatisfy { $0 < $1 } && Set(values).count < values.count
  }

  /// Whether two rows have the same position.
  var hasEqualPositions: Bool {
    switch values {
    case .numbers(let numbers): Self.hasEqual(numbers)
    case .times(let times): Self.hasEqual(times)
    case .names(let indices, let names): names.count < indices.count
    }
  }

  /// The name, with a unit that is too long to be beside each number.
  var title: String {
    guard let unit, !NumberLabels.isShort(unit) else { return name }
    return "\(name) (\(unit))"
  }

  /// The times in seconds since 1 January 2001, 00:00 UTC, NaN for missing ones; `nil` for columns of other types.
  var seconds: ContiguousArray<Double>? {
    guard case .times(let times) = values else { return nil }
    return ContiguousArray(
      times.lazy.map {
        $0 == Self.missingTime
          ? .nan : Double($0) / 1e6 - Date.timeIntervalBetween1970AndReferenceDate
      })
  }

  /// The names of the rows; `nil` for missing ones and for columns of other types.
  var texts: [String?]? {
    guard case .names(let indices, let names) = values else { return nil }
    return indices.map { $0 < 0 ? nil : names[Int($0)] }
  }
}
