/// A spec that was read, whose data were not.
package struct SpecFile: Sendable {
  /// The path of the file.
  package let path: String
  let spec: FileSpec
  /// The names of the parameters.
  package let parameters: [String]
  /// The text and the given parameters, from which another process can make the same spec.
  package let source: SpecSource

  /// The greatest size of a spec in bytes.
  package static let mostBytes = SpecParser.mostBytes
  /// The JSON Schema of specs, for editors.
  package static var schema: SchemaValue { FileSpec.schema }

  /// Reads a spec.
  ///
  /// - Parameters:
  ///   - bytes: YAML or JSON in UTF-8.
  ///   - path: The path of the file; paths of data are relative to its folder.
  ///   - parameters: The values that replace the defaults of parameters; unknown names are ignored.
  /// - Throws: `SpecError` with all problems of the spec.
  package init(_ bytes: [UInt8], path: String, parameters: [String: String] = [:]) throws(SpecError)
  {
    let root: SpecNode
    do throws(SpecProblem) {
      root = try SpecParser.parse(bytes, file: path)
    } catch {
      throw SpecError(problems: [error])
    }
    let reader = SpecReader(file: path)
    let values = SpecParameters(root, given: parameters, reader)
    let spec = FileSpec.shape.read(values.applied(to: root, reader), reader)
    SourceNames.check(spec, root, reader)
    try reader.finish()
    guard let spec else {
      throw SpecError(problems: [SpecProblem(file: path, path: "", message: "no dashboards.")])
    }
    (self.path, self.spec, self.parameters) = (path, spec, values.values.map(\.name))
    source = SpecSource(
      path: path, text: String(decoding: bytes, as: UTF8.self), parameters: parameters)
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
    for panel in spec.dashboards.flatMap(\.value.panels) where panel.node["text"] == nil {
      if let data = panel.value.data {
        guard !names.contains(data.value) else { continue }
        reader.report(
          data.node,
          names.isEmpty
            ? "unknown data source '\(data.value)', and the spec has none. Define it in 'data'."
            : "unknown data source '\(data.value)'\(NearestWord.advice(data.value, among: names))")
      } else if names.isEmpty {
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
