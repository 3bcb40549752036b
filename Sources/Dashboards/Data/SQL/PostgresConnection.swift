import CPQ
import Foundation

/// A connection to a PostgreSQL server, which is closed when it is released.
final class PostgresConnection {
  /// A failure that the server or the library reports.
  struct Failure: Error {
    /// The five characters of SQLSTATE; empty for a failure of the connection.
    var code = ""
    var message: String
    /// The character of the statement at which an error was found, counted from 1.
    var place: Int?
  }

  private let library: PostgresLibrary
  private let handle: OpaquePointer?
  private let secret: String

  private var pq: PQFunctions { library.functions }

  /// Connects to a server.
  ///
  /// - Parameters:
  ///   - text: A connection string of libpq.
  ///   - library: The functions of libpq.
  ///   - seconds: The limit on the time of connecting, unless the connection string has one.
  /// - Throws: `Failure`, whose message never contains the password.
  init(_ text: String, _ library: PostgresLibrary, seconds: Int) throws(Failure) {
    self.library = library
    secret = Self.password(in: text, library.functions)
    // A dead network is found by the kernel: values of the connection string replace those before it.
    let settings: KeyValuePairs = [
      "connect_timeout": "\(seconds)", "keepalives_idle": "30", "keepalives_interval": "10",
      "keepalives_count": "3", "fallback_application_name": "chartroom", "dbname": text,
      "client_encoding": "UTF8",
    ]
    handle = Self.withPointers(settings.map(\.key)) { keys in
      Self.withPointers(settings.map(\.value)) { values in
        library.functions.PQconnectdbParams(keys, values, 1)
      }
    }
    guard pq.PQstatus(handle) == CONNECTION_OK else { throw failure() }
    // The library prints notices otherwise.
    _ = pq.PQsetNoticeReceiver(handle, { _, _ in }, nil)
  }

  deinit { pq.PQfinish(handle) }

  /// Whether a text is a valid connection string.
  static func isValid(_ text: String, _ library: PostgresLibrary) -> Bool {
    guard text.contains("=") || text.contains("://") else { return false }
    let options = library.functions.PQconninfoParse(text, nil)
    library.functions.PQconninfoFree(options)
    return options != nil
  }

  /// Returns the password in a connection string; empty if it has none.
  private static func password(in text: String, _ pq: PQFunctions) -> String {
    guard let options = pq.PQconninfoParse(text, nil) else { return "" }
    defer { pq.PQconninfoFree(options) }
    var option = options
    while let keyword = option.pointee.keyword {
      if String(cString: keyword) == "password", let value = option.pointee.val {
        return String(cString: value)
      }
      option += 1
    }
    return ""
  }

  /// Calls a closure with an array of C strings that ends with a null pointer.
  private static func withPointers<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    let pointers = copies.map { UnsafePointer($0) } + [nil]
    return pointers.withUnsafeBufferPointer { body($0.baseAddress) }
  }

  /// Runs commands without a result.
  func run(_ commands: String) throws(Failure) {
    let result = pq.PQexec(handle, commands)
    defer { pq.PQclear(result) }
    guard pq.PQresultStatus(result) == PGRES_COMMAND_OK else { throw failure(result) }
  }

  /// A column of a result.
  struct Column {
    let name: String
    /// The object identifier of the type.
    let type: UInt32
  }

  /// Returns the columns of a query without running it.
  func columns(of query: String) throws(Failure) -> [Column] {
    let prepared = pq.PQprepare(handle, "", query, 0, nil)
    defer { pq.PQclear(prepared) }
    guard pq.PQresultStatus(prepared) == PGRES_COMMAND_OK else { throw failure(prepared) }
    let described = pq.PQdescribePrepared(handle, "")
    defer { pq.PQclear(described) }
    guard pq.PQresultStatus(described) == PGRES_COMMAND_OK else { throw failure(described) }
    return columns(of: described)
  }

  private func columns(of result: OpaquePointer?) -> [Column] {
    (0..<pq.PQnfields(result)).map { column in
      Column(
        name: pq.PQfname(result, column).map { String(cString: $0) } ?? "",
        type: pq.PQftype(result, column))
    }
  }

  /// Runs a query, whose rows are received one by one.
  ///
  /// - Parameters:
  ///   - query: The query with placeholders `$1`, `$2` …
  ///   - values: The texts of the values.
  ///   - start: A closure that is called once with the columns.
  ///   - row: A closure that is called with each row.
  /// - Throws: `Failure`, or the error of a closure.
  func rows(
    of query: String, _ values: [String], start: ([Column]) throws -> Void,
    row: (borrowing PostgresRow) throws -> Void
  ) throws {
    let sent = Self.withPointers(values) { texts in
      pq.PQsendQueryParams(handle, query, Int32(values.count), nil, texts, nil, nil, 0)
    }
    guard sent == 1, pq.PQsetSingleRowMode(handle) == 1 else { throw failure() }
    var hasStarted = false
    while let result = pq.PQgetResult(handle) {
      defer { pq.PQclear(result) }
      let status = pq.PQresultStatus(result)
      guard status == PGRES_SINGLE_TUPLE || status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK
      else {
        // The data of COPY are no rows.
        if status != PGRES_FATAL_ERROR { try start([]) }
        throw failure(result)
      }
      if !hasStarted {
        try start(columns(of: result))
        hasStarted = true
      }
      if status == PGRES_SINGLE_TUPLE { try row(PostgresRow(result: result, pq: pq)) }
    }
  }

  /// Returns the failure of a result, or of the connection.
  private func failure(_ result: OpaquePointer? = nil) -> Failure {
    func field(_ code: Unicode.Scalar) -> String? {
      pq.PQresultErrorField(result, Int32(code.value)).map { String(cString: $0) }
    }
    let primary = field("M") ?? pq.PQerrorMessage(handle).map { String(cString: $0) } ?? ""
    let message = ([primary] + [field("H")].compactMap(\.self)).joined(separator: ": ")
    return Failure(
      code: field("C") ?? "", message: clean(message), place: field("P").flatMap { Int($0) })
  }

  /// Returns a message on one line, without the password.
  private func clean(_ message: String) -> String {
    let line = message.split { $0.isNewline || $0 == "\t" }.joined(separator: " ")
    return secret.isEmpty ? line : line.replacing(secret, with: "***")
  }
}

/// A row of a result, which is valid during a call.
struct PostgresRow: ~Copyable {
  let result: OpaquePointer
  let pq: PQFunctions

  /// Returns the text of a value; `nil` for NULL.
  func text(_ column: Int) -> UnsafeBufferPointer<UInt8>? {
    let column = Int32(column)
    guard pq.PQgetisnull(result, 0, column) == 0, let start = pq.PQgetvalue(result, 0, column)
    else {
      return nil
    }
    return UnsafeBufferPointer(
      start: UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self),
      count: Int(pq.PQgetlength(result, 0, column)))
  }
}
