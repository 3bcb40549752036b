import DataTables

extension PlotPlan {
  /// Checks that a count of names differs from others, as far as none was asked for.
  ///
  /// Counts of one row each tell nothing, and mostly come from values that were not read as numbers.
  ///
  /// - Throws: `ToolError` with status 3 for such counts beside another column of names, which has a cell that is no
  ///   number. They are a warning if the names are the only column, or are asked for.
  mutating func checkCounts(
    _ table: DataTable, _ request: Request, _ file: String
  ) throws(ToolError) {
    guard let x, by == nil, facet == nil,
      case .names(let indices, let names) = table.columns[x].values, names.count > 1,
      names.count == indices.count(where: { $0 >= 0 })
    else { return }
    let name = TableError.quoted(table.columns[x].name)
    let others = table.columns.indices.filter { $0 != x && $0 != table.files }
    if request.x == nil, request.mark == nil {
      let faults = others.lazy.compactMap { table.columns[$0].fault }
      if let fault = faults.first(where: \.expectsNumbers) { throw ToolError(ending: fault.first) }
      let cells = others.compactMap { index -> (column: String, cell: String)? in
        guard case .names(_, let names) = table.columns[index].values, let first = names.first
        else {
          return nil
        }
        return (table.columns[index].name, first)
      }
      if let found = cells.first(where: { $0.cell.contains(where: \.isNumber) }) ?? cells.first {
        throw ToolError(
          .badInput,
          """
          \(file): column '\(TableError.quoted(found.column))': '\(TableError.quoted(found.cell))', expected a \
          number, because each name in column '\(name)' has one row. Write numbers, or give a column of names to \
          count with --x.
          """
        )
      }
    }
    warnings.append(
      "\(file): each name in column '\(name)' has one row, so all counts are 1. "
        + (others.isEmpty ? "Give a table with numbers." : "Give another column with --x."))
  }
}
