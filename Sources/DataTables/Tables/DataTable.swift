/// A table of columns, each of which has one type.
package struct DataTable: Equatable, Sendable {
  /// The number of rows.
  package let count: Int
  /// The columns, in the order of the file; at least one.
  package let columns: [DataColumn]
  /// What the reader had to assume about the file, in sentences, in the order of the decisions.
  package let assumptions: [String]
  /// The beginning of the assumption about columns that were not read.
  package static let arraysLeftOut = "Arrays inside of rows are left out"
  /// The index of the column that names the file of each row; `nil` for the table of one file.
  package let files: Int?
  /// What a chart set states about its columns; `nil` for other tables.
  package private(set) var chartSet: ChartSetStyle?

  /// Returns the table with what a chart set states about its columns.
  func with(_ chartSet: ChartSetStyle) -> DataTable {
    var table = self
    table.chartSet = chartSet
    return table
  }

  /// Returns the table with some of its columns.
  ///
  /// - Parameter indices: The indices of the columns, at least one, in ascending order.
  /// - Returns: The table, with its assumptions and what a chart set states.
  package func keeping(_ indices: [Int]) -> DataTable {
    var table = DataTable(
      columns: indices.map { columns[$0] }, count: count, assumptions: assumptions,
      files: files.flatMap { indices.firstIndex(of: $0) })
    table.chartSet = chartSet
    return table
  }

  /// Returns the table with another column, of as many values, in the place of one, and with other assumptions.
  func replacing(_ index: Int, by column: DataColumn, assumptions: [String]) -> DataTable {
    var columns = columns
    columns[index] = column
    var table = DataTable(columns: columns, count: count, assumptions: assumptions, files: files)
    table.chartSet = chartSet
    return table
  }

  /// Creates a table of columns with equal numbers of values.
  package init(
    columns: [DataColumn], count: Int, assumptions: [String] = [], files: Int? = nil
  ) {
    self.columns = columns
    self.count = count
    self.assumptions = assumptions
    self.files = files
  }
}

/// A column of a table.
package struct DataColumn: Equatable, Sendable {
  /// The values of a column.
  package enum Values: Equatable, Sendable {
    /// Numbers; NaN for missing ones.
    case numbers(ContiguousArray<Double>)
    /// Times in microseconds since 1970-01-01T00:00:00Z; `DataColumn.missingTime` for missing ones.
    case times(ContiguousArray<Int64>)
    /// Indices of names, in the order of their first occurrence; -1 for missing ones.
    case names(ContiguousArray<Int32>, [String])
  }

  /// The name, without its unit.
  package let name: String
  /// The unit of numbers, such as `kg` or `%`; `nil` for none.
  package let unit: String?
  /// The values.
  package let values: Values
  /// The cells that are of another type than most cells of the column; `nil` for none.
  ///
  /// In a column of numbers or times, their values are missing. A column of names was read as such because of them.
  package let fault: ColumnFault?
  /// The file and the line of the first infinite number; `nil` if there is none, or its line is not known.
  package let infinite: InfinitePlace?
  /// The least and the greatest offset from UTC, in seconds, of the first times; `nil` unless all of them state one.
  package let offsets: ClosedRange<Int>?

  /// The time of cells without one.
  package static let missingTime = Int64.min

  /// Whether the column was read as names because of a few cells among different numbers.
  ///
  /// Numbers that are repeated in other rows can be names, such as codes of errors and numbers of rooms.
  package var holdsNumbers: Bool {
    guard fault?.expectsNumbers == true, case .names(let indices, let names) = values else {
      return false
    }
    return 2 * names.count > indices.count
  }

  /// Whether a row has a value.
  package var hasValues: Bool {
    switch values {
    case .numbers(let numbers): numbers.contains { !$0.isNaN }
    case .times(let times): times.contains { $0 != Self.missingTime }
    case .names(_, let names): !names.isEmpty
    }
  }

  /// Returns the column with cells of another type.
  func with(fault: ColumnFault?, infinite: InfinitePlace? = nil) -> DataColumn {
    DataColumn(
      name: name, unit: unit, values: values, fault: fault, infinite: infinite ?? self.infinite,
      offsets: offsets)
  }

  /// Creates a column.
  package init(
    name: String, unit: String? = nil, values: Values, fault: ColumnFault? = nil,
    infinite: InfinitePlace? = nil, offsets: ClosedRange<Int>? = nil
  ) {
    self.name = name
    self.unit = unit
    self.values = values
    self.fault = fault
    self.infinite = infinite
    self.offsets = offsets
  }
}

/// The cells of a column that are of another type than most of its cells.
package struct ColumnFault: Equatable, Sendable {
  /// The error for the first of them.
  package let first: TableError
  /// The number of them; in a column of names, among the first thousand cells.
  package let count: Int
  /// Whether most cells of the column are numbers.
  package let expectsNumbers: Bool

  /// Creates a fault.
  package init(first: TableError, count: Int, expectsNumbers: Bool) {
    self.first = first
    self.count = count
    self.expectsNumbers = expectsNumbers
  }
}
