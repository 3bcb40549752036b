/// A value that an app attaches to characters, for a `TextRenderer`.
public protocol TextAttribute: Hashable {}

extension Text {
  /// Attaches a value to the characters of the text, which `Layout.Run` returns by its type.
  ///
  /// - Parameter value: The value. One that a text inside has of the same type applies to the characters of that text.
  /// - Returns: The text with the value.
  public func customAttribute<Attribute: TextAttribute>(_ value: Attribute) -> Text {
    var copy = self
    var attributes = copy.style.traits.rare.attributes ?? CustomTextAttributes()
    attributes[Attribute.self] = value
    copy.style.traits.rare.attributes = attributes
    return copy
  }
}

/// The values that an app attaches to characters, by their types.
///
/// Only the main actor, on which texts are resolved and drawn, reads the values.
struct CustomTextAttributes: Hashable, @unchecked Sendable {
  private var values: [ObjectIdentifier: AnyHashable] = [:]

  subscript<Attribute: TextAttribute>(type: Attribute.Type) -> Attribute? {
    get { values[ObjectIdentifier(type)]?.base as? Attribute }
    set { values[ObjectIdentifier(type)] = newValue.map { AnyHashable($0) } }
  }

  /// Returns these values in a text with other values, which apply where these have none of their type.
  func inside(_ outer: CustomTextAttributes) -> CustomTextAttributes {
    var attributes = self
    attributes.values.merge(outer.values) { own, _ in own }
    return attributes
  }
}
