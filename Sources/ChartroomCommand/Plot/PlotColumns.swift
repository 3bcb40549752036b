import ChartScales
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

  /// Whether a row has no value.
  func isMissing(_ row: Int) -> Bool {
    switch values {
    case .numbers(let numbers): numbers[row].isNaN
    case .times(let times): times[row] == Self.missingTime
    case .names(let indices, _): indices[row] < 0
    }
  }

  /// The number of rows with a known time if all of these are equal; `nil` for other columns.
  var instantCount: Int? {
    guard case .times(let times) = values else { return nil }
    var (first, count) = (Self.missingTime, 0)
    for time in times where time != Self.missingTime {
      if count == 0 { first = time }
      guard time == first else { return nil }
      count += 1
    }
    return count
  }

  /// Whether the name is that of an identifier: `id`, or a name such as `user_id` or `user.id`.
  var isIdentifier: Bool {
    let name = name.lowercased()
    return name == "id" || name.hasSuffix("_id") || name.hasSuffix(".id")
  }

  /// The last words of the names of codes: numbers that are identifiers or ordinals, and have no meaningful sum.
  private static let codes: Set<String> = [
    "hour", "weekday", "dow", "week", "month", "quarter", "year", "status", "code", "zip",
    "postcode", "plz",
    "number", "no", "nr", "stunde", "wochentag", "woche", "monat", "quartal", "jahr", "nummer",
    "postleitzahl",
  ]

  /// Whether the column has whole numbers, and the last word of its name is that of a code, as in `status_code`.
  var isCode: Bool {
    let word = name.lowercased().split { !$0.isLetter }.last.map(String.init) ?? ""
    return Self.codes.contains(word) && numbers?.areWhole == true
  }

  /// A sentence about the cells of another type than most, for a column of names or one that is not drawn.
  var faultWarning: String? {
    guard let fault else { return nil }
    let cells = fault.count == 1 ? "1 such cell" : "\(fault.count) such cells"
    return isName
      ? "\(fault.first) The column was read as text because of \(cells)."
      : "\(fault.first) The column, which is not drawn, has \(cells)."
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
