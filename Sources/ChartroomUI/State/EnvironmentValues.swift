/// The key of an environment value, with its default.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value in environments that do not set one.
  static var defaultValue: Value { get }
}

/// The collection of values that a view passes down to its subviews.
///
/// - Complexity: A copy is O(1); a change copies all values that are set.
public struct EnvironmentValues {
  private final class Table {
    var values: [ObjectIdentifier: Any]

    init(_ values: [ObjectIdentifier: Any]) { self.values = values }
  }

  private var table = Table([:])

  /// Creates an environment of defaults: light, 1×, `en_US`, UTC, Gregorian, left to right.
  public init() {}

  /// The value for a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { table.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  /// The observable object of a type, or `nil` if none is set.
  package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { table.values[ObjectIdentifier(type)] as? Object }
    set { set(newValue as Any, for: ObjectIdentifier(type)) }
  }

  /// Returns whether both share their storage, which implies that all values are equal.
  package func isSame(as other: EnvironmentValues) -> Bool { table === other.table }

  private mutating func set(_ value: Any, for key: ObjectIdentifier) {
    var values = table.values
    values[key] = value
    table = Table(values)
  }
}
