/// A reader of tables in JSON texts.
///
/// A table is an array of objects, an array of arrays whose first one has the names, an array of numbers or texts, an
/// object of arrays of equal length, a chart set (`columns` whose first elements are their names), an object of
/// objects, an object of numbers, or the result of a query of Prometheus. It is the root of the text, a value inside
/// it, or, in JSON Lines, all lines. Members of objects inside of records are columns with names such as `user.name`;
/// arrays inside of records are left out.
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
    var locator = JSONValueLocator(bytes)
    func described(_ error: JSONError) -> TableError {
      Self.tableError(
        error, file: name,
        line: error.position?.line ?? error.path.map { locator.position(of: $0).line })
    }
    var source: JSONTableSource
    do throws(JSONError) {
      let document = try JSONDocument(bytes, limits: Self.limits, expected: "a table in JSON")
      source = try JSONTableSource.read(document.root, at: path, limit: texts.limit)
    } catch {
      throw described(error)
    }
    return try source.finish(texts, error: described)
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
    var columns = JSONColumns()
    var lines: ContiguousArray<Int32> = []
    var (start, line) = (TextEncoding.markLength(in: bytes), 0)
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      line += 1
      defer { start = end + 1 }
      guard !bytes[start..<end].allSatisfy(JSONDocument.isSpace) else { continue }
      do throws(JSONError) {
        guard columns.count < texts.limit else { throw JSONTableSource.tooManyRows(texts.limit) }
        let document = try JSONDocument(Array(bytes[start..<end]), limits: Self.limits)
        if let path {
          let value = try JSONTableSource.descendant(of: document.root, at: path)
          try columns.append(value)
        } else {
          try columns.append(document.root)
        }
        lines.append(Int32(line))
      } catch {
        throw Self.tableError(error, file: name, line: line)
      }
    }
    guard columns.count > 0 else {
      throw TableError(
        file: name, message: "the file is empty, expected a table. Give a file with rows.")
    }
    return try columns.finish(texts, assumptions: []) { fault in
      TableError(
        file: name, line: Int(lines[fault.row]), column: fault.column, message: fault.message)
    }
  }

  private static func tableError(_ error: JSONError, file: String, line: Int?) -> TableError {
    let place = error.path.flatMap { $0.spelled(root: "array") }.map { "\($0): " } ?? ""
    return TableError(
      error.kind == .limit ? .limit : .content, file: file, line: line,
      message: place + error.message)
  }
}
