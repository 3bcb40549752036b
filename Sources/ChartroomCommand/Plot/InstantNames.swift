package import DataTables

/// The names of rows that all have one time, such as the values of metrics at an instant.
///
/// No line joins such rows, and bars compare them.
package struct InstantNames {
  /// The table; with a column of joined names at its end if no single column of names identifies each row.
  package let table: DataTable
  /// The request, whose positions are the names.
  package let request: PlotPlan.Request
  /// The description of the positions, a sentence.
  package let note: String
  /// The joined names; `nil` for those of a single column.
  let joined: JoinedNames?

  /// Finds the names of the rows of a table with a column of times, at least two of which are known, and all of these
  /// equal.
  ///
  /// The names are those of the first column that has another name in each row. If there is none, they are those of all
  /// columns of names that differ, joined by commas, or else, for a mark that is asked for, those of the first column.
  /// It is `nil` for other tables, and if the request names positions, a second axis or another mark than bars and
  /// sectors. Names are not joined beside series and small charts, or if there is no room for all of them.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - request: What the user asks for.
  /// - Complexity: O(*n*) for *n* values of the columns of times and names.
  package init?(_ table: DataTable, _ request: PlotPlan.Request) {
    guard request.x == nil, request.y2.isEmpty, [nil, .bar, .pie].contains(request.mark),
      let time = PlotPlan.times(in: table, among: Array(table.columns.indices)),
      let count = table.columns[time].instantCount, count > 1
    else { return nil }
    let columns = table.columns.enumerated().filter { index, column in
      index != table.files && column.hasDifferentNames && !column.holdsNumbers
        && ![request.by, request.facet].contains(column.name)
    }
    .map(\.element)
    var asked = request
    let names: String
    let unique = columns.first(where: \.isUnique)
    if unique == nil, let joined = Self.joined(columns, in: table, request) {
      self.table = joined.added(to: table)
      self.joined = joined
      asked.x = joined.label.name
      names = "the names in columns \(columns.map { "'\($0.name)'" }.joined(separator: ", "))"
    } else if let column = unique ?? (request.mark == nil ? nil : columns.first) {
      (self.table, joined) = (table, nil)
      asked.x = column.name
      names = "those of column '\(column.name)'"
    } else {
      return nil
    }
    self.request = asked
    note =
      "All rows have the same time in column '\(table.columns[time].name)', so the positions are \(names); see --x."
  }

  /// Returns the joined names, if there is room for all of them and they differ; `nil` otherwise.
  private static func joined(
    _ columns: [DataColumn], in table: DataTable, _ request: PlotPlan.Request
  ) -> JoinedNames? {
    guard request.by == nil, request.facet == nil, table.count <= PlotRows.mostNames,
      let joined = JoinedNames(of: columns, in: table), joined.label.isUnique
    else { return nil }
    return joined
  }
}

extension DataColumn {
  /// Whether a column has several names.
  fileprivate var hasDifferentNames: Bool {
    if case .names(_, let names) = values { names.count > 1 } else { false }
  }
}
