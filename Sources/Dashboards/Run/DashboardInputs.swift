import Foundation

/// The files that a dashboard depends on, besides its spec.
package struct DashboardInputs: Hashable, Sendable {
  /// The names of the data sources.
  package var sources: [String]
  /// The paths of the files, without repetition, sorted.
  package var paths: [String]
  /// Whether reading the sources again gives the same rows as long as the files are the same.
  package var isRepeatable: Bool
}

extension SpecFile {
  /// Returns the files that a dashboard depends on.
  ///
  /// A source counts if its name is a text anywhere in the panels or in a source that counts, so that a few sources
  /// too many can be among them, but none is missing.
  ///
  /// - Parameter name: The name of the dashboard.
  /// - Returns: The files; none for an unknown name.
  package func inputs(of name: String) -> DashboardInputs {
    guard let owner = owner(of: name),
      let dashboard = owner.spec.dashboards.first(where: { $0.value.name == name })
    else { return DashboardInputs(sources: [], paths: [], isRepeatable: true) }
    let (data, folder) = (owner.spec.data, SpecFolder(spec: owner.path))
    var used: Set<String> = []
    var open = dashboard.node.texts
    // A panel that names no source uses the only one.
    if data.count == 1 { open.formUnion(data.map(\.name)) }
    while let source = data.first(where: { open.contains($0.name) && !used.contains($0.name) }) {
      used.insert(source.name)
      open.formUnion(source.value.node.texts)
    }
    let named = data.filter { used.contains($0.name) }
    let sources = named.map(\.value.value)
    let panels = dashboard.value.panels.map(\.value)
    let files =
      panels.compactMap { $0.image?.value.file ?? $0.chartSet?.value.file }
      + sources.compactMap(\.sqlite?.file)
    let paths =
      includedPaths + files.map(folder.path)
      + sources.flatMap(\.filePatterns).flatMap { FilePattern.paths(folder.path(of: $0)) }
    return DashboardInputs(
      sources: named.map(\.name), paths: Set(paths).sorted(),
      isRepeatable: sources.allSatisfy(\.isRepeatable))
  }

  /// The paths, or patterns of them, of all files from which the pictures are made: the spec, those that it includes,
  /// and those of their data.
  package var filePatterns: Set<String> {
    let folder = SpecFolder(spec: path)
    let sources = spec.data.map(\.value.value)
    let panels = spec.dashboards.flatMap(\.value.panels).map(\.value)
    let files = panels.compactMap { $0.image?.value.file ?? $0.chartSet?.value.file }
    let databases = sources.compactMap(\.sqlite?.file).map(folder.path)
    var patterns = Set(
      [path] + includedPaths + (files + sources.flatMap(\.filePatterns)).map(folder.path))
    // A database keeps changes in a second file at first.
    patterns.formUnion(databases.flatMap { [$0, $0 + "-wal"] })
    for case .file(let file) in parts { patterns.formUnion(file.filePatterns) }
    return patterns
  }

  /// Whether a data source is standard input, which only one process can read.
  package var readsStandardInput: Bool {
    spec.data.contains(where: \.value.value.readsStandardInput)
      || parts.contains { part in
        if case .file(let file) = part { file.readsStandardInput } else { false }
      }
  }
}

extension SpecNode {
  /// All texts in the value.
  fileprivate var texts: Set<String> {
    switch content {
    case .scalar(let text, _): [text]
    case .sequence(let nodes): nodes.reduce(into: []) { $0.formUnion($1.texts) }
    case .mapping(let members): members.reduce(into: []) { $0.formUnion($1.value.texts) }
    }
  }
}
