extension SchemaValue {
  /// The greatest length of a line with a whole mapping or list.
  private static let mostColumns = 100

  /// The text in YAML: mappings and lists that fit are on one line, and others have a line for each member.
  ///
  /// Texts that a spec could take for a parameter, such as `${day}`, have the `$` that makes them texts.
  package var yaml: String { block(indent: 0).joined(separator: "\n") + "\n" }

  private func block(indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    switch self {
    case .text, .number, .boolean: return [space + flow]
    case .array(let values):
      guard !values.isEmpty else { return [space + "[]"] }
      return values.flatMap { value -> [String] in
        if value.fits(indent + 2) { return ["\(space)- \(value.flow)"] }
        var lines = value.block(indent: indent + 2)
        lines[0] = "\(space)- \(lines[0].dropFirst(indent + 2))"
        return lines
      }
    case .object(let members):
      guard !members.isEmpty else { return [space + "{}"] }
      return members.flatMap { member -> [String] in
        let key = "\(space)\(Self.scalar(member.key)):"
        if member.value.fits(key.count + 1) { return ["\(key) \(member.value.flow)"] }
        return [key] + member.value.block(indent: indent + 2)
      }
    }
  }

  /// Whether the value fits on a line behind some columns; lists of mappings have a line for each.
  private func fits(_ columns: Int) -> Bool {
    if case .array(let values) = self, values.contains(where: { $0.hasMembers }) { return false }
    return columns + flow.count <= Self.mostColumns && depth < 3
  }

  private var hasMembers: Bool { if case .object = self { true } else { false } }

  private var depth: Int {
    switch self {
    case .text, .number, .boolean: 0
    case .array(let values): 1 + (values.map(\.depth).max() ?? 0)
    case .object(let members): 1 + (members.map(\.value.depth).max() ?? 0)
    }
  }

  /// The text on one line.
  private var flow: String {
    switch self {
    case .text(let text): Self.scalar(text)
    case .number(let number): Self.text(of: number)
    case .boolean(let value): "\(value)"
    case .array(let values): "[\(values.map(\.flow).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(Self.scalar($0.key)): \($0.value.flow)" }.joined(separator: ", "))}"
    }
  }

  /// Returns a text, between quotation marks if it could be another value.
  private static func scalar(_ text: String) -> String {
    let words = ["true", "false", "null", "yes", "no", "on", "off", "nan", "inf"]
    let isPlain =
      text.wholeMatch(of: /[A-Za-z_\/](?:[A-Za-z0-9_.\/ -]*[A-Za-z0-9_.\/])?/) != nil
      && !words.contains(text.lowercased())
    return isPlain ? text : quoted(text.replacing("${", with: "$${"))
  }
}
