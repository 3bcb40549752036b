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

final class LayoutValueElement<Value>: SettingsElement<LayoutValueEntry<Value>> {
  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    settings?.key == key ? settings?.value : child.layoutValue(key)
  }
}
