/// A spec that was read, whose data were not.
package struct SpecFile: Sendable {
  /// The path of the file.
  package let path: String
  let spec: FileSpec
  /// The dashboards of the spec and those of other specs, in the order of the spec.
  let parts: [Part]
  /// The names of the parameters, with those of the specs that it includes.
  package let parameters: [String]
  /// The text and the given parameters, from which another process can make the same spec.
  package let source: SpecSource
  /// The paths of all files that the spec includes, directly or by others, without repetition.
  private(set) var includedPaths: [String] = []

  /// A dashboard, or a spec with its dashboards.
  enum Part: Sendable {
    case dashboard(DashboardSpec)
    case file(SpecFile)
  }

  /// The greatest size of a spec in bytes.
  package static let mostBytes = SpecParser.mostBytes
  /// The JSON Schema of specs, for editors.
  package static var schema: SchemaValue { FileSpec.schema }

  /// Reads a spec and the files that it includes.
  ///
  /// - Parameters:
  ///   - bytes: YAML or JSON in UTF-8.
  ///   - path: The path of the file; paths of data are relative to its folder, which contains all included files.
  ///   - parameters: The values that replace the defaults of parameters; unknown names are ignored.
  /// - Throws: `SpecError` with all problems of the spec.
  package init(_ bytes: [UInt8], path: String, parameters: [String: String] = [:]) throws(SpecError)
  {
    let reader = SpecReader(file: path)
    let source = SpecIncludes.Source(path: path, bytes: bytes, chain: [path])
    let includes = SpecIncludes(path: path, reader)
    let file = Self.read(source, parameters, includes, reader)
    do throws(SpecError) {
      // A file that could not be read may have the names.
      try reader.finish()
      file?.checkNames(reader)
      try reader.finish()
      guard let file else {
        throw SpecError(problems: [SpecProblem(file: path, path: "", message: "no dashboards.")])
      }
      self = file
      includedPaths = includes.paths
    } catch {
      throw SpecError(problems: error.problems, includedPaths: includes.paths)
    }
  }

  /// Returns the spec that has a dashboard: this one, or one that it includes; `nil` if none has the name.
  package func owner(of name: String) -> SpecFile? {
    for part in parts {
      switch part {
      case .dashboard(let dashboard) where dashboard.name == name: return self
      case .file(let file): if let owner = file.owner(of: name) { return owner }
      case .dashboard: continue
      }
    }
    return nil
  }

  private init(_ source: SpecSource, spec: FileSpec, parts: [Part], parameters: [String]) {
    (self.source, path) = (source, source.path)
    (self.spec, self.parts, self.parameters) = (spec, parts, parameters)
  }

  private static func read(
    _ source: SpecIncludes.Source, _ given: [String: String], _ includes: SpecIncludes,
    _ reader: SpecReader
  ) -> SpecFile? {
    let parsed: SpecNode
    reader.add(source.bytes, of: source.path)
    do throws(SpecProblem) {
      parsed = try SpecParser.parse(source.bytes, file: source.path)
    } catch {
      reader.report(error)
      return nil
    }
    let root = includes.expanded(parsed, source.chain)
    let values = SpecParameters(root, given: given, reader)
    let spec = FileSpec.shape.read(values.applied(to: root, reader), reader)
    SourceNames.check(spec, root, reader)
    SourceJoins.check(spec, root, reader)
    guard let spec else { return nil }
    var names = values.values.map(\.name)
    let parts = spec.dashboards.compactMap { dashboard -> Part? in
      guard let include = dashboard.value.include else { return .dashboard(dashboard.value) }
      guard let source = includes.source(include.node, source.chain),
        let file = read(source, given, includes, reader)
      else { return nil }
      names += file.parameters.filter { !names.contains($0) }
      return .file(file)
    }
    let text = SpecSource(
      path: source.path, text: String(decoding: source.bytes, as: UTF8.self), parameters: given)
    return SpecFile(text, spec: spec, parts: parts, parameters: names)
  }

  /// Reports dashboards of included specs whose names others have, too.
  private func checkNames(_ reader: SpecReader) {
    var owners: [String: String] = [:]
    for (part, dashboard) in zip(parts, spec.dashboards) {
      guard case .file(let file) = part else {
        owners[dashboard.value.name.lowercased()] = path
        continue
      }
      for name in file.names {
        guard let other = owners.updateValue(file.path, forKey: name.lowercased()) else { continue }
        reader.report(
          dashboard.value.include?.node ?? dashboard.node,
          "the name '\(name)' is that of a dashboard of '\(other)', too. Give another one.")
      }
    }
  }
}

/// The text of a spec with the values of its parameters.
package struct SpecSource: Codable, Hashable, Sendable {
  package let path: String
  package let text: String
  /// The values that replace the defaults of parameters.
  package let parameters: [String: String]

  package init(path: String, text: String, parameters: [String: String]) {
    (self.path, self.text, self.parameters) = (path, text, parameters)
  }

  /// Reads the spec.
  ///
  /// - Throws: `SpecError` with all problems of the spec.
  package func file() throws(SpecError) -> SpecFile {
    try SpecFile(Array(text.utf8), path: path, parameters: parameters)
  }
}

/// The check of the names by which panels use data sources.
private enum SourceNames {
  static func check(_ spec: FileSpec?, _ root: SpecNode, _ reader: SpecReader) {
    guard let spec else { return }
    // Sources with problems have names, too.
    let names = root["data"]?.members.map(\.key) ?? []
    for panel in spec.dashboards.flatMap(\.value.panels)
    where !PanelSpec.keysWithoutData.contains(where: { panel.node[$0] != nil }) {
      let others = panel.value.table?.columns?.compactMap(\.value.sparkline?.data) ?? []
      for data in [panel.value.data].compactMap(\.self) + others where !names.contains(data.value) {
        reader.report(
          data.node,
          names.isEmpty
            ? "unknown data source '\(data.value)', and the spec has none. Define it in 'data'."
            : "unknown data source '\(data.value)'\(NearestWord.advice(data.value, among: names))")
      }
      guard panel.value.data == nil else { continue }
      if names.isEmpty {
        reader.report(panel.node, "the panel needs data. Define a data source in 'data'.")
      } else if names.count > 1 {
        reader.report(
          panel.node,
          "the key 'data' is missing. Add it: the data sources are \(NearestWord.list(names, joint: "and"))."
        )
      }
    }
  }
}
