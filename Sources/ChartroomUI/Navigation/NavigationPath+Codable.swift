import Foundation

extension NavigationPath {
  /// The values of a path in a form that can be encoded, such as for a later start of a program.
  ///
  /// A value is encoded as the name of its type and its JSON. The names are those of the runtime: only a program with
  /// the same types decodes a path.
  public struct CodableRepresentation: Equatable {
    fileprivate let values: [AnyHashable]
  }

  /// The values of the path in a form that can be encoded; `nil` if a value is not codable, or if its type has no name
  /// by which it is found again, such as a private type.
  ///
  /// - Complexity: O(*n*) for *n* values.
  public var codable: CodableRepresentation? {
    values.allSatisfy { name(of: $0.base) != nil } ? CodableRepresentation(values: values) : nil
  }

  /// Creates a path of decoded values.
  public init(_ codable: CodableRepresentation) {
    self.init()
    values = codable.values
  }
}

extension NavigationPath.CodableRepresentation: Codable {
  /// Creates the form from its encoding.
  ///
  /// - Throws: `DecodingError` for a type that the program does not have or that is not hashable and codable, and for a
  ///   value that its type does not decode.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var values: [AnyHashable] = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      guard let type = type(named: name) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "'\(name)' is no hashable and codable type.")
      }
      let json = try container.decode(String.self)
      values.append(AnyHashable(try JSONDecoder().decode(type, from: Data(json.utf8))))
    }
    self.values = values
  }

  /// Encodes the types and values, one after another.
  ///
  /// - Throws: The error of a value that cannot be encoded.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in values {
      guard let codable = value.base as? any Codable,
        let name = name(of: value.base)
      else {
        throw EncodingError.invalidValue(
          value, .init(codingPath: container.codingPath, debugDescription: "It has no encoding."))
      }
      try container.encode(name)
      let json = JSONEncoder()
      json.outputFormatting = .sortedKeys
      try container.encode(String(decoding: json.encode(codable), as: UTF8.self))
    }
  }
}

/// Returns the type of the values of a path with a name of the runtime; `nil` if the program has none that is hashable
/// and codable.
private func type(named name: String) -> (any (Codable & Hashable).Type)? {
  _typeByName(name) as? any (Codable & Hashable).Type
}

/// Returns the name of the type of a value; `nil` if the type is not codable or not found by the name.
private func name(of value: Any) -> String? {
  guard let name = _mangledTypeName(Swift.type(of: value)), type(named: name) != nil else {
    return nil
  }
  return name
}
