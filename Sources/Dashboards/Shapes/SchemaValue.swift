/// A value of JSON, whose objects keep the order of their keys.
package indirect enum SchemaValue: Hashable, Sendable {
  case text(String)
  case number(Double)
  case boolean(Bool)
  case array([SchemaValue])
  case object([Member])

  /// A key with its value.
  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: SchemaValue
  }

  /// The value of a key; `nil` if there is none.
  package subscript(key: String) -> SchemaValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// Returns the object with another member at its end.
  package func with(_ key: String, _ value: SchemaValue) -> SchemaValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.key != key } + [Member(key: key, value: value)])
  }

  /// Returns the object without a key.
  func without(_ key: String) -> SchemaValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.key != key })
  }

  /// The text in JSON, indented by two spaces.
  package var json: String { lines(indent: "").joined(separator: "\n") }

  private func lines(indent: String) -> [String] {
    func block(_ open: String, _ parts: [[String]], _ close: String) -> [String] {
      guard !parts.isEmpty else { return [open + close] }
      var lines = [open]
      for (index, part) in parts.enumerated() {
        let isLast = index == parts.count - 1
        lines += part.enumerated().map { number, line in
          "  \(line)\(number == part.count - 1 && !isLast ? "," : "")"
        }
      }
      return lines + [close]
    }
    switch self {
    case .text(let text): return [Self.quoted(text)]
    case .number(let number): return [Self.text(of: number)]
    case .boolean(let value): return ["\(value)"]
    case .array(let values): return block("[", values.map { $0.lines(indent: indent) }, "]")
    case .object(let members):
      return block(
        "{",
        members.map { member in
          var lines = member.value.lines(indent: indent)
          lines[0] = "\(Self.quoted(member.key)): \(lines[0])"
          return lines
        }, "}")
    }
  }

  /// Returns the shortest text of a number.
  static func text(of number: Double) -> String {
    Int64(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension SchemaValue: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByArrayLiteral
{
  package init(stringLiteral text: String) { self = .text(text) }
  package init(arrayLiteral elements: SchemaValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, SchemaValue)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }
}
