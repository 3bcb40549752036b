/// The form of a value in a spec.
///
/// One shape reads the value, describes it in messages, and describes it in JSON Schema, so that the three agree.
package struct SpecShape<Value>: Sendable {
  /// The values in words, with an article: `a number above 0`.
  let words: String
  /// The values in JSON Schema.
  let schema: SchemaValue
  /// Reads a value; reports what is wrong with it, and returns `nil`, if it has another form.
  let read: @Sendable (SpecNode, SpecReader) -> Value?
}

extension SpecShape {
  /// Returns the shape of the same values with another type.
  ///
  /// - Parameters:
  ///   - words: The values in words; those of this shape by default.
  ///   - convert: The conversion; `nil` for values that are not valid.
  /// - Returns: The shape.
  func map<Other>(
    _ words: String? = nil, _ convert: @escaping @Sendable (Value) -> Other?
  ) -> SpecShape<Other> {
    let words = words ?? self.words
    return SpecShape<Other>(words: words, schema: schema) { node, reader in
      guard let value = read(node, reader) else { return nil }
      guard let other = convert(value) else {
        reader.report(node, expected: words)
        return nil
      }
      return other
    }
  }

  /// Returns the shape that also reads a short form: a text, a number or a Boolean in place of a mapping.
  ///
  /// - Parameters:
  ///   - short: The short form.
  ///   - value: Returns the value of a short form.
  /// - Returns: The shape.
  func orScalar<Short>(
    _ short: SpecShape<Short>, _ value: @escaping @Sendable (Short) -> Value
  ) -> SpecShape {
    SpecShape(
      words: "\(short.words) or \(words)", schema: ["anyOf": [short.schema, schema]]
    ) { node, reader in
      if case .mapping = node.content { return read(node, reader) }
      return short.read(node, reader).map(value)
    }
  }

  /// The shape with the place of the value.
  var located: SpecShape<Located<Value>> {
    SpecShape<Located<Value>>(words: words, schema: schema) { node, reader in
      read(node, reader).map { Located(value: $0, node: node) }
    }
  }
}

/// A value with its place.
package struct Located<Value> {
  package var value: Value
  /// The node of the spec.
  package let node: SpecNode
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {
  /// Returns whether the values are equal, wherever they are.
  package static func == (left: Located, right: Located) -> Bool { left.value == right.value }
}
