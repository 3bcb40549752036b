/// A reader of tables in JSON texts.
///
/// A table is an array of objects, an array of arrays whose first one has the names, an array of numbers or texts, an
/// object of arrays of equal length, a chart set (`columns` whose first elements are their names), an object of
/// objects, an object of numbers, the result of a query of Prometheus, or objects with arrays of times and values. It
/// is the root of the text, a value inside it, or, in JSON Lines, all lines. Members of objects inside of records are
/// columns with names such as `user.name`; other arrays inside of records are left out.
package struct JSONTableReader {
  /// The path of the table, such as `data.items`; `nil`, the default, to find it.
  package var path: String?
  /// The options for texts: the order of dates, decimal commas and times without an offset.
  package var texts = DelimitedReader()

  /// The limits: records of tables have more keys than those of chart sets.
  static let limits: JSONLimits = {
    var limits = JSONLimits()
    limits.structures = 10_000_000
    return limits
  }()

  /// Creates a reader that finds the table.
  package init() {}

  /// Reads the table of a JSON text.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - name: The name of the file for messages.
  /// - Returns: The table, with at least one column and one row.
  /// - Throws: `TableError` with the line and the remedy for invalid JSON, a text without a table, and values of
  ///   another type than those before.
  /// - Complexity: O(*n*) for *n* bytes.
  package func read(_ bytes: [UInt8], name: String) throws(TableError) -> DataTable {
    if let format = BinaryFormat(of: bytes) { throw format.error(name: name) }
    var locator = JSONValueLocator(bytes)
    func described(_ error: JSONError, at value: JSONPath? = nil) -> TableError {
      Self.tableError(
        error, file: name,
        at: error.position ?? (value ?? error.path).map { locator.position(of: $0) })
    }
    var source: JSONTableSource
    do throws(JSONError) {
      let document = try JSONDocument(bytes, limits: Self.limits, expected: "a table in JSON")
      source = try JSONTableSource.read(document.root, at: path, limit: texts.limit)
    } catch {
      throw described(error)
    }
    return try source.finish(texts) { error, value in described(error, at: value) }
  }

  /// Reads a table with a JSON value in each line; blank lines are ignored.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - name: The name of the file for messages.
  /// - Returns: The table, with at least one column and one row.
  /// - Throws: `TableError` as `read(_:name:)`.
  /// - Complexity: O(*n*) for *n* bytes; only the values of one line are in memory besides the table.
  package func readLines(_ bytes: [UInt8], name: String) throws(TableError) -> DataTable {
    if let format = BinaryFormat(of: bytes) { throw format.error(name: name) }
    var columns = JSONColumns()
    // The line of each row, and its offset.
    var lines: ContiguousArray<(number: Int32, start: Int)> = []
    var length: Int?
    var (start, line) = (TextEncoding.markLength(in: bytes), 0)
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      line += 1
      defer { start = end + 1 }
      guard !bytes[start..<end].allSatisfy(JSONDocument.isSpace) else { continue }
      do throws(JSONError) {
        guard columns.count < texts.limit else { throw JSONTableSource.tooManyRows(texts.limit) }
        let document = try JSONDocument(Array(bytes[start..<end]), limits: Self.limits)
        let row = try document.root.descendant(at: path ?? "")
        try JSONTableSource.check(row, hasLength: &length, isNamed: false)
        try columns.append(row)
        lines.append((Int32(line), start))
      } catch {
        let text = Array(bytes[start..<end])
        let column = (error.position ?? error.path.map { TextPosition(of: $0, in: text) })?.column
        throw Self.tableError(
          error, file: name, at: TextPosition(line: line, column: column ?? 1))
      }
    }
    guard columns.count > 0 else {
      throw TableError(
        file: name, message: "the file is empty, expected a table. Give a file with rows.")
    }
    return try columns.finish(texts, assumptions: []) { fault in
      let (number, start) = lines[fault.row]
      return TableError(
        file: name, line: Int(number), character: place(of: fault.column, in: bytes, at: start),
        column: fault.column, message: fault.message)
    }
  }

  /// Returns the place of the value of a column in a line of JSON Lines, which is valid.
  private func place(of column: String, in bytes: [UInt8], at start: Int) -> Int? {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let line = Array(bytes[start..<end])
    guard let document = try? JSONDocument(line, limits: Self.limits),
      let row = try? document.root.descendant(at: path ?? "")
    else { return nil }
    return TextPosition(of: JSONTableSource.value(of: column, in: row), in: line).column
  }

  private static func tableError(
    _ error: JSONError, file: String, at position: TextPosition?
  ) -> TableError {
    let place = error.path.flatMap { $0.spelled(root: "array") }.map { "\($0): " } ?? ""
    return TableError(
      error.kind == .limit ? .limit : .content, file: file, line: position?.line,
      character: position?.column, message: place + error.message)
  }
}

extension TextPosition {
  /// Creates the position of a value in a JSON text.
  fileprivate init(of path: JSONPath, in text: [UInt8]) {
    var locator = JSONValueLocator(text)
    self = locator.position(of: path)
  }
}
