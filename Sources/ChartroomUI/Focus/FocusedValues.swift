// The menus of a Mac, which act on the focused window, do not exist in a picture, so that these values stay empty.

/// A key of values that the focused view provides.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused view provides.
///
/// It is empty: nothing outside of the views of a stage reads the values.
public struct FocusedValues {
  /// The value of a key; `nil`, and writes are ignored.
  public subscript<Key: FocusedValueKey>(_ key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A property wrapper for a value of the focused view, which is always `nil`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Creates a property for the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  /// The value, which is `nil`.
  public var wrappedValue: Value? { nil }
}

extension FocusedValue where Value: AnyObject {
  /// Creates a property for an observable object.
  public init(_ objectType: Value.Type) {}
}

/// A property wrapper for a binding that the focused view provides, which is always missing.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Creates a property for the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// The value, which is `nil`; writes are ignored.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  /// A binding to the value, which is constant.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

nonisolated extension View {
  /// Provides a value while the view has the focus.
  ///
  /// Accepted, and has no effect: nothing reads the value.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  /// Provides a value while the view has the focus; `nil` for none.
  ///
  /// Accepted, and has no effect: nothing reads the value.
  @_disfavoredOverload
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }

  /// Provides an observable object while the view has the focus.
  ///
  /// Accepted, and has no effect: nothing reads the object.
  public func focusedValue<Value: AnyObject>(_ object: Value?) -> some View { self }

  /// Provides a value while the scene of the view has the focus.
  ///
  /// Accepted, and has no effect: nothing reads the value.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
}
