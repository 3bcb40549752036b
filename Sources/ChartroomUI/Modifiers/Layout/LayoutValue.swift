/// A type that identifies a value that a view passes to the enclosing layout.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that does not set one.
  static var defaultValue: Value { get }
}

nonisolated extension View {
  /// Sets a value that the enclosing layout can read from the view's `LayoutSubview`.
  ///
  /// - Parameters:
  ///   - key: The type that identifies the value.
  ///   - value: The value to set.
  /// - Returns: The view with the value set.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(LayoutValue(entry: LayoutValueEntry(key: ObjectIdentifier(key), value: value)))
  }
}

struct LayoutValue<Value> {
  var entry: LayoutValueEntry<Value>
}

extension LayoutValue: SettingsModifier {
  typealias Wrapper = LayoutValueElement<Value>

  func settings(in environment: EnvironmentValues) -> LayoutValueEntry<Value> { entry }
}

struct LayoutValueEntry<Value> {
  var key: ObjectIdentifier
  var value: Value
}

extension LayoutValueEntry: Equatable where Value: Equatable {}

/// A layout value in a layout element.
final class LayoutValueBox<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}

final class LayoutValueElement<Value>: SettingsElement<LayoutValueEntry<Value>> {
  // A layout reads values often. Reads of generic properties would look up the metadata of their types.
  @exclusivity(unchecked) private var key: ObjectIdentifier?
  @exclusivity(unchecked) private var box: AnyObject?

  override func settingsDidChange(_ settings: LayoutValueEntry<Value>) {
    key = settings.key
    box = LayoutValueBox(settings.value)
    super.settingsDidChange(settings)
  }

  override func layoutValue(_ key: ObjectIdentifier) -> AnyObject? {
    key == self.key ? box : child.layoutValue(key)
  }
}
