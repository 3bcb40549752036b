import Foundation

extension NavigationPath {
  /// The values of a path in a form that can be encoded, for example to restore it at the next launch.
  ///
  /// A value is encoded as the name of its type and its JSON. The names are those of the runtime: only a program with
  /// the same types decodes a path.
  public struct CodableRepresentation {
    fileprivate typealias Value = Codable & Hashable

    /// A value with the name of its type.
    fileprivate struct Element {
      let name: String
      let value: AnyHashable
      let encodable: any Encodable

      init?(_ value: AnyHashable) {
        guard let coded = value.base as? any Value,
          let name = _mangledTypeName(Swift.type(of: coded)),
          CodableRepresentation.type(named: name) != nil
        else { return nil }
        self.name = name
        self.value = value
        encodable = coded
      }

      init<V: Value>(_ name: String, _ type: V.Type, json: String) throws {
        let value = try JSONDecoder().decode(type, from: Data(json.utf8))
        self.name = name
        self.value = AnyHashable(value)
        encodable = value
      }
    }

    fileprivate let elements: [Element]

    /// Returns the type of the values with a name of the runtime; `nil` if the program has none that is hashable and
    /// codable.
    fileprivate static func type(named name: String) -> (any Value.Type)? {
      _typeByName(name) as? any Value.Type
    }
  }

  /// The values of the path in a form that can be encoded; `nil` if a value is not codable, or if its type has no name
  /// by which it is found again, such as a private type.
  ///
  /// - Complexity: O(*n*) for *n* values.
  public var codable: CodableRepresentation? {
    let elements = values.compactMap(CodableRepresentation.Element.init)
    return elements.count == values.count ? CodableRepresentation(elements: elements) : nil
  }

  /// Creates a path of decoded values.
  public init(_ codable: CodableRepresentation) {
    self.init()
    values = codable.elements.map(\.value)
  }
}

extension NavigationPath.CodableRepresentation: Equatable {
  /// Returns whether two forms have equal values.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.elements.map(\.value) == rhs.elements.map(\.value)
  }
}

extension NavigationPath.CodableRepresentation: Codable {
  /// Creates the form from its encoding.
  ///
  /// - Throws: `DecodingError` for a type that the program does not have or that is not hashable and codable, and for a
  ///   value that its type does not decode.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [Element] = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      guard let type = Self.type(named: name) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "'\(name)' is no hashable and codable type.")
      }
      let json = try container.decode(String.self)
      elements.append(try Element(name, type, json: json))
    }
    self.elements = elements
  }

  /// Encodes the types and values, one after another.
  ///
  /// - Throws: The error of a value that cannot be encoded.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    let json = JSONEncoder()
    json.outputFormatting = .sortedKeys
    for element in elements {
      try container.encode(element.name)
      try container.encode(String(decoding: json.encode(element.encodable), as: UTF8.self))
    }
  }
}
