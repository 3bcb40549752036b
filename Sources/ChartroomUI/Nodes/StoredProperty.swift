@_spi(Reflection) import Swift

/// A stored property of a struct.
struct StoredProperty {
  /// The position in the struct, in bytes.
  let offset: Int
  let type: Any.Type
  let isStruct: Bool

  /// Returns the stored properties of a struct in the order of their declaration.
  ///
  /// - Returns: `nil` for types that are not structs.
  static func all(of type: Any.Type) -> [StoredProperty]? {
    var properties: [StoredProperty] = []
    guard
      kind(of: type) == .struct,
      _forEachField(
        of: type,
        body: { _, offset, type, kind in
          properties.append(
            StoredProperty(offset: offset, type: type, isStruct: kind == .struct))
          return true
        })
    else { return nil }
    return properties
  }

  /// A struct with one property, because the runtime reports the kinds of properties only.
  private struct Holder<Value> { var value: Value }

  /// Returns the kind of a type; `nil` if it is unknown.
  static func kind(of type: Any.Type) -> _MetadataKind? {
    func holder<T>(_ type: T.Type) -> Any.Type { Holder<T>.self }
    var found: _MetadataKind?
    _forEachField(of: _openExistential(type, do: holder)) { _, _, _, kind in
      found = kind
      return true
    }
    return found
  }
}
