import Chartroom
import DataTables
import Foundation

/// The reading of data sources, each of which is read once.
final class SourceLoader {
  private let spec: FileSpec
  private let path: String
  private var tables: [String: Result<DataTable, any Error>] = [:]

  /// Creates a loader for a spec.
  ///
  /// - Parameters:
  ///   - spec: The spec.
  ///   - path: The path of its file; paths of data are relative to its folder.
  init(_ spec: FileSpec, path: String) { (self.spec, self.path) = (spec, path) }

  /// Returns the table of a source, after its transforms.
  ///
  /// - Parameter name: The name of the source; `nil` for the only one.
  /// - Returns: The table.
  /// - Throws: `InputError`, `TableError` or `SpecProblem`.
  func table(_ name: String?) throws -> DataTable {
    let source = name.flatMap { name in spec.data.first { $0.name == name } } ?? spec.data.first
    guard let source else {
      throw SpecProblem(file: path, path: "data", message: "no data source.")
    }
    if let known = tables[source.name] { return try known.get() }
    let result = Result { try read(source.value) }
    tables[source.name] = result
    return try result.get()
  }

  /// Returns the number of rows of sources that were read, after their transforms.
  func rows(of names: [String]) -> Int {
    names.reduce(0) { sum, name in sum + ((try? tables[name]?.get().count) ?? 0) }
  }

  /// The number of cells of tables that are kept for later dashboards.
  private static let mostCells = 1 << 22

  /// Forgets all tables if they have many cells.
  func releaseTables() {
    let cells = tables.values.reduce(0) { sum, table in
      sum + ((try? table.get()).map { $0.count * $0.columns.count } ?? 0)
    }
    if cells > Self.mostCells { tables = [:] }
  }

  private func read(_ source: Located<DataSpec>) throws -> DataTable {
    let spec = source.value
    let table =
      if let csv = spec.csv {
        try files(csv, "csv") { bytes, name throws(TableError) in
          try texts.read(bytes, name: name)
        }
      } else if let json = spec.json {
        try files(json, "json") { bytes, name throws(TableError) in
          try self.json.read(bytes, name: name)
        }
      } else if let jsonl = spec.jsonl {
        try files(jsonl, "jsonl") { bytes, name throws(TableError) in
          try self.json.readLines(bytes, name: name)
        }
      } else {
        try rows(spec.rows)
      }
    return try TableTransforms(self.spec, file: path)
      .apply(spec.transform, to: table)
  }

  private var texts: DelimitedReader {
    let times = LocalTimes(in: spec.timeZone)
    var reader = DelimitedReader()
    reader.instant = { times.instant(of: $0) }
    return reader
  }

  private var json: JSONTableReader {
    var reader = JSONTableReader()
    reader.texts = texts
    return reader
  }

  private func files(
    _ pattern: Located<String>, _ type: String,
    _ read: ([UInt8], String) throws(TableError) -> DataTable
  ) throws -> DataTable {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let absolute = pattern.value.hasPrefix("/") ? pattern.value : folder + pattern.value
    let paths = FilePattern.paths(absolute)
    guard !paths.isEmpty else {
      throw SpecProblem(
        file: path, position: pattern.node.position, path: pattern.node.path,
        message: "no file matches the pattern '\(absolute)'. Correct it.")
    }
    let tables = try paths.map { (name: $0, table: try read(InputFile.read($0, type: type), $0)) }
    return try DataTable(joining: tables) {
      URL(filePath: $0).deletingPathExtension().lastPathComponent
    }
  }

  /// Returns the table of rows in the spec, which are read as JSON Lines.
  private func rows(_ rows: [Located<[NamedMember<SpecValue>]>]) throws -> DataTable {
    let lines = rows.map { row in
      let members = row.value.map { member in
        let value: SchemaValue =
          switch member.value {
          case .number(let number): .number(number)
          case .text(let text): .text(text)
          }
        return SchemaValue.Member(key: member.name, value: value)
      }
      return SchemaValue.object(members).json.replacing("\n", with: " ")
    }
    do {
      return try json.readLines(Array(lines.joined(separator: "\n").utf8), name: path)
    } catch {
      let row = error.line.flatMap { rows.indices.contains($0 - 1) ? rows[$0 - 1].node : nil }
      throw SpecProblem(
        file: path, position: row?.position, path: row?.path ?? "data",
        message: (error.column.map { "column '\($0)': " } ?? "") + error.message)
    }
  }
}
