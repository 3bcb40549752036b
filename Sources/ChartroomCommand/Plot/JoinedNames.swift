import Dashboards
import DataTables

/// A column of the joined names of several columns.
struct JoinedNames: Equatable {
  /// The columns of the names, at least two of them, with a name in each row.
  let columns: [DataColumn]
  /// The joined names: those of a row, with commas between them.
  let label: DataColumn

  /// The data source of a spec that has the joined names.
  static let source = "names"
  /// The maximum number of columns that the step of a spec joins.
  private static let mostColumns = 16

  /// Joins the names of columns of a table; `nil` if a row lacks a name, or for one column and too many ones.
  init?(of columns: [DataColumn], in table: DataTable) {
    guard (2...Self.mostColumns).contains(columns.count), columns.allSatisfy({ !$0.lacksNames })
    else { return nil }
    let joined = DataTable.joined(columns, table.count)
    guard let name = DelimitedReader.uniqueNames(table.columns.map(\.name) + [joined.name]).last
    else { return nil }
    self.columns = columns
    label = DataColumn(name: name, values: joined.values)
  }

  /// Returns a table with the joined names as its last column.
  func added(to table: DataTable) -> DataTable {
    DataTable(
      columns: table.columns + [label], count: table.count, assumptions: table.assumptions,
      files: table.files)
  }

  /// The rows of the data source of a spec: one for each different name.
  var rows: SchemaValue {
    guard case .names(let indices, _) = label.values else { return .array([]) }
    var next: Int32 = 0
    let firsts = indices.indices.filter { row in
      guard indices[row] == next else { return false }
      next += 1
      return true
    }
    return .array(
      firsts.map { row in
        (columns + [label]).reduce([:] as SchemaValue) {
          $0.with($1.name, .text($1.texts?[row] ?? ""))
        }
      })
  }

  /// The step of a spec that adds the joined names to the rows.
  var step: SchemaValue {
    let keys = columns.map { column -> SchemaValue in ["field": .text(column.name)] }
    // Rows of a later day with other names must not disappear.
    return ["join": ["data": .text(Self.source), "by": .array(keys), "kind": "left"]]
  }
}

extension DataColumn {
  /// Whether a row has no name.
  fileprivate var lacksNames: Bool {
    if case .names(let indices, _) = values { indices.contains { $0 < 0 } } else { false }
  }
}
