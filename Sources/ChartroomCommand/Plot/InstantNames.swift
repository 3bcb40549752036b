import Dashboards
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
  /// The columns whose names are joined; empty for a single one.
  let joined: [String]

  /// The data source of a spec that has the joined names.
  static let source = "names"
  /// The maximum number of columns that the step of a spec joins.
  private static let mostColumns = 16

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
    if unique == nil, let label = Self.label(of: columns, in: table, request) {
      self.table = DataTable(
        columns: table.columns + [label],
        count: table.count, assumptions: table.assumptions, files: table.files)
      joined = columns.map(\.name)
      asked.x = label.name
      names = "the names in columns \(joined.map { "'\($0)'" }.joined(separator: ", "))"
    } else if let column = unique ?? (request.mark == nil ? nil : columns.first) {
      (self.table, joined) = (table, [])
      asked.x = column.name
      names = "those of column '\(column.name)'"
    } else {
      return nil
    }
    self.request = asked
    note =
      "All rows have the same time in column '\(table.columns[time].name)', so the positions are \(names); see --x."
  }

  /// Returns the column of the joined names, if there is room for all of them and they differ; `nil` otherwise.
  private static func label(
    of columns: [DataColumn], in table: DataTable, _ request: PlotPlan.Request
  ) -> DataColumn? {
    guard request.by == nil, request.facet == nil, table.count <= PlotRows.mostNames,
      columns.allSatisfy({ !$0.lacksNames }), (2...mostColumns).contains(columns.count)
    else { return nil }
    let label = DataTable.joined(columns, table.count)
    guard label.isUnique,
      let name = DelimitedReader.uniqueNames(table.columns.map(\.name) + [label.name]).last
    else { return nil }
    return DataColumn(name: name, values: label.values)
  }

  /// The rows of the data source of a spec with the joined names; `nil` if no names are joined.
  var rows: SchemaValue? {
    guard let label = table.columns.last, !joined.isEmpty else { return nil }
    let columns = table.columns.filter { joined.contains($0.name) } + [label]
    return .array(
      (0..<table.count).map { row in
        columns.reduce([:] as SchemaValue) { $0.with($1.name, .text($1.texts?[row] ?? "")) }
      })
  }

  /// The step of a spec that adds the joined names to the rows; `nil` if no names are joined.
  var step: SchemaValue? {
    guard !joined.isEmpty else { return nil }
    let keys = joined.map { name -> SchemaValue in ["field": .text(name)] }
    // Rows of a later day with other names must not disappear.
    return ["join": ["data": .text(Self.source), "by": .array(keys), "kind": "left"]]
  }
}

extension DataColumn {
  /// Whether a column has several names.
  fileprivate var hasDifferentNames: Bool {
    if case .names(_, let names) = values { names.count > 1 } else { false }
  }

  /// Whether a row has no name.
  fileprivate var lacksNames: Bool {
    if case .names(let indices, _) = values { indices.contains { $0 < 0 } } else { false }
  }
}
