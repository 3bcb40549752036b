public import Graphics

/// A key that identifies an environment value and supplies its default.
public protocol EnvironmentKey {
  /// The type of the environment value.
  associatedtype Value
  /// The value of the key in an environment that does not set it.
  static var defaultValue: Value { get }
}

/// A collection of values that a view passes down to its subviews.
///
/// - Complexity: Copying a collection is O(1). Setting a value is O(*n*) in the number of values set.
public struct EnvironmentValues {
  private final class Table {
    let values: [ObjectIdentifier: Any]

    init(_ values: [ObjectIdentifier: Any]) { self.values = values }
  }

  private var table = Table([:])
  /// The axis of the enclosing stack; `nil` outside of stacks.
  ///
  /// It is not in the table, because nearly every container changes it.
  package var stackAxis: Axis?
  // It is not in the table, because all views read it.
  /// The layout direction; left to right by default, regardless of the locale.
  public var layoutDirection = LayoutDirection.leftToRight

  /// Creates an environment with default values.
  ///
  /// The defaults include a light colour scheme, a display scale of 1, the locale `en_US`, UTC, the
  /// Gregorian calendar and left-to-right layout. They do not depend on the system.
  public init() {}

  /// The value of a key, or its default value if none is set.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Without this test, the cast of a missing value to an optional type would give `nil`.
      guard let value = table.values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  /// The observable object of a type, or `nil` if none is set.
  package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { table.values[ObjectIdentifier(type)] as? Object }
    set { set(newValue as Any, for: ObjectIdentifier(type)) }
  }

  /// Returns whether both share their storage, which implies that all values are equal.
  package func isSame(as other: EnvironmentValues) -> Bool {
    table === other.table && stackAxis == other.stackAxis
      && layoutDirection == other.layoutDirection
  }

  /// Takes over the objects of another environment, and the values of keys that an app has defined.
  ///
  /// - Complexity: O(*n*) for *n* values that are set in either environment.
  @MainActor
  mutating func takeAppValues(of other: EnvironmentValues) {
    guard other.table !== table else { return }
    var values = table.values
    for (key, value) in other.table.values where AppKeys.contains(key) { values[key] = value }
    table = Table(values)
  }

  private mutating func set(_ value: Any, for key: ObjectIdentifier) {
    var values = table.values
    values[key] = value
    table = Table(values)
  }
}
