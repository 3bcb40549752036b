import Chartroom
import Foundation

/// The files that a spec includes: files of definitions, files of panels, and other specs.
final class SpecIncludes {
  private let folder: SpecFolder
  private let reader: SpecReader
  /// The number of files, with those that are included twice.
  private var count = 0
  /// The paths of the files, with those that cannot be read, without repetition.
  private(set) var paths: [String] = []

  /// The maximum number of included files.
  static let most = 1000

  /// Creates the includes of a spec.
  ///
  /// - Parameters:
  ///   - path: The path of the spec, whose folder contains the files.
  ///   - reader: The reading, to which problems are reported.
  init(path: String, _ reader: SpecReader) {
    folder = SpecFolder(spec: path)
    self.reader = reader
  }

  /// A file that is read, with those that include it.
  struct Source {
    let path: String
    let bytes: [UInt8]
    /// The paths that led to the file, and its own.
    let chain: [String]
  }

  /// Returns a spec with the definitions and panels of the files that it includes.
  ///
  /// - Parameters:
  ///   - root: The root of the spec.
  ///   - chain: The paths that led to the spec, and its own.
  /// - Returns: The spec, in which files that cannot be read are reported and left out.
  func expanded(_ root: SpecNode, _ chain: [String]) -> SpecNode {
    var known: Set<String> = []
    return defined(root, chain, &known).mapMember("dashboards") { dashboards in
      dashboards.mapElements { dashboard in
        dashboard.mapMember("panels") { panels in
          guard case .sequence(let nodes) = panels.content else { return panels }
          return panels.with(.sequence(nodes.flatMap { self.panels($0, chain) }))
        }
      }
    }
  }

  /// Reads an included file.
  ///
  /// - Parameters:
  ///   - node: The path in the spec.
  ///   - chain: The paths that led to the spec, and its own.
  /// - Returns: The file; `nil` if it cannot be read, or if files include each other, which is reported.
  func source(_ node: SpecNode, _ chain: [String]) -> Source? {
    guard let name = node.text, !name.isEmpty else { return nil }
    do throws(SpecProblem) {
      let path = try folder.innerPath(of: Located(value: name, node: node))
      let identities = chain.map(SpecFolder.identity)
      if let start = identities.firstIndex(of: SpecFolder.identity(of: path)) {
        let files = (chain[start...].map(\.self) + [path]).map { "'\($0)'" }
        reader.refuse(
          node, "\(files.joined(separator: " includes ")). Leave one of the includes out.")
        return nil
      }
      count += 1
      guard count <= Self.most else {
        reader.refuse(node, "more than \(Self.most) included files, which is the limit.")
        return nil
      }
      if !paths.contains(path) { paths.append(path) }
      let bytes = try read(path, node)
      return Source(path: path, bytes: bytes, chain: chain + [path])
    } catch {
      reader.report(error)
      return nil
    }
  }

  private func read(_ path: String, _ node: SpecNode) throws(SpecProblem) -> [UInt8] {
    do {
      return try InputFile.read(path, type: "yaml", limit: SpecParser.mostBytes)
    } catch {
      throw SpecProblem(
        file: folder.spec, position: node.position, path: node.path, message: "\(error)")
    }
  }

  private func tree(_ node: SpecNode, _ chain: [String]) -> (root: SpecNode, chain: [String])? {
    guard let source = source(node, chain) else { return nil }
    reader.add(source.bytes, of: source.path)
    do throws(SpecProblem) {
      return (try SpecParser.parse(source.bytes, file: source.path), source.chain)
    } catch {
      reader.report(error)
      return nil
    }
  }

  // MARK: Definitions

  /// The keys of files of definitions.
  private static let keys = [
    "include", "parameters", "data", "theme", "locale", "timeZone", "appearances", "scales",
  ]
  /// The keys whose values are joined member by member.
  private static let joined: Set = ["parameters", "data", "theme"]

  /// Returns a file with the definitions of the files that it includes, each of which counts once.
  private func defined(
    _ root: SpecNode, _ chain: [String], _ known: inout Set<String>
  ) -> SpecNode {
    guard case .sequence(let nodes)? = root["include"]?.content else { return root }
    var result = root
    for node in nodes {
      guard let (file, chain) = tree(node, chain),
        known.insert(SpecFolder.identity(of: chain.last ?? "")).inserted
      else { continue }
      guard case .mapping(let members) = file.content else {
        reader.report(file, expected: "a mapping with \(NearestWord.list(Self.keys))")
        continue
      }
      for member in members where !Self.keys.contains(member.key) {
        reader.report(
          member.position, file.path,
          member.key == "dashboards"
            ? "a file of definitions has no dashboards. Write '- include: …' into the dashboards of the other file."
            : "unknown key '\(member.key)'\(NearestWord.advice(member.key, among: Self.keys))")
      }
      let definitions = defined(file, chain, &known).members.filter { Self.keys.contains($0.key) }
      result = result.adding(definitions.filter { $0.key != "include" }, joining: Self.joined)
    }
    return result
  }

  // MARK: Panels

  /// Returns the panels of a file in place of an include.
  private func panels(_ node: SpecNode, _ chain: [String]) -> [SpecNode] {
    guard let name = node["include"], node.members.count == 1, name.text != nil else {
      return [node]
    }
    guard let (file, chain) = tree(name, chain) else { return [node] }
    if case .sequence(let nodes) = file.content {
      return nodes.flatMap { panels($0, chain) }
    }
    return panels(file, chain)
  }
}

extension SpecNode {
  /// Returns the same place with another value.
  fileprivate func with(_ content: Content) -> SpecNode {
    SpecNode(content: content, position: position, path: path)
  }

  /// Returns the mapping with another value of a key; other values and mappings without the key are unchanged.
  fileprivate func mapMember(_ key: String, _ change: (SpecNode) -> SpecNode) -> SpecNode {
    guard case .mapping(let members) = content else { return self }
    return with(
      .mapping(
        members.map {
          $0.key == key ? Member(key: key, position: $0.position, value: change($0.value)) : $0
        }))
  }

  /// Returns the list with other values; other values are unchanged.
  fileprivate func mapElements(_ change: (SpecNode) -> SpecNode) -> SpecNode {
    guard case .sequence(let nodes) = content else { return self }
    return with(.sequence(nodes.map(change)))
  }

  /// Returns the mapping with the members of another one whose keys it lacks.
  ///
  /// - Parameters:
  ///   - others: The members.
  ///   - keys: The keys whose values, if both mappings have them, are joined in the same way.
  /// - Returns: The mapping.
  fileprivate func adding(_ others: [Member], joining keys: Set<String> = []) -> SpecNode {
    guard case .mapping(var members) = content else { return self }
    for other in others {
      guard let index = members.firstIndex(where: { $0.key == other.key }) else {
        members.append(other)
        continue
      }
      guard keys.contains(other.key) else { continue }
      let own = members[index]
      members[index] = Member(
        key: own.key, position: own.position, value: own.value.adding(other.value.members))
    }
    return with(.mapping(members))
  }
}
