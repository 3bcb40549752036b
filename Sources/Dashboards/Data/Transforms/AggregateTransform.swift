import DataTables
import Foundation

extension TableTransforms {
  /// Returns one row for each group, in the order of the first rows.
  ///
  /// - Complexity: O(*n*) for *n* values, on average; O(*n* log *n*) for medians and quantiles.
  func groups(of table: DataTable, _ aggregate: AggregateSpec) throws(SpecProblem) -> DataTable {
    let sources = try groupColumns(aggregate.groupBy, of: table)
    let groups = RowGroups(sources, count: table.count)
    var columns = sources.map { $0.rows(groups.firsts) }
    for value in aggregate.values { columns.append(try statistic(value, of: table, groups)) }
    try checkNames(
      columns, aggregate.groupBy.map(\.field.node) + aggregate.values.map(\.statistic.node))
    return DataTable(columns: columns, count: groups.count)
  }

  /// Returns the columns whose values are groups.
  func groupColumns(
    _ specs: [GroupSpec], of table: DataTable
  ) throws(SpecProblem) -> [DataColumn] {
    var columns: [DataColumn] = []
    for spec in specs {
      let column = try column(spec.field, of: table)
      columns.append(
        try spec.unit.map { unit throws(SpecProblem) in try starts(of: unit, in: column) } ?? column
      )
    }
    return columns
  }

  /// Returns a column of the starts of units of the calendar.
  private func starts(
    of unit: Located<DateUnit>, in column: DataColumn
  ) throws(SpecProblem) -> DataColumn {
    guard let times = column.times else {
      throw problem(unit.node, "column '\(column.name)' has no dates. Leave out 'unit'.")
    }
    // The unit of the row before is often that of this one.
    var (start, end) = (Int64.max, Int64.min)
    let starts = times.map { time -> Int64 in
      guard time != DataColumn.missingTime else { return time }
      if time >= start, time < end { return start }
      let date = Date(timeIntervalSince1970: Double(time) / 1e6)
      guard let interval = calendar.dateInterval(of: unit.value.component, for: date) else {
        return time
      }
      start = Int64((interval.start.timeIntervalSince1970 * 1e6).rounded())
      end = Int64((interval.end.timeIntervalSince1970 * 1e6).rounded())
      return start
    }
    return DataColumn(name: column.name, values: .times(ContiguousArray(starts)))
  }

  /// Returns a column with the statistic of each group.
  ///
  /// Infinite numbers are left out, with a warning, but for the first and the last value.
  ///
  /// - Parameters:
  ///   - value: The statistic.
  ///   - table: The table of the rows.
  ///   - groups: The groups.
  ///   - isMissing: Whether the sum of a group without values is missing; by default, it is 0.
  /// - Returns: The column, with missing values for groups without values; counts are 0.
  /// - Throws: `SpecProblem` for an unknown column, and for a statistic that its type does not have.
  func statistic(
    _ value: StatisticSpec, of table: DataTable, _ groups: RowGroups, isMissing: Bool = false
  ) throws(SpecProblem) -> DataColumn {
    let kind = value.statistic.value
    guard let field = value.field else {
      return DataColumn(
        name: value.name ?? kind.rawValue,
        values: .numbers(ContiguousArray((0..<groups.count).map { Double(groups[$0].count) })))
    }
    let column = try column(field, of: table)
    let name = value.name ?? (kind == .count || kind == .distinct ? kind.rawValue : field.value)
    if kind == .first || kind == .last {
      let rows = (0..<groups.count).map {
        (kind == .first ? groups[$0].first : groups[$0].last) ?? -1
      }
      return column.rows(rows).named(name, unit: column.unit)
    }
    let numbers = column.numbers.map { finite($0, of: column, at: field.node) }
    if kind == .count || kind == .distinct {
      let codes =
        numbers.map { DataColumn(name: "", values: .numbers($0)).codes } ?? column.codes
      let counts = (0..<groups.count).map { group -> Double in
        let codes = groups[group].lazy.map { codes[$0] }.filter { $0 >= 0 }
        return Double(kind == .count ? codes.count : Set(codes).count)
      }
      return DataColumn(name: name, values: .numbers(ContiguousArray(counts)))
    }
    guard let numbers else {
      throw problem(
        value.statistic.node,
        "column '\(column.name)' has no numbers, so it has no \(kind.rawValue). Use count, distinct, first or last."
      )
    }
    let results = (0..<groups.count).map { group -> Double in
      let valid = groups[group].map { numbers[$0] }.filter { !$0.isNaN }
      return isMissing && valid.isEmpty ? .nan : kind.value(of: valid, q: value.q)
    }
    return DataColumn(name: name, unit: column.unit, values: .numbers(ContiguousArray(results)))
  }
}

extension DateUnit {
  /// The component of the calendar.
  var component: Calendar.Component {
    switch self {
    case .minute: .minute
    case .hour: .hour
    case .day: .day
    case .week: .weekOfYear
    case .month: .month
    case .year: .year
    }
  }
}
