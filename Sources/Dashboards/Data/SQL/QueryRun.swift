import DataTables
import Foundation

/// What the reading of a query needs besides its database.
struct QueryRun {
  let query: QuerySpec
  /// The parameters of the spec.
  let parameters: [NamedMember<Located<SpecValue>>]
  let decimation: DecimationSpec?
  /// The name of the spec for messages.
  let file: String
  /// The options for texts.
  let texts: DelimitedReader

  /// Returns the statement in a dialect, without its decimation.
  func statement(_ dialect: SQLDialect) -> SQLStatement {
    SQLStatement(query, parameters: parameters, dialect)
  }

  /// Returns the statement with its decimation.
  ///
  /// - Parameters:
  ///   - statement: The statement without it.
  ///   - columns: The names of its columns.
  ///   - hasTimes: Returns whether a column has times.
  ///   - dialect: The dialect.
  /// - Returns: The statement.
  /// - Throws: `SpecProblem` for a column that the query does not have.
  func decimated(
    _ statement: SQLStatement, columns: [String], hasTimes: (Int) -> Bool, _ dialect: SQLDialect
  ) throws(SpecProblem) -> SQLStatement {
    guard let decimation else { return statement }
    for name in [decimation.x] + decimation.y where !columns.contains(name.value) {
      throw problem(
        "the query has no column '\(name.value)'\(NearestWord.advice(name.value, among: columns))",
        at: name.node)
    }
    var result = statement
    result.text =
      M4Query(
        dialect, source: statement.text, decimation: decimation,
        hasTimes: hasTimes(columns.firstIndex(of: decimation.x.value) ?? 0)
      ).text
    return result
  }

  /// Returns the message of a database as a sentence.
  static func sentence(_ message: String) -> String {
    message.hasSuffix(".") || message.hasSuffix("?") ? message : message + "."
  }

  /// Returns a problem of the query, or of another part of the spec.
  func problem(_ message: String, at node: SpecNode? = nil) -> SpecProblem {
    let node = node ?? query.query.node
    return SpecProblem(file: file, position: node.position, path: node.path, message: message)
  }

  /// Returns the error for a query that took too long.
  var timeout: SourceError {
    let seconds = query.timeout.formatted(.number.locale(Locale(identifier: "en_US")))
    return SourceError(
      kind: .limit,
      problem: problem(
        "the query took longer than \(seconds) s. Make it faster, or raise its 'timeout'."))
  }

  /// The error for a query with too many rows.
  var tooManyRows: SourceError {
    SourceError(
      kind: .limit,
      problem: problem(
        "the query has more than \(texts.limit) rows, which is the limit. Aggregate them, or add 'decimate'."
      ))
  }

  /// The problem of a statement without a result.
  var noColumns: SpecProblem {
    problem("the statement returns no rows. Write a query, such as a select.")
  }

  /// Returns the table of a builder.
  func table(_ builder: inout TableBuilder) throws -> DataTable {
    do throws(TableBuilder.Fault) {
      return try builder.finish(texts)
    } catch {
      throw problem("row \(error.row) of the result, column '\(error.column)': \(error.message)")
    }
  }
}
