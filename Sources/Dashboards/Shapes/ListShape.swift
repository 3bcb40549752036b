extension SpecShape {
  /// A list of values.
  ///
  /// - Parameters:
  ///   - element: The form of the values.
  ///   - words: The list in words, such as `a list of panels`.
  ///   - counts: The valid numbers of values.
  /// - Returns: The shape, which reads all valid values of a list.
  static func list<Element>(
    of element: SpecShape<Element>, _ words: String, counts: ClosedRange<Int> = 0...10_000
  ) -> SpecShape where Value == [Element] {
    let schema: SchemaValue = [
      "type": "array", "items": element.schema, "minItems": .number(Double(counts.lowerBound)),
      "maxItems": .number(Double(counts.upperBound)),
    ]
    return SpecShape(words: words, schema: schema) { node, reader in
      guard case .sequence(let nodes) = node.content else {
        reader.report(node, expected: words)
        return nil
      }
      guard counts.contains(nodes.count) else {
        let (least, most) = (counts.lowerBound, counts.upperBound)
        let expected =
          least == most ? "\(least)" : nodes.count < least ? "at least \(least)" : "at most \(most)"
        let found = nodes.count == 1 ? "1 value" : "\(nodes.count) values"
        reader.report(node, "found \(found), expected \(expected) in \(words).")
        return nil
      }
      return nodes.compactMap { element.read($0, reader) }
    }
  }

  /// A mapping whose keys are names.
  ///
  /// - Parameters:
  ///   - element: The form of the values.
  ///   - words: The mapping in words, such as `a mapping of data sources by name`.
  /// - Returns: The shape, which reads all valid members.
  static func named<Element>(
    _ element: SpecShape<Element>, _ words: String
  ) -> SpecShape where Value == [NamedMember<Element>] {
    SpecShape(
      words: words, schema: ["type": "object", "additionalProperties": element.schema]
    ) { node, reader in
      guard case .mapping(let members) = node.content else {
        reader.report(node, expected: words)
        return nil
      }
      return members.compactMap { member in
        element.read(member.value, reader).map { NamedMember(name: member.key, value: $0) }
      }
    }
  }
}

/// A value with the name that the spec gives it.
package struct NamedMember<Value> {
  package var name: String
  package var value: Value
}

extension NamedMember: Sendable where Value: Sendable {}
extension NamedMember: Equatable where Value: Equatable {}
