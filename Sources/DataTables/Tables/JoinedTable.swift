extension DataTable {
  /// Creates a table of the rows of several ones, with a column of the names of their files.
  ///
  /// - Parameters:
  ///   - tables: The tables with the names of their files; at least one. Tables of one file have no such column.
  ///   - label: Returns the text for a file in the column.
  /// - Throws: `TableError` for tables with other columns than the first one, or columns of other types or units.
  ///   Columns without values are of any type.
  /// - Complexity: O(*n*) for *n* cells.
  package init(
    joining tables: [(name: String, table: DataTable)], label: (String) -> String
  ) throws(TableError) {
    precondition(!tables.isEmpty, "there must be a table")
    guard tables.count > 1 else {
      self = tables[0].table
      return
    }
    let first = tables[0]
    for other in tables.dropFirst() { try Self.check(other, against: first) }
    var columns: [DataColumn] = []
    for index in first.table.columns.indices {
      columns.append(try Self.column(index, of: tables))
    }
    var files = NameTable()
    var indices: ContiguousArray<Int32> = []
    for (name, table) in tables {
      let index = Array(label(name).utf8).withUnsafeBufferPointer { files.index(of: $0) }
      indices.append(contentsOf: repeatElement(index, count: table.count))
    }
    let names = DelimitedReader.uniqueNames(columns.map(\.name) + ["file"])
    columns.append(
      DataColumn(name: names[columns.count], values: .names(indices, files.names)))
    // What was assumed about all files is said once.
    let shared = first.table.assumptions.filter { sentence in
      tables.allSatisfy { $0.table.assumptions.contains(sentence) }
    }
    let others = tables.flatMap { name, table in
      table.assumptions.filter { !shared.contains($0) }.map { "\(name): \($0)" }
    }
    self.init(
      columns: columns, count: indices.count, assumptions: shared + others, files: columns.count - 1
    )
  }

  private static func check(
    _ other: (name: String, table: DataTable), against first: (name: String, table: DataTable)
  ) throws(TableError) {
    let (names, expected) = (other.table.columns.map(\.name), first.table.columns.map(\.name))
    guard names != expected else { return }
    let missing = expected.first { !names.contains($0) }
    let more = names.first { !expected.contains($0) }
    let finding =
      if let missing {
        "no column '\(TableError.quoted(missing))', which \(first.name) has"
      } else if let more {
        "a column '\(TableError.quoted(more))', which \(first.name) does not have"
      } else {
        "the columns of \(first.name) in another order"
      }
    throw TableError(
      file: other.name,
      message: "\(finding). Draw the files one by one, or give them equal columns.")
  }

  /// Returns the values of a column of all tables, one after the other.
  private static func column(
    _ index: Int, of tables: [(name: String, table: DataTable)]
  ) throws(TableError) -> DataColumn {
    let known = tables.first { $0.table.columns[index].hasValues } ?? tables[0]
    let model = known.table.columns[index]
    var numbers: ContiguousArray<Double> = []
    var times: ContiguousArray<Int64> = []
    var indices: ContiguousArray<Int32> = []
    var names = NameTable()
    for (name, table) in tables {
      let column = table.columns[index]
      switch (model.values, column.values) {
      case (.numbers, .numbers(let more)): numbers.append(contentsOf: more)
      case (.times, .times(let more)): times.append(contentsOf: more)
      case (.names, .names(let more, let texts)):
        let places = texts.map { text in
          var text = text
          return text.withUTF8 { names.index(of: $0) }
        }
        indices.append(contentsOf: more.map { $0 < 0 ? $0 : places[Int($0)] })
      case _ where !column.hasValues:
        switch model.values {
        case .numbers: numbers.append(contentsOf: repeatElement(.nan, count: table.count))
        case .times:
          times.append(contentsOf: repeatElement(DataColumn.missingTime, count: table.count))
        case .names: indices.append(contentsOf: repeatElement(-1, count: table.count))
        }
      default:
        throw TableError(
          file: name, column: column.name,
          message: """
            \(column.kind), but \(model.kind) in \(known.name). Write the columns alike, or draw the files one by one.
            """)
      }
      if column.hasValues, column.unit != model.unit {
        throw TableError(
          file: name, column: column.name,
          message: """
            numbers \(Self.words(column.unit)), but numbers \(Self.words(model.unit)) in \(known.name). Convert one \
            of them, or draw the files one by one.
            """)
      }
    }
    let values: DataColumn.Values =
      switch model.values {
      case .numbers: .numbers(numbers)
      case .times: .times(times)
      case .names: .names(indices, names.names)
      }
    let faults = tables.compactMap { $0.table.columns[index].fault }
    let fault = faults.first.map { first in
      ColumnFault(
        first: first.first, count: faults.reduce(0) { $0 + $1.count },
        expectsNumbers: first.expectsNumbers)
    }
    return DataColumn(
      name: model.name, unit: model.unit, values: values, fault: fault,
      infinite: tables.lazy.compactMap { $0.table.columns[index].infinite }.first,
      offsets: offsets(of: tables.map { $0.table.columns[index] }.filter(\.hasValues)))
  }

  /// Returns the offsets from UTC of times in several columns; `nil` unless all of them state some.
  private static func offsets(of columns: [DataColumn]) -> ClosedRange<Int>? {
    let offsets = columns.compactMap(\.offsets)
    guard offsets.count == columns.count, let least = offsets.map(\.lowerBound).min(),
      let most = offsets.map(\.upperBound).max()
    else { return nil }
    return least...most
  }

  private static func words(_ unit: String?) -> String {
    unit.map { "in '\(TableError.quoted($0))'" } ?? "without a unit"
  }
}

extension DataColumn {

  /// The word for the type of the values.
  fileprivate var kind: String {
    switch values {
    case .numbers: "numbers"
    case .times: "times"
    case .names: "texts"
    }
  }
}
