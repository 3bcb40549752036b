import DataTables
import Dashboards
import Foundation
import GRDB

/// Queries of SQLite with parameters: read from a spec and run on a small database, as they are and with decimation.
struct SQLTarget: FuzzTarget {
  let corpus =
    [
      "select t, v from points where v > ${least} order by t",
      "select t, avg(v) as v from points where city = ${city} group by t having count(*) >= 1",
      "with a as (select * from points) select t, v, city from a -- ${not}\n",
      "select t, v from points where city <> '${city}' /* \"${city}\" */",
      "select ${city} as city, t, \"v\" from points where t between ${start} and '2026-02-01'",
      "select t, case when v is null then ${least} else v / 2 end as v from points limit 5;",
      "select p.t, q.v from points p join points q on p.t = q.t where p.city in (${city}, 'Rome')",
      "values (1, 2), (${least}, 4)",
      "select t, v, row_number() over (partition by city order by v) as v2 from [points] where `v` is not null",
    ].map { Array($0.utf8) }

  let tokens =
    [
      "${city}", "${least}", "${start}", "${none}", "$${", "${", "}", "'", "''", "\"", "--", "/*",
      "*/", "\n", ";",
      ",", "(", ")", "[", "]", "`", "\\", "?", "?1", ":a", "@a", "$a", "x'41'", "null", "1e999",
      "-0.0", "9223372036854775808",
      "select ", "from points", "where ", "union all ", "order by t", "group by t", "limit 0",
      "distinct ", "t", "v",
      "city", "as t", "as v", "as m4_x", "*", "\u{FEFF}", "\0", "é", " is null", " like '%'",
      "cast(v as text)",
    ].map { Array($0.utf8) } + [[0xFF], [0xC0]]

  private let folder: URL
  /// The value of a parameter that ends a text and a statement wherever it is not bound.
  private static let hostile = "Oslo'; drop table points; -- \""

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "chartroom-fuzz-\(getpid())", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: "points.db").path
    let names = ["Oslo", "Rome", Self.hostile]
    try DatabaseQueue(path: path).write { database in
      try database.execute(sql: "create table points (t, v, city)")
      for row in 0..<40 {
        let value: Double? = row % 7 == 3 ? nil : Double(row * row % 11) - 3.5
        try database.execute(
          sql: "insert into points values (?, ?, ?)",
          arguments: [row % 30 * 3, value, names[row % names.count]])
      }
    }
  }

  func run(_ input: [UInt8], number: Int) throws {
    let query = String(decoding: input, as: UTF8.self)
    let source: [String: Any] = [
      "sqlite": [
        "file": "points.db", "query": query, "timeout": 1,
        "parameters": ["city": Self.hostile, "least": -2.5, "start": 0],
      ]
    ]
    let decimation: [String: Any] = ["x": "t", "y": ["v"], "width": 3]
    let spec: [String: Any] = [
      "data": ["whole": source, "few": source.merging(["decimate": decimation]) { $1 }],
      "dashboards": [["name": "a", "panels": [["text": "a"]]]],
    ]
    let bytes = Self.escaped(try JSONSerialization.data(withJSONObject: spec))
    let file: SpecFile
    do throws(SpecError) {
      file = try SpecFile(bytes, path: folder.appending(path: "spec.json").path)
    } catch {
      guard error.problems.allSatisfy({ $0.path.hasPrefix("data.") }) else {
        throw Finding("a problem outside of the query: \(error)")
      }
      return
    }
    guard let whole = try table("whole", of: file) else { return }
    try whole.checkLaws()
    let rows = try rows(of: whole)
    guard let rows, let few = try table("few", of: file) else { return }
    try few.checkLaws()
    guard let kept = try self.rows(of: few), kept.isSubset(of: rows) else {
      throw Finding("decimation in the query makes rows that the query does not have")
    }
  }

  /// Returns JSON in ASCII without control characters, which YAML allows in part only.
  private static func escaped(_ json: Data) -> [UInt8] {
    String(decoding: json, as: UTF8.self).utf16.flatMap { unit in
      (0x20..<0x7F).contains(unit)
        ? [UInt8(unit)] : Array(String(format: "\\u%04x", Int(unit)).utf8)
    }
  }

  /// Returns the table of a source; `nil` if the query is refused.
  private func table(_ name: String, of file: SpecFile) throws -> DataTable? {
    do {
      return try file.table(name)
    } catch is SpecProblem {
      return nil
    } catch is SourceError {
      return nil
    }
  }

  /// Returns the different pairs of a position and a value; `nil` without numbers in the columns `t` and `v`.
  private func rows(of table: DataTable) throws -> Set<[Double]>? {
    let columns = ["t", "v"].compactMap { name in table.columns.first { $0.name == name }?.values }
    guard columns.count == 2, case .numbers(let positions) = columns[0],
      case .numbers(let values) = columns[1]
    else { return nil }
    // Zero has two signs, and rows without a value are equal.
    return Set(zip(positions, values).map { [$0 + 0, $1.isNaN ? .infinity : $1 + 0] })
  }
}
