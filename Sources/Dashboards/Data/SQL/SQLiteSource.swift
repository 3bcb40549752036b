import Chartroom
import DataTables
import Dispatch
import Foundation
import GRDB

/// The reading of SQLite databases.
enum SQLiteSource {
  /// Reads the table of a query; the database is opened for reading only.
  ///
  /// - Parameters:
  ///   - path: The path of the database.
  ///   - node: The place of the path in the spec.
  ///   - run: The query.
  /// - Returns: The table, which may have no rows.
  /// - Throws: `SpecProblem` for a file that cannot be read and for a query that SQLite refuses, and `SourceError` for
  ///   a busy database and for limits.
  static func table(of path: String, at node: SpecNode, _ run: QueryRun) throws -> DataTable {
    guard access(path, R_OK) == 0 else {
      throw InputError(path: path, reason: .system(code: errno, type: "db"))
        .named(by: node, in: run.file)
    }
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(min(run.query.timeout, 5))
    do {
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      let alarm = DispatchSource.makeTimerSource()
      alarm.schedule(deadline: .now() + run.query.timeout)
      alarm.setEventHandler { queue.interrupt() }
      alarm.activate()
      defer { alarm.cancel() }
      return try queue.read { try table(of: $0, run) }
    } catch let error as DatabaseError {
      throw failure(error, path: path, node, run)
    }
  }

  private static func table(of database: Database, _ run: QueryRun) throws -> DataTable {
    let plain = run.statement(.sqlite)
    var statement = try database.makeStatement(sql: plain.text)
    guard statement.columnCount > 0, statement.isReadonly else { throw run.noColumns }
    let whole = try run.decimated(
      plain, columns: statement.columnNames, hasTimes: { _ in true }, .sqlite)
    if whole != plain { statement = try database.makeStatement(sql: whole.text) }
    var builder = TableBuilder(statement.columnNames.map { ($0, .any) })
    let rows = try Row.fetchCursor(
      statement, arguments: StatementArguments(plain.values.map(\.databaseValue)))
    let columns = 0..<statement.columnCount
    while let row = try rows.next() {
      guard builder.count < run.texts.limit else { throw run.tooManyRows }
      for column in columns {
        let value: DatabaseValue = row[column]
        switch value.storage {
        case .null: break
        case .int64(let number): builder.set(Double(number), column: column)
        case .double(let number): builder.set(number, column: column)
        case .string(let text): builder.set(text, column: column)
        case .blob:
          throw run.problem(
            """
            row \(builder.count + 1), column '\(statement.columnNames[column])': found binary data, expected a \
            number or a text. Leave out the column, or convert it by hex().
            """)
        }
      }
      builder.endRow()
    }
    return try run.table(&builder)
  }

  private static func failure(
    _ error: DatabaseError, path: String, _ node: SpecNode, _ run: QueryRun
  ) -> any Error {
    let message = QueryRun.sentence(error.message ?? "\(error.resultCode)")
    switch error.resultCode.primaryResultCode {
    case .SQLITE_INTERRUPT: return run.timeout
    case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_IOERR, .SQLITE_NOMEM:
      return SourceError(
        kind: .unavailable,
        problem: run.problem("\(path): SQLite reports: \(message) Try again.", at: node))
    case .SQLITE_NOTADB, .SQLITE_CORRUPT, .SQLITE_CANTOPEN:
      return run.problem("\(path): SQLite reports: \(message) Give an SQLite database.", at: node)
    case .SQLITE_MISUSE:
      return run.problem(
        "the query is not one statement. Write one statement, with '${…}' for parameters.")
    default: return run.problem("SQLite reports: \(message) Correct the query.")
    }
  }
}

extension SQLValue {
  fileprivate var databaseValue: DatabaseValue {
    switch self {
    case .integer(let number): number.databaseValue
    case .real(let number): number.databaseValue
    case .text(let text): text.databaseValue
    }
  }
}
