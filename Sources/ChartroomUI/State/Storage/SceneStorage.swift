public import Foundation

/// A property wrapper for a value that the views of a scene share by its key.
///
/// Writing the value updates all views that read it. Values live in memory, as long as the stage, and begin with the
/// default value of the property. Outside of a view, the value belongs to the property.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var property: StorageProperty<Value>

  init(_ key: String, missing: Value, _ coding: StorageCoding<Value>) {
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

extension SceneStorage: LinkedProperty {
  mutating func link(to node: Node, kept: AnyObject?, reads: EnvironmentReads) -> AnyObject? {
    property.location = node.core.stored.sceneLocation(of: property.key)
    return property.location
  }
}

extension SceneStorage {
  /// Creates a property for a Boolean value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, missing: wrappedValue, .bool)
  }

  /// Creates a property for an integer.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, missing: wrappedValue, .integer)
  }

  /// Creates a property for a number.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, missing: wrappedValue, .number)
  }

  /// Creates a property for a string.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, missing: wrappedValue, .string)
  }

  /// Creates a property for an address.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, missing: wrappedValue, .url)
  }

  /// Creates a property for data.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, missing: wrappedValue, .data)
  }

  /// Creates a property for a date.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(key, missing: wrappedValue, .date)
  }

  /// Creates a property for a value that is stored as an integer.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, missing: wrappedValue, StorageCoding.integer.raw(Value.self))
  }

  /// Creates a property for a value that is stored as a string.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, missing: wrappedValue, StorageCoding.string.raw(Value.self))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for a Boolean value or `nil`, the default value.
  ///
  /// - Parameter key: The key.
  public init(_ key: String) where Value == Bool? {
    self.init(key, missing: nil, StorageCoding.bool.optional())
  }

  /// Creates a property for an integer or `nil`, the default value.
  ///
  /// - Parameter key: The key.
  public init(_ key: String) where Value == Int? {
    self.init(key, missing: nil, StorageCoding.integer.optional())
  }

  /// Creates a property for a number or `nil`, the default value.
  ///
  /// - Parameter key: The key.
  public init(_ key: String) where Value == Double? {
    self.init(key, missing: nil, StorageCoding.number.optional())
  }

  /// Creates a property for a string or `nil`, the default value.
  ///
  /// - Parameter key: The key.
  public init(_ key: String) where Value == String? {
    self.init(key, missing: nil, StorageCoding.string.optional())
  }

  /// Creates a property for an address or `nil`, the default value.
  ///
  /// - Parameter key: The key.
  public init(_ key: String) where Value == URL? {
    self.init(key, missing: nil, StorageCoding.url.optional())
  }

  /// Creates a property for data or `nil`, the default value.
  ///
  /// - Parameter key: The key.
  public init(_ key: String) where Value == Data? {
    self.init(key, missing: nil, StorageCoding.data.optional())
  }

  /// Creates a property for a date or `nil`, the default value.
  ///
  /// - Parameter key: The key.
  public init(_ key: String) where Value == Date? {
    self.init(key, missing: nil, StorageCoding.date.optional())
  }

  /// Creates a property for a value that is stored as an integer or `nil`, the default value.
  ///
  /// - Parameter key: The key.
  public init<Raw: RawRepresentable>(_ key: String)
  where Value == Raw?, Raw.RawValue == Int {
    self.init(key, missing: nil, StorageCoding.integer.raw(Raw.self).optional())
  }

  /// Creates a property for a value that is stored as a string or `nil`, the default value.
  ///
  /// - Parameter key: The key.
  public init<Raw: RawRepresentable>(_ key: String)
  where Value == Raw?, Raw.RawValue == String {
    self.init(key, missing: nil, StorageCoding.string.raw(Raw.self).optional())
  }
}
