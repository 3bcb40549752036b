/// The columns of a table in JSON, which is read row by row.
struct JSONColumns {
  /// A value of another type than those before.
  struct Fault: Error {
    var column: String
    var row: Int
    var message: String
  }

  private var columns: [JSONColumn] = []
  private var places: [String: Int] = [:]
  private var arrays: [String] = []
  /// The number of rows.
  private(set) var count = 0

  /// The name of the column of rows that are single values.
  static let valueName = "value"
  /// The maximum number of columns.
  private static let mostColumns = 10_000

  /// Appends a row.
  ///
  /// - Parameters:
  ///   - node: An object, an array, whose columns are named by number, or a single value.
  ///   - names: The names of the elements of an array; those beyond them are named by number.
  /// - Throws: `JSONError` for too many columns.
  mutating func append(_ node: borrowing JSONNode, names: [String] = []) throws(JSONError) {
    if node.isObject {
      try setMembers(of: node, prefix: "")
    } else if node.isArray {
      for index in 0..<node.count {
        guard let value = node.element(index) else { continue }
        try set(value, names.indices.contains(index) ? names[index] : "column \(index + 1)")
      }
    } else {
      try set(node, names.first ?? Self.valueName)
    }
    count += 1
  }

  /// Appends a row with a key in front of its value.
  mutating func append(_ node: borrowing JSONNode, key: String) throws(JSONError) {
    try set(text: key, "key")
    try append(node)
  }

  /// Appends the rows of objects with the values of the keys of an index, in front of which the keys are a column,
  /// unless they are positions.
  mutating func append(
    columnsOf node: borrowing JSONNode, _ index: (keys: [String], arePositions: Bool)
  ) throws(JSONError) {
    let names = node.keysInOrder
    let indexName = DelimitedReader.uniqueNames(names + [JSONNode.indexName])[names.count]
    for key in index.keys {
      if !index.arePositions { try set(text: key, indexName) }
      for name in names {
        if let value = node.member(name)?.member(key) { try set(value, name) }
      }
      endRow()
    }
  }

  /// Appends columns with a value for each row.
  ///
  /// - Parameters:
  ///   - array: The array of values.
  ///   - name: The name of the column.
  ///   - start: The index of the first value.
  /// - Throws: `JSONError` for an array or an object among the values, and for too many columns.
  mutating func append(
    column array: borrowing JSONNode, _ name: String, from start: Int = 0
  ) throws(JSONError) {
    let place = try place(of: name)
    for index in start..<max(array.count, start) {
      guard let value = array.element(index) else { continue }
      guard !value.isArray, !value.isObject else {
        throw value.mismatch("a number or a text, as in a column; write one value for each row")
      }
      columns[place].set(value, row: index - start)
    }
    count = max(count, array.count - start)
  }

  private mutating func setMembers(
    of node: borrowing JSONNode, prefix: String
  ) throws(JSONError) {
    for key in node.keysInOrder {
      guard let value = node.member(key) else { continue }
      if value.isObject {
        try setMembers(of: value, prefix: "\(prefix)\(key).")
      } else {
        try set(value, prefix + key)
      }
    }
  }

  /// Sets a label of the row that is not ended; its column is one of names, also if they look like numbers or times.
  mutating func set(label: String, _ name: String) throws(JSONError) {
    let place = try place(of: name)
    columns[place].areLabels = true
    columns[place].set(label, row: count)
  }

  /// Sets a value of the row that is not ended to a text, which can look like a number or a time.
  mutating func set(text: String, _ name: String) throws(JSONError) {
    columns[try place(of: name)].set(text, row: count)
  }

  /// Ends a row whose values were set one by one.
  mutating func endRow() { count += 1 }

  /// Sets a value of the row that is not ended; arrays and objects are left out.
  mutating func set(_ node: borrowing JSONNode, _ name: String) throws(JSONError) {
    if node.isArray || node.isObject {
      if !arrays.contains(name) { arrays.append(name) }
    } else {
      columns[try place(of: name)].set(node, row: count)
    }
  }

  private mutating func place(of name: String) throws(JSONError) -> Int {
    let name = name.isEmpty ? "column without a name" : name
    if let place = places[name] { return place }
    guard columns.count < Self.mostColumns else {
      throw JSONError(
        .limit, message: "more than \(Self.mostColumns) columns, which is the limit; give --path")
    }
    places[name] = columns.count
    columns.append(JSONColumn(name))
    return columns.count - 1
  }

  /// Returns the table.
  ///
  /// - Parameters:
  ///   - reader: The options for texts.
  ///   - assumptions: What was assumed so far.
  ///   - error: Returns the error for a value of another type than those before.
  /// - Returns: The table.
  /// - Throws: The error for such a value, unless the reader keeps faults.
  mutating func finish(
    _ reader: DelimitedReader, assumptions: [String], error: (Fault) -> TableError
  ) throws(TableError) -> DataTable {
    var (finished, assumptions): ([DataColumn], [String]) = ([], assumptions)
    var (followsDates, needsZone, placed) = (false, false, 0)
    for index in columns.indices {
      let name = columns[index].name
      func described(_ fault: JSONColumn.Fault) -> TableError {
        error(Fault(column: name, row: fault.row, message: fault.message))
      }
      do throws(JSONColumn.Fault) {
        let column = try columns[index].finish(
          count: count, isFirst: index == 0, followsDates: followsDates, reader
        ) { row in
          described(JSONColumn.Fault(row: row, message: "")).line.map { "line \($0)" }
            ?? "row \(row + 1)"
        }
        var infinite: TableError?
        if placed < InfinitePlace.mostInJSON, let row = column.column.firstInfinite {
          infinite = described(JSONColumn.Fault(row: row, message: ""))
          placed += 1
        }
        finished.append(
          column.column.with(
            fault: column.fault.map {
              ColumnFault(
                first: described($0.first), count: $0.count, expectsNumbers: $0.expectsNumbers)
            },
            infinite: infinite.flatMap { error in
              error.line.map { InfinitePlace(file: error.file, line: $0) }
            }))
        assumptions += column.assumptions
        followsDates = followsDates || column.hasDates && !column.needsZone
        needsZone = needsZone || column.needsZone
      } catch {
        throw described(error)
      }
    }
    if needsZone { assumptions.append(ColumnGuess.utc) }
    // Columns may differ in their units alone.
    if Set(finished.map(\.name)).count < finished.count {
      finished = zip(finished, columns).map { column, source in
        DataColumn(
          name: source.name, values: column.values, fault: column.fault, infinite: column.infinite)
      }
    }
    if !arrays.isEmpty {
      let list = arrays.prefix(3).map { "'\(TableError.quoted($0))'" }.joined(separator: ", ")
      assumptions.append(
        "\(DataTable.arraysLeftOut): \(list)\(arrays.count > 3 ? ", …" : "").")
    }
    return DataTable(columns: finished, count: count, assumptions: assumptions)
  }
}
