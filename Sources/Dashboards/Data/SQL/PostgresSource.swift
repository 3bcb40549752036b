import DataTables
import Foundation

/// The reading of tables from PostgreSQL servers.
enum PostgresSource {
  /// The limit on the time of connecting in seconds, unless the connection string has one.
  private static let connectTimeout = 10
  private static let environmentPrefix = "env:"

  /// Reads the table of a query in a transaction that only reads.
  ///
  /// - Parameters:
  ///   - connection: The connection string, or `env:` and the name of a variable with it.
  ///   - run: The query.
  /// - Returns: The table, which may have no rows.
  /// - Throws: `SpecProblem` for a connection string that is missing or invalid and for a query that the server
  ///   refuses, and `SourceError` for a server that cannot be reached and for limits.
  static func table(of connection: Located<String>, _ run: QueryRun) throws -> DataTable {
    let library = try library(for: connection, run)
    let text = try string(of: connection, library, run)
    do {
      let server = try PostgresConnection(text, library, seconds: connectTimeout)
      let milliseconds = Int((run.query.timeout * 1000).rounded(.up))
      try server.run(
        """
        begin read only; set local statement_timeout = \(milliseconds); set local datestyle = 'ISO, YMD'; \
        set local timezone = 'UTC'; set local extra_float_digits = 1; set local bytea_output = 'hex'
        """)
      return try table(from: server, run)
    } catch let failure as PostgresConnection.Failure {
      throw error(failure, connection.node, run)
    }
  }

  private static func library(
    for connection: Located<String>, _ run: QueryRun
  ) throws(SpecProblem) -> PostgresLibrary {
    switch PostgresLibrary.loaded {
    case .success(let library): return library
    case .failure(let missing):
      throw run.problem(
        "libpq cannot be loaded: \(missing.message). Install it, for example 'apt install libpq5'.",
        at: connection.node)
    }
  }

  private static func string(
    of connection: Located<String>, _ library: PostgresLibrary, _ run: QueryRun
  ) throws(SpecProblem) -> String {
    var (text, origin) = (connection.value, "the connection string")
    if text.hasPrefix(environmentPrefix) {
      let name = String(text.dropFirst(environmentPrefix.count))
      origin = "the environment variable '\(name)'"
      text = ProcessInfo.processInfo.environment[name] ?? ""
      guard !text.isEmpty else {
        throw run.problem(
          "\(origin) is not set. Set it to a connection string, for example postgres://reader@host/sales.",
          at: connection.node)
      }
    }
    // The text is not quoted, because it can contain a password.
    guard PostgresConnection.isValid(text, library) else {
      throw run.problem(
        "\(origin) is not valid. Give it as postgres://reader@host/sales, or as 'host=… dbname=…'.",
        at: connection.node)
    }
    return text
  }

  private static func table(
    from server: PostgresConnection, _ run: QueryRun
  ) throws -> DataTable {
    let plain = run.statement(.postgres)
    var statement = plain
    if run.decimation != nil {
      let columns = try server.columns(of: plain.text)
      statement = try run.decimated(
        plain, columns: columns.map(\.name), hasTimes: { ValueType(columns[$0].type).isTime },
        .postgres)
    }
    var types: [ValueType] = []
    var builder = TableBuilder([])
    try server.rows(of: statement.text, plain.values.map(\.text)) { columns in
      guard !columns.isEmpty else { throw run.noColumns }
      types = columns.map { ValueType($0.type) }
      builder = TableBuilder(zip(columns, types).map { ($0.name, $1.kind) })
    } row: { row in
      guard builder.count < run.texts.limit else { throw run.tooManyRows }
      for (column, type) in types.enumerated() {
        guard let text = row.text(column) else { continue }
        try type.set(text, column, in: &builder, run)
      }
      builder.endRow()
    }
    return try run.table(&builder)
  }

  /// Returns the error for a failure.
  private static func error(
    _ failure: PostgresConnection.Failure, _ connection: SpecNode, _ run: QueryRun
  ) -> any Error {
    // The classes of SQLSTATE: connections, resources, operators and conflicts of transactions.
    let isTransient = ["08", "53", "57", "58", "40", "55"].contains(String(failure.code.prefix(2)))
    switch failure.code {
    case "57014": return run.timeout
    case _ where failure.code.isEmpty || isTransient:
      return SourceError(
        kind: .unavailable,
        problem: run.problem(
          """
          PostgreSQL is unavailable: \(QueryRun.sentence(failure.message)) Start the server, or correct the \
          connection string.
          """,
          at: connection))
    default:
      let line = failure.place.map { place in
        let start = run.statement(.postgres).text.unicodeScalars.prefix(place - 1)
        return " (line \(start.count { $0 == "\n" } + 1) of the query)"
      }
      let message = QueryRun.sentence(failure.message + (line ?? ""))
      return run.problem("PostgreSQL reports: \(message) Correct the query.")
    }
  }
}

extension SQLValue {
  /// The value as PostgreSQL reads a text of any type.
  fileprivate var text: String {
    switch self {
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .text(let text): text
    }
  }
}

/// The types of PostgreSQL that are not read as texts.
private enum ValueType {
  case number, boolean, text
  /// A time without an offset, in the time zone of the spec.
  case localTime
  case time

  init(_ identifier: UInt32) {
    self =
      switch identifier {
      case 16: .boolean
      // bigint, smallint, integer, oid, real, double precision and numeric.
      case 20, 21, 23, 26, 700, 701, 1700: .number
      // date, timestamp and timestamp with time zone.
      case 1082, 1114: .localTime
      case 1184: .time
      default: .text
      }
  }

  var isTime: Bool { self == .time || self == .localTime }

  var kind: TableBuilder.Kind {
    switch self {
    case .number: .any
    case .localTime, .time: .times
    case .boolean, .text: .names
    }
  }

  /// Sets a value, which PostgreSQL wrote as a text.
  func set(
    _ text: UnsafeBufferPointer<UInt8>, _ column: Int, in builder: inout TableBuilder,
    _ run: QueryRun
  ) throws {
    switch self {
    case .number: if let number = CellNumber.parse(text) { builder.set(number, column: column) }
    case .boolean:
      let word: StaticString = text.first == UInt8(ascii: "t") ? "true" : "false"
      word.withUTF8Buffer { builder.set(name: $0, column: column) }
    case .text: builder.set(name: text, column: column)
    case .time, .localTime:
      if let time = CellTime.parse(text) {
        let isLocal = self == .localTime
        builder.set(time: isLocal ? run.texts.instant?(time).time ?? time : time, column: column)
      } else if !text.elementsEqual("infinity".utf8), !text.elementsEqual("-infinity".utf8) {
        throw run.problem(
          """
          row \(builder.count + 1) of the result: found the date '\(String(decoding: text, as: UTF8.self))', \
          expected a year from 1 to 9999. Leave out the row.
          """)
      }
    }
  }
}
