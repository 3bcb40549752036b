import DataTables
import Foundation

extension TableTransforms {
  /// The maximum number of columns that rows become.
  private static let mostColumns = 1000

  /// Returns the table with columns instead of rows, or rows instead of columns.
  ///
  /// - Complexity: O(*n*) for *n* values of the result, on average.
  func pivoted(_ table: DataTable, _ pivot: PivotSpec) throws(SpecProblem) -> DataTable {
    if let longer = pivot.longer { return try self.longer(table, longer) }
    if let times = pivot.times { return try self.times(table, times) }
    return try pivot.wider.map { wider throws(SpecProblem) in try self.wider(table, wider) }
      ?? table
  }

  // MARK: Wide to long

  private func longer(
    _ table: DataTable, _ pivot: PivotSpec.Longer
  ) throws(SpecProblem) -> DataTable {
    var sources: [DataColumn] = []
    for field in pivot.fields {
      let column = try column(field, of: table)
      if sources.contains(where: { $0.name == column.name }) {
        throw problem(field.node, "the column '\(column.name)' is given twice. Leave one out.")
      }
      sources.append(column)
    }
    let width = sources.count
    try checkCount(table.count * width, pivot.fields[0].node, "Filter or aggregate the rows first.")
    let rows = (0..<table.count * width).map { $0 / width }
    let kept = table.columns.filter { column in !sources.contains { $0.name == column.name } }
      .map { $0.rows(rows) }
    let names = DataColumn(
      name: pivot.name,
      values: .names(
        ContiguousArray(rows.indices.lazy.map { Int32($0 % width) }), sources.map(\.name)))
    let columns = kept + [names, try interleaved(sources, rows.count, pivot)]
    try checkNames(columns, [pivot.fields[0].node])
    return DataTable(columns: columns, count: rows.count, assumptions: table.assumptions)
  }

  private func times(
    _ table: DataTable, _ pivot: Located<PivotSpec.Times>
  ) throws(SpecProblem) -> DataTable {
    let zone = LocalTimes(in: timeZone)
    guard let result = table.unfolded(instant: { zone.instants(of: $0) })?.table,
      let (times, values) = result.columns.first.map({ ($0, result.columns.last ?? $0) })
    else {
      throw problem(
        pivot.node,
        """
        the data do not end with 5 or more columns of numbers that are named by ascending times, such as years, \
        behind a column of names. The columns are: \
        \(NearestWord.list(table.columns.prefix(24).map(\.name), joint: "and")).
        """)
    }
    try checkCount(result.count, pivot.node, "Filter or aggregate the rows first.")
    let columns =
      [times.named(pivot.value.name ?? times.name, unit: nil)]
      + result.columns.dropFirst().dropLast()
      + [values.named(pivot.value.value ?? values.name, unit: values.unit)]
    try checkNames(columns, [pivot.node])
    return DataTable(columns: columns, count: result.count, assumptions: result.assumptions)
  }

  /// Returns a column with the values of several columns, row by row.
  private func interleaved(
    _ columns: [DataColumn], _ count: Int, _ pivot: PivotSpec.Longer
  ) throws(SpecProblem) -> DataColumn {
    let width = columns.count
    let values: DataColumn.Values
    let (numbers, times) = (columns.compactMap(\.numbers), columns.compactMap(\.times))
    if numbers.count == width {
      values = .numbers(ContiguousArray((0..<count).lazy.map { numbers[$0 % width][$0 / width] }))
    } else if times.count == width {
      values = .times(ContiguousArray((0..<count).lazy.map { times[$0 % width][$0 / width] }))
    } else {
      if let other = columns.indices.first(where: { columns[$0].kind != columns[0].kind }) {
        throw problem(
          pivot.fields[other].node,
          """
          column '\(columns[other].name)' has \(columns[other].kind), and '\(columns[0].name)' has \
          \(columns[0].kind). Columns that become one must be of one type.
          """)
      }
      var places: [String: Int32] = [:]
      var texts: [String] = []
      let indices = columns.map { column -> ContiguousArray<Int32> in
        guard case .names(let codes, let names) = column.values else { return [] }
        let known = names.map { name -> Int32 in
          if let place = places[name] { return place }
          texts.append(name)
          places[name] = Int32(texts.count - 1)
          return Int32(texts.count - 1)
        }
        return ContiguousArray(codes.lazy.map { $0 < 0 ? $0 : known[Int($0)] })
      }
      values = .names(
        ContiguousArray((0..<count).lazy.map { indices[$0 % width][$0 / width] }), texts)
    }
    let isShared = columns.allSatisfy { $0.unit == columns[0].unit }
    return DataColumn(name: pivot.value, unit: isShared ? columns[0].unit : nil, values: values)
  }

  // MARK: Long to wide

  private func wider(_ table: DataTable, _ pivot: PivotSpec.Wider) throws(SpecProblem) -> DataTable
  {
    let (names, values) = (
      try column(pivot.names, of: table), try column(pivot.values, of: table)
    )
    let kept = table.columns.filter { $0.name != names.name && $0.name != values.name }
    let groups = RowGroups(kept, count: table.count)
    let titles = names.groups(in: timeZone)
    // The names that occur, in the order of their first rows.
    let codes = DataColumn.groups(titles.indices) { $0 < 0 }
    let width = codes.values.count
    guard width <= Self.mostColumns else {
      throw problem(
        pivot.names.node,
        "column '\(names.name)' has \(width) different values, and the limit is \(Self.mostColumns). Filter the rows."
      )
    }
    try checkCount(groups.count * width, pivot.names.node, "Filter or aggregate the rows first.")
    var sources = Array(repeating: Array(repeating: -1, count: groups.count), count: width)
    for group in 0..<groups.count {
      for row in groups[group] where codes.indices[row] >= 0 {
        let column = Int(codes.indices[row])
        guard sources[column][group] < 0 else {
          let title = titles.names[Int(titles.indices[row])]
          throw problem(
            pivot.values.node,
            """
            rows \(sources[column][group] + 1) and \(row + 1) have the name '\(title)' and equal values in all other \
            columns. Aggregate the rows first.
            """)
        }
        sources[column][group] = row
      }
    }
    var columns = kept.map { $0.rows(groups.firsts) }
    for (code, rows) in zip(codes.values, sources) {
      columns.append(values.rows(rows).named(titles.names[Int(code)], unit: values.unit))
    }
    // Without other columns, all rows are one.
    guard !columns.isEmpty else { return DataTable(columns: [values.rows([])], count: 0) }
    try checkNames(columns, [pivot.names.node])
    return DataTable(columns: columns, count: groups.count, assumptions: table.assumptions)
  }
}
