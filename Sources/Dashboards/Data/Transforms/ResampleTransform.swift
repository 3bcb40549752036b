import ChartScales
import DataTables
import Foundation

extension TableTransforms {
  /// Returns one row for each group and each interval of time, from that of the table's first time to that of its last.
  ///
  /// Rows are in the order of the groups and, within a group, of time. Rows without a time are left out.
  ///
  /// - Complexity: O(*n* + *r*) for *n* rows in the order of time and a result of *r* rows; O(*n* log *r* + *r*) for
  ///   others, and for medians and quantiles.
  func resampled(_ table: DataTable, _ resample: ResampleSpec) throws(SpecProblem) -> DataTable {
    let (column, times) = try times(resample.field, of: table)
    let sources = try groupColumns(resample.groupBy, of: table)
    let valid = times.lazy.filter { $0 != DataColumn.missingTime }
    var starts: [Int64] = []
    var (cells, groupRows): ([Int], [Int]) = (Array(repeating: -1, count: table.count), [])
    if let first = valid.min(), let last = valid.max() {
      let groups = RowGroups(sources, count: table.count)
      let step = resample.calendarStep
      let count = Double(groups.count) * TimeGrid.count(of: step, in: first...last)
      try checkCount(
        Int(min(count, 1e18)), resample.unit.node, "Use a greater step or unit, or filter the rows."
      )
      var grid = TimeGrid(step, first...last, calendar)
      starts = grid.starts
      for group in 0..<groups.count {
        for row in groups[group] where times[row] != DataColumn.missingTime {
          cells[row] = group * starts.count + grid.index(of: times[row])
        }
      }
      groupRows = groups.firsts
    }
    let buckets = RowGroups(cells, count: groupRows.count * starts.count)
    let rows = groupRows.flatMap { repeatElement($0, count: starts.count) }
    let dates = (0..<buckets.count).lazy.map { starts[$0 % starts.count] }
    var columns = [DataColumn(name: column.name, values: .times(ContiguousArray(dates)))]
    columns += sources.map { $0.rows(rows) }
    for value in resample.values {
      let result = try statistic(value, of: table, buckets, isMissing: true)
      columns.append(try filled(result, resample.fill, every: starts.count))
    }
    try checkNames(
      columns,
      [resample.field.node] + resample.groupBy.map(\.field.node)
        + resample.values.map(\.statistic.node))
    return DataTable(columns: columns, count: buckets.count)
  }

  /// Returns a column whose missing values are filled.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - fill: The values instead of missing ones.
  ///   - length: The number of rows of a group.
  /// - Returns: The column.
  /// - Throws: `SpecProblem` for values that the type of the column does not have.
  private func filled(
    _ column: DataColumn, _ fill: Located<ResampleSpec.Fill>, every length: Int
  ) throws(SpecProblem) -> DataColumn {
    switch fill.value {
    case .none: return column
    case .zero:
      guard let numbers = column.numbers else {
        throw problem(
          fill.node,
          "column '\(column.name)' has \(column.kind), which are never 0. Use 'previous'.")
      }
      return DataColumn(
        name: column.name, unit: column.unit,
        values: .numbers(ContiguousArray(numbers.lazy.map { $0.isNaN ? 0 : $0 })))
    case .previous:
      var previous = -1
      let codes = column.codes
      return column.rows(
        codes.indices.map { row in
          if row.isMultiple(of: length) { previous = -1 }
          if codes[row] >= 0 { previous = row }
          return previous
        })
    }
  }
}
