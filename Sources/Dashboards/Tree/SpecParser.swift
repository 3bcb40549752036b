import Foundation
import Yams

/// A parser of YAML and JSON, which is read as YAML, into a tree with positions.
package struct SpecParser {
  /// The greatest size of a spec in bytes.
  package static let mostBytes = 4 << 20
  /// The maximum number of values, with those of aliases counted at each use.
  static let mostNodes = 200_000
  /// The maximum number of lists and mappings inside of each other.
  static let deepest = 64

  private let file: String
  private var count = 0

  private init(file: String) { self.file = file }

  /// Parses a spec.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - file: The name of the file for messages.
  /// - Returns: The root of the tree.
  /// - Throws: `SpecProblem` for a text that is not YAML, an empty one, duplicate keys, keys that are not texts, and
  ///   limits: `mostBytes`, `mostNodes` and `deepest`.
  package static func parse(_ bytes: [UInt8], file: String) throws(SpecProblem) -> SpecNode {
    func problem(_ message: String) -> SpecProblem {
      SpecProblem(file: file, position: nil, path: "", message: message)
    }
    guard bytes.count <= mostBytes else {
      throw problem(
        "the spec has \(bytes.count) bytes, and the limit is \(mostBytes). Move rows to a file of data."
      )
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw problem("the spec is not UTF-8. Convert it.")
    }
    try checkKeys(text, file: file)
    let root: Node?
    do {
      root = try Parser(yaml: text, encoding: .utf8).singleRoot()
    } catch {
      throw SpecProblem(error, in: text, file: file)
    }
    guard let root, !text.allSatisfy(\.isWhitespace) else {
      throw problem("the spec is empty. Start with the one that 'chartroom init' writes.")
    }
    var parser = SpecParser(file: file)
    return try parser.tree(root, path: "", depth: 0)
  }

  /// Refuses keys that are not texts beside anchors, whose comparison could take for ever.
  private static func checkKeys(_ text: String, file: String) throws(SpecProblem) {
    let isToken = /(?:^|[\s\[{,:?-])&[A-Za-z0-9_-]/.anchorsMatchLineEndings()
    let isKey = /^[ -]*\?[ \t\n]|\*[A-Za-z0-9_-]+\s*:|[\]}]\s*:|[{\[,]\s*\?\s/
      .anchorsMatchLineEndings()
    guard text.contains("&"), text.contains("*"), text.contains(isToken),
      let key = text.firstMatch(of: isKey)
    else { return }
    throw SpecProblem(
      file: file, position: SpecPosition(endOf: text[..<key.range.lowerBound]), path: "",
      message: "a key must be a text, and cannot be an alias, a list or a mapping. Write its text.")
  }

  private mutating func tree(
    _ node: Node, path: String, depth: Int
  ) throws(SpecProblem) -> SpecNode {
    let position = SpecPosition(node.mark, in: file)
    count += 1
    guard count <= Self.mostNodes else {
      throw SpecProblem(
        file: file, position: position, path: path,
        message:
          "more than \(Self.mostNodes) values, which is the limit; an alias counts as all its values."
      )
    }
    guard depth <= Self.deepest else {
      throw SpecProblem(
        file: file, position: position, path: path,
        message:
          "more than \(Self.deepest) lists and mappings inside of each other, which is the limit.")
    }
    switch node {
    case .scalar(let scalar):
      let isQuoted = scalar.style != .plain && scalar.style != .any
      return SpecNode(
        content: .scalar(scalar.string, isQuoted: isQuoted), position: position, path: path)
    case .sequence(let sequence):
      var nodes: [SpecNode] = []
      for (index, element) in sequence.enumerated() {
        nodes.append(try tree(element, path: "\(path)[\(index)]", depth: depth + 1))
      }
      return SpecNode(content: .sequence(nodes), position: position, path: path)
    case .mapping(let mapping):
      var members: [SpecNode.Member] = []
      for (key, value) in mapping {
        guard let scalar = key.scalar else {
          throw SpecProblem(
            file: file, position: SpecPosition(key.mark, in: file), path: path,
            message: "a key must be a text, and cannot be a list or a mapping. Write its text.")
        }
        let value = try tree(
          value, path: SpecNode.path(of: scalar.string, in: path), depth: depth + 1)
        members.append(
          SpecNode.Member(
            key: scalar.string, position: SpecPosition(key.mark, in: file), value: value))
      }
      return SpecNode(content: .mapping(members), position: position, path: path)
    case .alias:
      // The parser of Yams replaces aliases by their nodes.
      throw SpecProblem(
        file: file, position: position, path: path,
        message: "an alias without its anchor. Define it.")
    }
  }
}

extension SpecPosition {
  fileprivate init(_ mark: Mark?, in file: String? = nil) {
    self.init(file: file, line: mark?.line ?? 1, column: mark?.column ?? 1)
  }

  /// Creates the position behind the start of a text.
  fileprivate init(endOf start: Substring) {
    let lines = start.split(separator: "\n", omittingEmptySubsequences: false)
    self.init(line: max(lines.count, 1), column: (lines.last?.unicodeScalars.count ?? 0) + 1)
  }
}

extension SpecProblem {
  /// Creates a problem that the YAML parser found.
  fileprivate init(_ error: any Error, in text: String, file: String) {
    func problem(_ position: SpecPosition?, _ message: String) -> SpecProblem {
      SpecProblem(file: file, position: position, path: "", message: message)
    }
    func place(_ mark: Mark) -> SpecPosition {
      // The end of the text is in a line of its own.
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
      return SpecPosition(line: min(mark.line, max(lines, 1)), column: mark.column)
    }
    switch error {
    case YamlError.scanner(let context, let reason, let mark, _),
      YamlError.parser(let context, let reason, let mark, _):
      let isTab = reason.contains("cannot start any token") && text.contains("\t")
      let place = place(mark)
      let fault = YAMLFault(reason, in: text, line: place.line, column: place.column)
      let start = context.map { "\($0.text) at \($0.mark.line):\($0.mark.column): " } ?? ""
      self = problem(
        place,
        isTab
          ? "YAML is indented by spaces, and here is a tab. Replace it by spaces."
          : "not valid YAML: \(fault.sentence ?? "\(start)\(reason). Correct the text").")
    case YamlError.composer(_, let reason, let mark, _):
      self = problem(
        place(mark),
        reason.contains("alias")
          ? "an alias without an anchor before it. Define the anchor first; no anchor can contain itself."
          : "more than one document. Write one, without '---' in between.")
    case YamlError.duplicatedKeysInMapping(let keys, let context):
      let names = keys.map { "'\($0)'" }.joined(separator: ", ")
      self = problem(
        SpecPosition(context.mark),
        "the key \(names), first given here, is given more than once. Leave out all but one.")
    case YamlError.reader(let reason, let offset, _, _):
      let position = SpecPosition(endOf: text.prefix(offset ?? 0))
      self = problem(position, "not valid YAML: \(reason). Correct the text.")
    default: self = problem(nil, "not valid YAML: \(error). Correct the text.")
    }
  }
}
