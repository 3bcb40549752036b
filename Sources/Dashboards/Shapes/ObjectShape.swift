/// A key of a mapping, which sets a property of a value.
struct Field<Root>: Sendable {
  let key: String
  let isRequired: Bool
  /// A valid value in YAML, for the message about a missing key.
  let example: String
  let schema: SchemaValue
  let read: @Sendable (SpecNode, inout Root, SpecReader) -> Void

  /// Creates a key that can be left out.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - property: The property, which keeps its value without the key.
  ///   - shape: The form of the values.
  ///   - help: A sentence for editors, with the default.
  init<Value>(
    _ key: String, _ property: any WritableKeyPath<Root, Value> & Sendable,
    _ shape: SpecShape<Value>,
    _ help: String
  ) {
    self.init(key, shape, help, required: nil) { root, value in root[keyPath: property] = value }
  }

  /// Creates a key that can be left out, of a property that is `nil` without it.
  init<Value>(
    _ key: String, _ property: any WritableKeyPath<Root, Value?> & Sendable,
    _ shape: SpecShape<Value>,
    _ help: String
  ) {
    self.init(key, shape, help, required: nil) { root, value in root[keyPath: property] = value }
  }

  /// Creates a key that must be given.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - property: The property.
  ///   - shape: The form of the values.
  ///   - help: A sentence for editors.
  ///   - required: A valid value in YAML, for the message about a missing key.
  init<Value>(
    _ key: String, _ property: any WritableKeyPath<Root, Value> & Sendable,
    _ shape: SpecShape<Value>,
    _ help: String, required: String
  ) {
    self.init(key, shape, help, required: required) { root, value in root[keyPath: property] = value
    }
  }

  /// Creates a key that must be given, of a property that is `nil` for the short form of the value.
  init<Value>(
    _ key: String, _ property: any WritableKeyPath<Root, Value?> & Sendable,
    _ shape: SpecShape<Value>,
    _ help: String, required: String
  ) {
    self.init(key, shape, help, required: required) { root, value in root[keyPath: property] = value
    }
  }

  private init<Value>(
    _ key: String, _ shape: SpecShape<Value>, _ help: String, required: String?,
    set: @escaping @Sendable (inout Root, Value) -> Void
  ) {
    self.key = key
    isRequired = required != nil
    example = required ?? ""
    schema = shape.schema.with("description", .text(help))
    read = { node, root, reader in
      if let value = shape.read(node, reader) { set(&root, value) }
    }
  }

  private init(
    key: String, isRequired: Bool, example: String, schema: SchemaValue,
    read: @escaping @Sendable (SpecNode, inout Root, SpecReader) -> Void
  ) {
    (self.key, self.isRequired, self.example) = (key, isRequired, example)
    (self.schema, self.read) = (schema, read)
  }

  /// Returns the key for a value that contains the root.
  func lifted<Outer>(_ property: any WritableKeyPath<Outer, Root> & Sendable) -> Field<Outer> {
    Field<Outer>(key: key, isRequired: isRequired, example: example, schema: schema) {
      node, outer, reader in
      read(node, &outer[keyPath: property], reader)
    }
  }
}

extension SpecShape {
  /// A mapping with known keys.
  ///
  /// - Parameters:
  ///   - name: The mapping in words, such as `a panel`.
  ///   - empty: The value of a mapping without keys.
  ///   - fields: The keys.
  ///   - oneOf: Keys of which exactly one must be given; none by default.
  ///   - check: A check of the value, which reports problems that no single key has.
  /// - Returns: The shape. It returns a value unless a required key is missing.
  static func object(
    _ name: String, _ empty: @autoclosure @escaping @Sendable () -> Value, _ fields: [Field<Value>],
    oneOf: [String] = [],
    check: @escaping @Sendable (Value, SpecNode, SpecReader) -> Void = { _, _, _ in }
  ) -> SpecShape {
    let keys = fields.map(\.key)
    return SpecShape(words: name, schema: schema(name, fields, oneOf: oneOf)) { node, reader in
      guard case .mapping(let members) = node.content else {
        let hint = keys.count > 12 ? "" : " with \(NearestWord.list(keys))"
        reader.report(node, expected: "a mapping\(hint): \(name)")
        return nil
      }
      var value = empty()
      // A misspelt key is not missing as well.
      var meant: Set<String> = []
      for member in members {
        if let field = fields.first(where: { $0.key == member.key }) {
          field.read(member.value, &value, reader)
        } else {
          if let key = NearestWord.of(member.key, among: keys) { meant.insert(key) }
          reader.report(
            member.position, node.path,
            "unknown key '\(member.key)'\(NearestWord.advice(member.key, among: keys))")
        }
      }
      let given = Set(members.map(\.key))
      var isComplete = true
      for field in fields where field.isRequired && !given.contains(field.key) {
        isComplete = false
        guard !meant.contains(field.key) else { continue }
        reader.report(
          node, "the key '\(field.key)' is missing. Add it, for example '\(field.example)'.")
      }
      let chosen = oneOf.filter { given.contains($0) }
      if !oneOf.isEmpty, chosen.count != 1 {
        isComplete = false
        guard chosen.count > 1 || meant.isDisjoint(with: oneOf) else { return nil }
        reader.report(
          node,
          chosen.isEmpty
            ? "\(name) needs one of the keys \(NearestWord.list(oneOf))."
            : "\(NearestWord.list(chosen, joint: "and")) exclude each other in \(name). Leave out all but one."
        )
      }
      guard isComplete else { return nil }
      check(value, node, reader)
      return value
    }
  }

  /// Returns the properties of the schema of a mapping, with another key.
  func properties(and field: Field<Value>) -> SchemaValue {
    (schema["properties"] ?? .object([])).with(field.key, field.schema)
  }

  private static func schema(
    _ name: String, _ fields: [Field<Value>], oneOf: [String]
  ) -> SchemaValue {
    var schema: SchemaValue = [
      "title": .text(name), "type": "object",
      "properties": .object(fields.map { SchemaValue.Member(key: $0.key, value: $0.schema) }),
      "additionalProperties": .boolean(false),
    ]
    let required = fields.filter(\.isRequired).map { SchemaValue.text($0.key) }
    if !required.isEmpty { schema = schema.with("required", .array(required)) }
    if !oneOf.isEmpty {
      schema = schema.with("oneOf", .array(oneOf.map { ["required": .array([.text($0)])] }))
    }
    return schema
  }
}
