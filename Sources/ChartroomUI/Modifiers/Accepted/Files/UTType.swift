/// A type of files and data.
///
/// - Note: Unlike in UniformTypeIdentifiers, only types with a constant, and those that the app exports or imports with
///   a parent, conform to others, and every identifier has a type.
public struct UTType: Hashable, Sendable {
  /// The identifier, such as "public.png".
  public let identifier: String
  /// The identifiers of the types that an undeclared one conforms to.
  private var parents: [String] = []
  /// The extension of the file names of an undeclared type; `nil` for none.
  private var fileExtension: String?
  /// The MIME type of an undeclared type; `nil` for none.
  private var mimeType: String?

  init(declared identifier: String) { self.identifier = identifier }

  /// Creates the type of an identifier; `nil` if the string is no identifier.
  ///
  /// An identifier has letters, digits, hyphens and dots.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty, identifier.utf8.allSatisfy(Self.isPart) else { return nil }
    self.init(declared: identifier)
  }

  /// Returns whether an identifier can have an ASCII character.
  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Creates the type of an unknown extension or MIME type.
  private init(dynamic kind: String, _ name: String, conformingTo supertype: UTType) {
    // Names can have characters that identifiers cannot have.
    let spelled = name.utf8.map { byte in
      Self.isPart(byte) && byte != UInt8(ascii: "-")
        ? String(UnicodeScalar(byte)) : "-\(byte < 16 ? "0" : "")" + String(byte, radix: 16)
    }
    self.init(declared: "dyn.\(kind).\(spelled.joined())")
    conform(to: supertype)
  }

  private mutating func conform(to type: UTType) {
    parents = [type.identifier] + type.supertypes.map(\.identifier).sorted()
  }

  /// Creates the type of an identifier that the app declares.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - parentType: The type that it conforms to; `nil`, the default, for none.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier)
    if DeclaredType.all[identifier] == nil, let parentType { conform(to: parentType) }
  }

  /// Creates the type of an identifier that another app declares.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - parentType: The type that it conforms to; `nil`, the default, for none.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Creates the type of files with an extension: that of a constant, or a dynamic one; `nil` for an empty string.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension, without a dot; lowercase and uppercase are equal.
  ///   - supertype: The type that it must conform to; `.data` by default.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard !name.isEmpty else { return nil }
    if let known = Self.known(conformingTo: supertype, where: { $0.extensions.contains(name) }) {
      self = known
    } else {
      self.init(dynamic: "filename-extension", name, conformingTo: supertype)
      fileExtension = name
    }
  }

  /// Creates the type of a MIME type: that of a constant, or a dynamic one; `nil` for an empty string.
  ///
  /// - Parameters:
  ///   - mimeType: The MIME type; lowercase and uppercase are equal.
  ///   - supertype: The type that it must conform to; `.data` by default.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    guard !name.isEmpty else { return nil }
    if let known = Self.known(conformingTo: supertype, where: { $0.mimeType == name }) {
      self = known
    } else {
      self.init(dynamic: "mime-type", name, conformingTo: supertype)
      self.mimeType = name
    }
  }

  /// Returns the first type, in the order of identifiers, of those with a constant that fit.
  private static func known(
    conformingTo supertype: UTType, where isFitting: (DeclaredType) -> Bool
  ) -> UTType? {
    let fitting = DeclaredType.all.filter { isFitting($0.value) }.keys.sorted()
    return fitting.map { UTType(declared: $0) }.first { $0.conforms(to: supertype) }
  }
}

extension UTType {
  private var declaration: DeclaredType? { DeclaredType.all[identifier] }

  /// The usual extension of file names, without a dot; `nil` for none.
  public var preferredFilenameExtension: String? {
    declaration?.extensions.first ?? fileExtension
  }

  /// The usual MIME type; `nil` for none.
  public var preferredMIMEType: String? { declaration?.mimeType ?? mimeType }

  /// Whether the type was not made for an unknown extension or MIME type.
  public var isDeclared: Bool { !isDynamic }

  /// Whether the type was made for an unknown extension or MIME type.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Whether the type is one of the public domain.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All types that the type conforms to, without itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var pending = declaration?.parents ?? parents
    while let identifier = pending.popLast() {
      guard found.insert(UTType(declared: identifier)).inserted else { continue }
      pending += DeclaredType.all[identifier]?.parents ?? []
    }
    return found
  }

  /// Returns whether the type is another one, or conforms to it.
  public func conforms(to type: UTType) -> Bool {
    identifier == type.identifier || isSubtype(of: type)
  }

  /// Returns whether the type conforms to another one, and is not the same.
  public func isSubtype(of type: UTType) -> Bool {
    supertypes.contains { $0.identifier == type.identifier }
  }

  /// Returns whether another type conforms to the type, and is not the same.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType {
  /// Types are equal if their identifiers are.
  public static func == (lhs: UTType, rhs: UTType) -> Bool { lhs.identifier == rhs.identifier }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}

extension UTType: Codable {
  /// Reads the identifier of a type.
  ///
  /// - Throws: `DecodingError` for a string that is no identifier.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let identifier = try container.decode(String.self)
    guard let type = UTType(identifier) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(identifier)' is no identifier of a type")
    }
    self = type
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
