import ChartScales
import DataTables
import Foundation

extension TableTransforms {
  /// Returns the rows for which all conditions are true.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  func rows(_ table: DataTable, of filter: FilterSpec) throws(SpecProblem) -> DataTable {
    let column = try column(filter.field, of: table)
    var kept = Array(0..<table.count)
    if let value = filter.equals { kept = try kept.filter(test(column, [value])) }
    if let values = filter.oneOf { kept = try kept.filter(test(column, values)) }
    let bounds: [(Located<SpecValue>?, (Double, Double) -> Bool)] = [
      (filter.atLeast, { $0 >= $1 }), (filter.above, { $0 > $1 }), (filter.atMost, { $0 <= $1 }),
      (filter.below, { $0 < $1 }),
    ]
    for (bound, holds) in bounds {
      guard let bound else { continue }
      guard let positions = column.positions else {
        throw problem(
          bound.node,
          "column '\(column.name)' has texts, which have no order. Use 'equals' or 'oneOf'.")
      }
      let limit = try position(bound, in: column)
      kept = kept.filter { holds(positions[$0], limit) }
    }
    return table.rows(kept)
  }

  /// Returns whether a row has one of some values.
  private func test(
    _ column: DataColumn, _ values: [Located<SpecValue>]
  ) throws(SpecProblem) -> (Int) -> Bool {
    if case .names(let indices, let names) = column.values {
      var texts: Set<String> = []
      for value in values {
        switch value.value {
        case .text(let text): texts.insert(text)
        case .number: texts.insert(value.node.text ?? "")
        }
      }
      return { row in indices[row] >= 0 && texts.contains(names[Int(indices[row])]) }
    }
    let positions = column.positions ?? []
    var wanted: Set<Double> = []
    for value in values { wanted.insert(try position(value, in: column)) }
    return { wanted.contains(positions[$0]) }
  }

  /// Returns a number of a column of numbers, or the seconds since 2001 of a date of a column of dates.
  func position(
    _ value: Located<SpecValue>, in column: DataColumn
  ) throws(SpecProblem) -> Double {
    switch (column.values, value.value) {
    case (.numbers, .number(let number)): return number
    case (.times, let date):
      if let seconds = seconds(of: date) { return seconds }
      throw problem(
        value.node,
        "found \(date.words), expected a date such as 2026-11-20 or 2026-11-20T14:30, as column '\(column.name)' has."
      )
    case (.numbers, .text):
      throw problem(
        value.node,
        "found \(value.value.words), expected a number, as column '\(column.name)' has.")
    case (.names, _):
      throw problem(value.node, "column '\(column.name)' has texts, which have no positions.")
    }
  }

  /// Returns the seconds since 2001 of an ISO 8601 date; `nil` for another text.
  func seconds(of text: String) -> Double? {
    var text = text
    guard let time = text.withUTF8({ CellTime.parse($0) }) else { return nil }
    let hasOffset = text.dropFirst(10).contains { "Zz+-".contains($0) }
    let instant = hasOffset ? time : LocalTimes(in: timeZone).instant(of: time)
    return Double(instant) / 1e6 - Date.timeIntervalBetween1970AndReferenceDate
  }

  /// Returns the seconds since 2001 of an ISO 8601 date; `nil` for another value.
  func seconds(of value: SpecValue) -> Double? {
    if case .text(let text) = value { seconds(of: text) } else { nil }
  }
}
