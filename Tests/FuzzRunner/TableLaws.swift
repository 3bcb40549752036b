import DataTables

extension DataTable {
  /// Throws a finding if the names of the columns are not different, or a column has another number of values.
  func checkLaws() throws {
    guard Set(columns.map(\.name)).count == columns.count else {
      throw Finding("equal names of columns: \(columns.map(\.name))")
    }
    for column in columns {
      let count =
        switch column.values {
        case .numbers(let numbers): numbers.count
        case .times(let times): times.count
        case .names(let indices, let names):
          indices.allSatisfy { (-1..<names.count).contains(Int($0)) } ? indices.count : -1
        }
      guard count == self.count else {
        throw Finding("\(count) values of \(self.count) rows in '\(column.name)'")
      }
    }
  }
}
