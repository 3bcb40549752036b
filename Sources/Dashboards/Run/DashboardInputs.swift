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
    guard let dashboard = spec.dashboards.first(where: { $0.value.name == name }) else {
      return DashboardInputs(sources: [], paths: [], isRepeatable: true)
    }
    var used: Set<String> = []
    var open = dashboard.node.texts
    // A panel that names no source uses the only one.
    if spec.data.count == 1 { open.formUnion(spec.data.map(\.name)) }
    while let source = spec.data.first(where: { open.contains($0.name) && !used.contains($0.name) })
    {
      used.insert(source.name)
      open.formUnion(source.value.node.texts)
    }
    let named = spec.data.filter { used.contains($0.name) }
    let sources = named.map(\.value.value)
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let paths = sources.flatMap(\.filePatterns).flatMap {
      FilePattern.paths($0.hasPrefix("/") ? $0 : folder + $0)
    }
    return DashboardInputs(
      sources: named.map(\.name), paths: Set(paths).sorted(),
      isRepeatable: sources.allSatisfy(\.isRepeatable))
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
