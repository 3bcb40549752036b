/// A value that views carry for the layout around them.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that carry none.
  static var defaultValue: Value { get }
}

extension View {
  /// Attaches a value for the layout around the view.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(LayoutValue(entry: LayoutValueEntry(key: ObjectIdentifier(key), value: value)))
  }
}

struct LayoutValue<Value>: SettingsModifier {
  var entry: LayoutValueEntry<Value>

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
