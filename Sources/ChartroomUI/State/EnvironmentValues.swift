/// Names a value of the environment and gives its default.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nothing has set one.
  static var defaultValue: Value { get }
}

/// Values that views hand down to all views inside of them.
///
/// Copies are cheap; a change copies the table of values that were set.
public struct EnvironmentValues {
  private final class Table {
    var values: [ObjectIdentifier: Any]

    init(_ values: [ObjectIdentifier: Any]) { self.values = values }
  }

  private var table = Table([:])

  /// Creates an environment of defaults: light, 1×, `en_US`, UTC, Gregorian, left to right.
  public init() {}

  /// The value of `key`.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { table.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  /// The observable object of one type, if one was set.
  package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { table.values[ObjectIdentifier(type)] as? Object }
    set { set(newValue as Any, for: ObjectIdentifier(type)) }
  }

  /// Whether both are one environment, or a copy of it: then nothing that they hold differs.
  package func isSame(as other: EnvironmentValues) -> Bool { table === other.table }

  private mutating func set(_ value: Any, for key: ObjectIdentifier) {
    var values = table.values
    values[key] = value
    table = Table(values)
  }
}
