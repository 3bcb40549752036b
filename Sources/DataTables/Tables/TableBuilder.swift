/// A builder of a table from the rows of a database.
///
/// Values are set in the order of the rows. A value that is not set is missing.
package struct TableBuilder {
  /// The values of a column.
  package enum Kind: Sendable {
    /// Numbers, or texts that are numbers, times or names, as in JSON.
    case any
    /// Times.
    case times
    /// Names.
    case names
  }

  /// A value of another type than those before it.
  package struct Fault: Error, Hashable, Sendable {
    /// The number of the row, counted from 1.
    package var row: Int
    /// The name of the column.
    package var column: String
    /// The finding and the remedy.
    package var message: String
  }

  private struct Column {
    let kind: Kind
    var values: JSONColumn
    var times: ContiguousArray<Int64> = []
    var indices: ContiguousArray<Int32> = []
    var names = NameTable()
  }

  private var columns: [Column]
  /// The number of complete rows.
  package private(set) var count = 0

  /// Creates a builder without rows.
  ///
  /// - Parameter columns: The names of the columns, which get different ones, and the kinds of their values.
  package init(_ columns: [(name: String, kind: Kind)]) {
    let names = DelimitedReader.uniqueNames(columns.map(\.name))
    self.columns = zip(names, columns).map { Column(kind: $1.kind, values: JSONColumn($0)) }
  }

  /// Sets the number of a column of kind `any` in the current row.
  package mutating func set(_ number: Double, column: Int) {
    columns[column].values.set(number, row: count)
  }

  /// Sets the text of a column of kind `any` in the current row; the empty text is a missing value.
  package mutating func set(_ text: String, column: Int) {
    columns[column].values.set(text, row: count)
  }

  /// Sets the time of a column of times in the current row, in microseconds since 1970.
  package mutating func set(time: Int64, column: Int) { columns[column].times.append(time) }

  /// Sets the name of a column of names in the current row; the empty name is a missing value.
  package mutating func set(name: UnsafeBufferPointer<UInt8>, column: Int) {
    guard !name.isEmpty else { return }
    columns[column].indices.append(columns[column].names.index(of: name))
  }

  /// Ends the current row.
  package mutating func endRow() {
    count += 1
    for column in columns.indices {
      switch columns[column].kind {
      case .any: break
      case .times:
        if columns[column].times.count < count {
          columns[column].times.append(DataColumn.missingTime)
        }
      case .names: if columns[column].indices.count < count { columns[column].indices.append(-1) }
      }
    }
  }

  /// Returns the table.
  ///
  /// - Parameter texts: The options for texts: the order of dates and times without an offset.
  /// - Returns: The table, which may have no rows.
  /// - Throws: `Fault` for a text among numbers.
  package mutating func finish(_ texts: DelimitedReader) throws(Fault) -> DataTable {
    var (result, assumptions, followsDates): ([DataColumn], [String], Bool) = ([], [], false)
    var texts = texts
    texts.keepsFaults = false
    for column in columns.indices {
      let name = columns[column].values.name
      switch columns[column].kind {
      case .any:
        guard count > 0 else {
          result.append(DataColumn(name: name, values: .numbers([])))
          continue
        }
        do throws(JSONColumn.Fault) {
          let finished = try columns[column].values.finish(
            count: count, isFirst: column == 0, followsDates: followsDates, texts
          ) { "row \($0 + 1)" }
          result.append(finished.column)
          assumptions += finished.assumptions
          followsDates = followsDates || finished.hasDates
        } catch {
          throw Fault(row: error.row + 1, column: name, message: error.message)
        }
      case .times:
        result.append(DataColumn(name: name, values: .times(columns[column].times)))
        followsDates = true
      case .names:
        result.append(
          DataColumn(
            name: name, values: .names(columns[column].indices, columns[column].names.names)))
      }
    }
    return DataTable(columns: result, count: count, assumptions: assumptions)
  }
}
