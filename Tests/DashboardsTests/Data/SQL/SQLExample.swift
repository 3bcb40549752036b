import Dashboards
import Foundation
import GRDB
import TestSupport

/// Databases and specs of tests.
enum SQLExample {
  /// Creates a database.
  ///
  /// - Parameters:
  ///   - script: The statements that fill it.
  ///   - folder: The folder for the file `d.db`.
  /// - Throws: An error of the database.
  static func create(_ script: String, in folder: TemporaryFolder) throws {
    try DatabaseQueue(path: folder.path + "/d.db").write { try $0.execute(sql: script) }
  }

  /// Returns a spec with a table of one source.
  ///
  /// - Parameters:
  ///   - source: The source, in one line of YAML.
  ///   - parameters: The parameters of the spec.
  ///   - columns: The columns of the table in YAML; all of them by default.
  /// - Returns: The spec, whose locale writes hours from 0 to 23.
  static func spec(
    _ source: String, parameters: String = "{}", columns: String? = nil
  ) -> String {
    """
    parameters: \(parameters)
    data: {d: {\(source)}}
    dashboards:
    - name: a
      panels: [{table: {rows: 100\(columns.map { ", columns: \($0)" } ?? "")}}]
    locale: en_GB

    """
  }

  /// Returns what the table of a spec shows, or its failures.
  ///
  /// - Parameters:
  ///   - spec: The spec.
  ///   - folder: The folder of the spec.
  ///   - given: The values that replace those of parameters.
  /// - Returns: One row a line, with the header; or the failures without the name of the spec.
  static func rows(
    _ spec: String, in folder: String, given: [String: String] = [:]
  ) -> String {
    let path = folder + "/s.yaml"
    func short(_ error: any Error) -> String {
      "\(error)".replacing(folder + "/", with: "")
    }
    do {
      let plan = try SpecFile(Array(spec.utf8), path: path, parameters: given).plans()[0]
      guard plan.failures.isEmpty else { return plan.failures.map(short).joined(separator: "\n") }
      return "\(plan)".split(separator: "\n").dropFirst(2)
        .map { $0.trimmingPrefix("    ") }.joined(separator: "\n")
    } catch {
      return short(error)
    }
  }
}

extension SQLExample {
  /// Calls a closure while another connection writes to the database.
  static func whileLocked<Result>(
    _ folder: TemporaryFolder, _ body: () throws -> Result
  ) throws -> Result {
    try DatabaseQueue(path: folder.path + "/d.db").writeWithoutTransaction { database in
      try database.execute(sql: "begin exclusive")
      defer { try? database.execute(sql: "rollback") }
      return try body()
    }
  }
}
