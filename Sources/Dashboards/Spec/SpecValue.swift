/// A number, a text or a Boolean of a spec, which is compared with the values of a column.
package enum SpecValue: Hashable, Sendable {
  case number(Double)
  case text(String)

  /// The value in words, for messages.
  var words: String {
    switch self {
    case .number(let number): Int64(exactly: number).map { "'\($0)'" } ?? "'\(number)'"
    case .text(let text): "'\(text)'"
    }
  }
}

extension SpecShape where Value == SpecValue {
  /// A number, a date or a text.
  static let value = SpecShape(
    words: "a number, a date or a text", schema: ["type": ["string", "number", "boolean"]]
  ) { node, reader in
    if let number = node.number { return .number(number) }
    if let text = node.text { return .text(text) }
    reader.report(node, expected: "a number, a date or a text")
    return nil
  }
}
