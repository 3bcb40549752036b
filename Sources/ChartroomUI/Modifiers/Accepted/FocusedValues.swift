public import Observation

// Nothing has the focus in a picture, so that no value is that of a focused view.

/// A key of a value of the focused view.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values of the focused view, of which there are none.
public struct FocusedValues {
  /// The value of a key; `nil`, whatever is written.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set { _ = newValue }
  }
}

/// A value of the focused view, which is `nil`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// The value, which is `nil`.
  public var wrappedValue: Value? { nil }

  /// Creates the property of a value.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// Creates the property of an object.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
}

/// A binding of the focused view, which is `nil`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// The value, which is `nil`; writing has no effect.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set { _ = newValue }
  }

  /// A binding to no value.
  public var projectedValue: Binding<Value?> { .constant(nil) }

  /// Creates the property of a binding.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
}

nonisolated extension View {
  /// Sets a value for the time in which the view has the focus.
  ///
  /// Accepted, and has no effect: nothing has the focus.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  /// Sets an optional value for the time in which the view has the focus.
  ///
  /// Accepted, and has no effect: nothing has the focus.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }

  /// Sets an object for the time in which the view has the focus.
  ///
  /// Accepted, and has no effect: nothing has the focus.
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }

  /// Sets a value for the time in which the scene has the focus.
  ///
  /// Accepted, and has no effect: nothing has the focus.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  /// Sets an optional value for the time in which the scene has the focus.
  ///
  /// Accepted, and has no effect: nothing has the focus.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
}
