import DataTables
import Foundation

extension TableTransforms {
  /// Returns the table with a column that is computed from each row and rows before it in its group.
  ///
  /// Infinite numbers are left out, with a warning.
  ///
  /// - Complexity: O(*n*) for *n* rows, on average, for windows of any length; O(*n* log *n*) for medians.
  func windows(of table: DataTable, _ window: WindowSpec) throws(SpecProblem) -> DataTable {
    let (column, given) = try self.numbers(window.field, of: table)
    let numbers = finite(given, of: column, at: window.field.node)
    let times: ContiguousArray<Int64>? =
      if let time = window.time { try self.times(time, of: table).values } else { nil }
    let groups = RowGroups(try groupColumns(window.groupBy, of: table), count: table.count)
    var results = ContiguousArray(repeating: Double.nan, count: table.count)
    for group in 0..<groups.count {
      let rows = groups[group]
      let values = RowWindow(rows.map { numbers[$0] }, rows: window.rows)
      let computed: [Double] =
        switch window.statistic {
        case .sum: values.sums
        case .mean: values.means
        case .min: values.minimums
        case .max: values.maximums
        case .median: values.medians
        case .difference: values.differences
        case .rate:
          values.rates(
            rows.map { row in
              let time = times?[row] ?? DataColumn.missingTime
              return time == DataColumn.missingTime ? .nan : Double(time)
            }, per: window.unit.seconds * 1e6)
        }
      for (row, result) in zip(rows, computed) {
        results[row] = numbers[row].isNaN || !result.isFinite ? .nan : result
      }
    }
    let isRate = window.statistic == .rate
    return table.with(
      DataColumn(
        name: window.name ?? column.name, unit: isRate ? nil : column.unit,
        values: .numbers(results)))
  }
}
