import Chartroom
import DataTables
import Foundation

/// The reading of data sources, each of which is read once.
final class SourceLoader {
  private let spec: FileSpec
  private let path: String
  private let contactsServers: Bool
  private let runsCommands: Bool
  private var tables: [String: Result<DataTable, any Error>] = [:]
  /// The warnings of the transforms of the sources that were read.
  private var messages: [String: [String]] = [:]
  /// Collects the warnings of the transforms of each source that is asked for, also of one that was read before.
  var warnings: PanelWarnings?

  /// Creates a loader for a spec.
  ///
  /// - Parameters:
  ///   - spec: The spec.
  ///   - path: The path of its file; paths of data are relative to its folder.
  ///   - contactsServers: Whether sources on servers are read. If not, commands are not run, either.
  ///   - runsCommands: Whether sources that are commands are read.
  init(_ spec: FileSpec, path: String, contactsServers: Bool, runsCommands: Bool) {
    (self.spec, self.path) = (spec, path)
    (self.contactsServers, self.runsCommands) = (contactsServers, runsCommands)
  }

  /// Returns the table of a source, after its transforms.
  ///
  /// - Parameter name: The name of the source; `nil` for the only one.
  /// - Returns: The table.
  /// - Throws: `InputError`, `TableError`, `SourceError` or `SpecProblem`, and `SourceNotRead` for a source that is
  ///   not read because servers are not contacted.
  func table(_ name: String?) throws -> DataTable {
    let source = name.flatMap { name in spec.data.first { $0.name == name } } ?? spec.data.first
    guard let source else {
      throw SpecProblem(file: path, path: "data", message: "no data source.")
    }
    let result = tables[source.name] ?? Result { try read(source.value, named: source.name) }
    tables[source.name] = result
    for message in messages[source.name] ?? [] { warnings?.add(message) }
    return try result.get()
  }

  /// Returns the number of rows of sources that were read, after their transforms.
  func rows(of names: [String]) -> Int {
    names.reduce(0) { sum, name in sum + ((try? tables[name]?.get().count) ?? 0) }
  }

  /// The number of cells of tables that are kept for later dashboards.
  private static let mostCells = 1 << 22

  /// Forgets tables if they have many cells, except those that cannot be read a second time.
  func releaseTables() {
    let cells = tables.values.reduce(0) { sum, table in
      sum + ((try? table.get()).map { $0.count * $0.columns.count } ?? 0)
    }
    guard cells > Self.mostCells else { return }
    let kept = Set(spec.data.filter(\.value.value.readsStandardInput).map(\.name))
    tables = tables.filter { kept.contains($0.key) }
  }

  private func read(_ source: Located<DataSpec>, named name: String) throws -> DataTable {
    let spec = source.value
    let found = PanelWarnings()
    defer { messages[name] = found.messages }
    var transforms = TableTransforms(self.spec, file: path) { name in
      let table = try self.table(name)
      // The warnings of joined sources are those of the result, too.
      for message in self.messages[name] ?? [] { found.add(message) }
      return table
    }
    transforms.stepWarnings = found
    var table = try rows(of: spec)
    // The queries of databases contain their decimation.
    if let decimate = spec.decimate, spec.query == nil {
      table = try TableDecimation(spec: decimate.value, transforms: transforms).rows(of: table)
    }
    return try transforms.apply(spec.transform, to: table)
  }

  private func rows(of spec: DataSpec) throws -> DataTable {
    if let csv = spec.csv {
      return try files(csv, "csv") { bytes, name throws(TableError) in
        try texts.read(bytes, name: name)
      }
    }
    if let json = spec.json {
      return try files(json, "json") { bytes, name throws(TableError) in
        try self.json.read(bytes, name: name)
      }
    }
    if let jsonl = spec.jsonl {
      return try files(jsonl, "jsonl") { bytes, name throws(TableError) in
        try self.json.readLines(bytes, name: name)
      }
    }
    if let prometheus = spec.prometheus {
      var reader = PrometheusReader()
      if let metric = spec.metric { reader.metrics = .named(metric.value) }
      return try files(prometheus, "prom") { bytes, name throws(TableError) in
        try reader.read(bytes, name: name)
      }
    }
    if let sqlite = spec.sqlite {
      return try SQLiteSource.table(
        of: SpecFolder(spec: path).path(of: sqlite.file), at: sqlite.file.node,
        run(sqlite.base, spec))
    }
    if let postgres = spec.postgres {
      guard contactsServers else { throw SourceNotRead() }
      return try PostgresSource.table(of: postgres.connection, run(postgres.base, spec))
    }
    if let exec = spec.exec { return try rows(of: exec) }
    return try rows(spec.rows)
  }

  private func rows(of exec: ExecSpec) throws -> DataTable {
    guard contactsServers else { throw SourceNotRead() }
    guard runsCommands else {
      let node = exec.command.first?.node ?? .none
      throw SpecProblem(
        file: path, position: node.position, path: node.path,
        message: "commands are not run unless they are allowed. Give the option --allow-exec.")
    }
    let run = CommandRun(command: exec, file: path)
    let bytes = try run.output()
    return switch exec.format ?? TableFormat(of: bytes, name: "") {
    case .csv: try texts.read(bytes, name: run.name)
    case .json: try json.read(bytes, name: run.name)
    case .jsonl: try json.readLines(bytes, name: run.name)
    case .prometheus: try PrometheusReader().read(bytes, name: run.name)
    }
  }

  private func run(_ query: QuerySpec, _ source: DataSpec) -> QueryRun {
    QueryRun(
      query: query, parameters: spec.parameters, decimation: source.decimate?.value, file: path,
      texts: texts)
  }

  private var texts: DelimitedReader {
    var reader = DelimitedReader()
    // Kernels read times in UTC.
    guard spec.timeZone != .gmt else { return reader }
    let times = LocalTimes(in: spec.timeZone)
    reader.instant = { times.instants(of: $0) }
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
    guard pattern.value != DataSpec.standardInput else {
      return try read(InputFile.readStandardInput(), "standard input")
    }
    let folder = SpecFolder(spec: path)
    let absolute = folder.path(of: pattern)
    let paths = FilePattern.paths(absolute)
    guard !paths.isEmpty else {
      throw SpecProblem(
        file: path, position: pattern.node.position, path: pattern.node.path,
        message: "no file matches the pattern '\(absolute)'. Correct it.")
    }
    let tables = try paths.map { path in
      (
        name: path,
        table: try read(try folder.contents(of: path, named: pattern, type: type), path)
      )
    }
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
