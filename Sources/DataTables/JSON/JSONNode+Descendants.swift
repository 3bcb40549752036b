extension JSONNode {
  /// Returns the value at a path from this one; `nil` if there is none.
  func descendant(_ path: JSONPath) -> JSONNode? {
    var node = shared()
    for step in path.steps {
      let next =
        switch step {
        case .key(let key): node.member(key)
        case .index(let index): node.element(index)
        }
      guard let next else { return nil }
      node = next
    }
    return node
  }

  /// Returns the value at a path such as `data.items` or `results.0.rows`, whose keys can contain dots.
  ///
  /// - Parameter text: The path, as the option `--path` has it; the empty one is that of this value.
  /// - Returns: The value.
  /// - Throws: `JSONError` with the keys that exist for a path without a value.
  func descendant(at text: String) throws(JSONError) -> JSONNode {
    let parts = text.split(separator: ".").map(String.init)
    if let found = Self.descendant(of: self, parts[...]) { return found }
    var node = shared()
    for part in parts {
      let next = node.isArray ? Int(part).flatMap { node.element($0) } : node.member(part)
      guard let next else {
        let keys = node.keysInOrder.prefix(8).map { TableError.quoted($0) }
        let remedy =
          part.contains("[") && text != Self.dotted(text)
          ? "an index is a separate component; write \(Self.dotted(text))"
          : node.isObject
            ? "the keys are: \(keys.joined(separator: ", "))\(node.count > 8 ? ", …" : "")"
            : "there is \(node.description)"
        throw JSONError(
          at: node.path, message: "--path \(text): there is no '\(part)'; \(remedy).")
      }
      node = next
    }
    return node
  }

  /// Returns a path with brackets, such as `results[0]["rows"]`, as it is written with points.
  private static func dotted(_ text: String) -> String {
    text.split { "[].".contains($0) }.map { $0.filter { !"'\"".contains($0) } }
      .joined(separator: ".")
  }

  /// Returns the value at the parts of a path, several of which can be one key with points; `nil` for none.
  private static func descendant(
    of node: borrowing JSONNode, _ parts: ArraySlice<String>
  ) -> JSONNode? {
    guard let first = parts.first else { return node.shared() }
    guard !node.isArray else {
      guard let index = Int(first), let element = node.element(index) else { return nil }
      return descendant(of: element, parts.dropFirst())
    }
    for end in parts.indices {
      guard let member = node.member(parts[...end].joined(separator: ".")),
        let found = descendant(of: member, parts[(end + 1)...])
      else { continue }
      return found
    }
    return nil
  }
}
