/// The parameters of a spec, such as `${day}`, and their values.
package struct SpecParameters: Equatable, Sendable {
  /// The names and values; those of the spec, replaced by those of the caller.
  private(set) var values: [NamedMember<SpecNode>]

  /// Reads the defaults of a spec.
  ///
  /// - Parameters:
  ///   - root: The root of the spec.
  ///   - given: The values that replace the defaults, by name.
  ///   - reader: The reading, to which invalid names and values are reported.
  init(_ root: SpecNode, given: [String: String], _ reader: SpecReader) {
    values = (root["parameters"]?.members ?? []).compactMap { member in
      guard Self.isName(member.key) else {
        reader.report(
          member.position, "parameters",
          "'\(member.key)' is not a name of a parameter. Begin with a letter, and use letters, digits and '_'."
        )
        return nil
      }
      guard case .scalar = member.value.content else {
        reader.refuse(member.value, "found \(member.value.words), expected a number or a text.")
        return nil
      }
      guard let text = given[member.key] else {
        return NamedMember(name: member.key, value: member.value)
      }
      let node = SpecNode(
        content: .scalar(text, isQuoted: false), position: member.value.position,
        path: member.value.path)
      return NamedMember(name: member.key, value: node)
    }
  }

  /// Whether a text can be the name of a parameter.
  private static func isName(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*/) != nil
  }

  /// Returns a spec in which parameters are replaced by their values.
  ///
  /// A text that is only a parameter becomes the value itself, such as a number. `$${` is the text `${`.
  func applied(to root: SpecNode, _ reader: SpecReader) -> SpecNode {
    guard case .mapping(let members) = root.content else { return root }
    let others = members.map { member in
      member.key == "parameters"
        ? member
        : SpecNode.Member(
          key: member.key, position: member.position, value: replaced(member.value, reader))
    }
    return SpecNode(content: .mapping(others), position: root.position, path: root.path)
  }

  private func replaced(_ node: SpecNode, _ reader: SpecReader) -> SpecNode {
    var content = node.content
    switch node.content {
    case .scalar(let text, let isQuoted):
      guard text.contains("${") else { return node }
      let (result, isWhole) = replaced(text, node, reader)
      content = .scalar(result, isQuoted: isWhole ? false : isQuoted)
    case .sequence(let nodes): content = .sequence(nodes.map { replaced($0, reader) })
    case .mapping(let members):
      content = .mapping(
        members.map {
          SpecNode.Member(key: $0.key, position: $0.position, value: replaced($0.value, reader))
        })
    }
    return SpecNode(content: content, position: node.position, path: node.path)
  }

  /// Returns a text with values, and whether the text is only a parameter.
  private func replaced(
    _ text: String, _ node: SpecNode, _ reader: SpecReader
  ) -> (text: String, isWhole: Bool) {
    var (result, rest) = ("", text[...])
    var isWhole = false
    while let start = rest.firstRange(of: "${") {
      let before = rest[..<start.lowerBound]
      guard !before.hasSuffix("$") else {
        result += before.dropLast() + "${"
        rest = rest[start.upperBound...]
        continue
      }
      guard let end = rest[start.upperBound...].firstIndex(of: "}") else {
        reader.refuse(node, "found '${' without '}'. Close it, or write '$${' for the text '${'.")
        return (text, false)
      }
      let name = String(rest[start.upperBound..<end])
      guard let value = values.first(where: { $0.name == name })?.value,
        case .scalar(let replacement, _) = value.content
      else {
        let names = values.map(\.name)
        reader.refuse(
          node,
          names.isEmpty
            ? "unknown parameter '\(name)', and the spec has none. Define it with its default in 'parameters'."
            : "unknown parameter '\(name)'\(NearestWord.advice(name, among: names))")
        return (text, false)
      }
      result += before + replacement
      rest = rest[rest.index(after: end)...]
      isWhole = result == replacement && rest.isEmpty
    }
    return (result + rest, isWhole)
  }
}
