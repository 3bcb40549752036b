package import DataTables

/// The columns of a table that have a value in some row; the others cannot be positions, names or values.
package struct FilledColumns {
  /// The table without the other columns.
  package let table: DataTable
  /// The columns that are left out, a sentence.
  package let note: String

  /// The maximum number of columns that the note names.
  private static let mostNames = 3

  /// Finds the columns without a value, except for those of the request.
  ///
  /// Columns of numbers stay if no column of numbers has a value, because their chart is empty then. It is `nil` if no
  /// column is left out, or no column has a value.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - request: What the user asks for.
  /// - Complexity: O(*n*) for *n* values of the columns without a value.
  package init?(_ table: DataTable, _ request: PlotPlan.Request) {
    let columns = table.columns
    let asked = Set(request.columns)
    let hasNumbers = columns.contains { $0.numbers != nil && $0.hasValues }
    let empty = columns.indices.filter { index in
      let column = columns[index]
      return !column.hasValues && !asked.contains(column.name)
        && (hasNumbers || column.numbers == nil)
    }
    guard !empty.isEmpty, empty.count < columns.count else { return nil }
    self.table = table.keeping(columns.indices.filter { !empty.contains($0) })
    let names = empty.prefix(Self.mostNames).map { "'\(columns[$0].name)'" }
    let more = empty.count - names.count
    note =
      "Columns without a value are left out: \(names.joined(separator: ", "))"
      + (more > 0 ? " and \(more) more." : ".")
  }
}
