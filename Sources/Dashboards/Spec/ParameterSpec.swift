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
      func node(isQuoted: Bool) -> SpecNode {
        SpecNode(
          content: .scalar(text, isQuoted: isQuoted), position: member.value.position,
          path: member.value.path)
      }
      // A value of the caller is never missing.
      let plain = node(isQuoted: false)
      return NamedMember(
        name: member.key, value: plain.isNothing ? node(isQuoted: true) : plain)
    }
  }

  /// Whether a text can be the name of a parameter.
  private static func isName(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*/) != nil
  }

  /// Returns a spec in which parameters are replaced by their values.
  ///
  /// A text that is only a parameter becomes the value itself, such as a number. `$${` is the text `${`. The
  /// parameters of queries stay as they are.
  func applied(to root: SpecNode, _ reader: SpecReader) -> SpecNode {
    guard case .mapping(let members) = root.content else { return root }
    let others = members.map { member in
      SpecNode.Member(
        key: member.key, position: member.position,
        value: member.key == "parameters" ? given(member.value) : replaced(member.value, reader))
    }
    return SpecNode(content: .mapping(others), position: root.position, path: root.path)
  }

  /// Returns the mapping of parameters with their values instead of their defaults.
  private func given(_ node: SpecNode) -> SpecNode {
    guard case .mapping = node.content else { return node }
    let members = values.map {
      SpecNode.Member(key: $0.name, position: $0.value.position, value: $0.value)
    }
    return SpecNode(content: .mapping(members), position: node.position, path: node.path)
  }

  private func replaced(_ node: SpecNode, _ reader: SpecReader) -> SpecNode {
    // The parameters of queries are bound, and never inserted into their texts.
    guard !QueryText.isQuery(node.path) else { return node }
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
    guard let template = TextTemplate(text) else {
      reader.refuse(node, TextTemplate.unclosed)
      return (text, false)
    }
    ExecSpec.check(node, template, reader)
    var result = ""
    for part in template.parts {
      switch part {
      case .text(let text): result += text
      case .parameter(let name):
        guard let value = values.first(where: { $0.name == name })?.value,
          case .scalar(let replacement, _) = value.content
        else {
          reader.refuse(node, TextTemplate.unknown(name, among: values.map(\.name)))
          return (text, false)
        }
        result += replacement
      }
    }
    guard template.parts.count == 1, case .parameter = template.parts[0] else {
      return (result, false)
    }
    return (result, true)
  }
}
