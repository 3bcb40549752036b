public import Foundation

/// A property wrapper for a value that all views of an app share by its key.
///
/// Writing the value updates all views that read it. Values live in memory, as long as the stage. The initial value is
/// that of the user defaults in `store:` or `defaultAppStorage(_:)`, or else of `UserDefaults.register(defaults:)`, or
/// else the default value of the property.
///
/// - Note: Unlike in SwiftUI, user defaults are never written, and of the standard ones only registered values are read
///   unless they are given, so that a picture does not depend on the machine. Outside of a view, as in a model, the
///   value belongs to the property.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let store: UserDefaults?
  private var property: StorageProperty<Value>

  init(
    _ key: String, _ store: UserDefaults?, missing: Value, _ coding: StorageCoding<Value>
  ) {
    self.store = store
    property = StorageProperty(key, missing: missing, coding)
  }

  /// The current value, or the default value if the key has none.
  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { property.binding }
}

extension AppStorage: LinkedProperty {
  mutating func link(to node: Node, kept: AnyObject?, reads: EnvironmentReads) -> AnyObject? {
    let store = store ?? reads.environment.defaultAppStorage
    property.location = node.core.stored.location(of: property.key, in: store)
    return property.location
  }
}

extension AppStorage {
  /// Creates a property for a Boolean value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key.
  ///   - store: The user defaults with the initial value; `nil`, the default, for those of `defaultAppStorage`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, missing: wrappedValue, .bool)
  }

  /// Creates a property for an integer.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key.
  ///   - store: The user defaults with the initial value; `nil`, the default, for those of `defaultAppStorage`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, missing: wrappedValue, .integer)
  }

  /// Creates a property for a number.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key.
  ///   - store: The user defaults with the initial value; `nil`, the default, for those of `defaultAppStorage`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, store, missing: wrappedValue, .number)
  }

  /// Creates a property for a string.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key.
  ///   - store: The user defaults with the initial value; `nil`, the default, for those of `defaultAppStorage`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, store, missing: wrappedValue, .string)
  }

  /// Creates a property for an address.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key.
  ///   - store: The user defaults with the initial value; `nil`, the default, for those of `defaultAppStorage`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store, missing: wrappedValue, .url)
  }

  /// Creates a property for data.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key.
  ///   - store: The user defaults with the initial value; `nil`, the default, for those of `defaultAppStorage`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, missing: wrappedValue, .data)
  }

  /// Creates a property for a date.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key.
  ///   - store: The user defaults with the initial value; `nil`, the default, for those of `defaultAppStorage`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store, missing: wrappedValue, .date)
  }

  /// Creates a property for a value that is stored as an integer.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key.
  ///   - store: The user defaults with the initial value; `nil`, the default, for those of `defaultAppStorage`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, missing: wrappedValue, StorageCoding.integer.raw(Value.self))
  }

  /// Creates a property for a value that is stored as a string.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key.
  ///   - store: The user defaults with the initial value; `nil`, the default, for those of `defaultAppStorage`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store, missing: wrappedValue, StorageCoding.string.raw(Value.self))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for a Boolean value or `nil`, the default value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The user defaults with the initial value; `nil`, the default, for those of `defaultAppStorage`.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, missing: nil, StorageCoding.bool.optional())
  }

  /// Creates a property for an integer or `nil`, the default value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The user defaults with the initial value; `nil`, the default, for those of `defaultAppStorage`.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, missing: nil, StorageCoding.integer.optional())
  }

  /// Creates a property for a number or `nil`, the default value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The user defaults with the initial value; `nil`, the default, for those of `defaultAppStorage`.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, missing: nil, StorageCoding.number.optional())
  }

  /// Creates a property for a string or `nil`, the default value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The user defaults with the initial value; `nil`, the default, for those of `defaultAppStorage`.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, missing: nil, StorageCoding.string.optional())
  }

  /// Creates a property for an address or `nil`, the default value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The user defaults with the initial value; `nil`, the default, for those of `defaultAppStorage`.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, missing: nil, StorageCoding.url.optional())
  }

  /// Creates a property for data or `nil`, the default value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The user defaults with the initial value; `nil`, the default, for those of `defaultAppStorage`.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, missing: nil, StorageCoding.data.optional())
  }

  /// Creates a property for a date or `nil`, the default value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The user defaults with the initial value; `nil`, the default, for those of `defaultAppStorage`.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, missing: nil, StorageCoding.date.optional())
  }

  /// Creates a property for a value that is stored as an integer or `nil`, the default value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The user defaults with the initial value; `nil`, the default, for those of `defaultAppStorage`.
  public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Raw?, Raw.RawValue == Int {
    self.init(key, store, missing: nil, StorageCoding.integer.raw(Raw.self).optional())
  }

  /// Creates a property for a value that is stored as a string or `nil`, the default value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The user defaults with the initial value; `nil`, the default, for those of `defaultAppStorage`.
  public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Raw?, Raw.RawValue == String {
    self.init(key, store, missing: nil, StorageCoding.string.raw(Raw.self).optional())
  }
}
