public import Observation
public import OpenCombine

// The commands of an app, which read values of the focused view, are not displayed in a picture, so that no value is
// read.

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

/// An observable object of the focused view, which is `nil`.
///
/// - Note: Unlike in SwiftUI, no view publishes its objects, so that there is never one.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A wrapper whose dynamic members are bindings to the properties of the object.
  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    private let object: ObjectType

    /// A binding to the property of the object at a key path.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The object, which is `nil`.
  @MainActor @preconcurrency public var wrappedValue: ObjectType? { nil }
  /// The wrapper of the object, which is `nil`.
  @MainActor @preconcurrency public var projectedValue: Wrapper? { nil }

  /// Creates the property.
  public init() {}
}

nonisolated extension View {
  /// Sets a value for the time in which the view has the focus.
  ///
  /// Accepted, and has no effect: no value of the focused view is read.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  /// Sets an optional value for the time in which the view has the focus.
  ///
  /// Accepted, and has no effect: no value of the focused view is read.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }

  /// Sets an object for the time in which the view has the focus.
  ///
  /// Accepted, and has no effect: no value of the focused view is read.
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }

  /// Sets a value for the time in which the scene has the focus.
  ///
  /// Accepted, and has no effect: no value of the focused view is read.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  /// Sets an optional value for the time in which the scene has the focus.
  ///
  /// Accepted, and has no effect: no value of the focused view is read.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }

  /// Sets an observable object for the time in which the view has the focus.
  ///
  /// Accepted, and has no effect: no value of the focused view is read.
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }

  /// Sets an optional observable object for the time in which the view has the focus.
  ///
  /// Accepted, and has no effect: no value of the focused view is read.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }

  /// Sets an observable object for the time in which the scene has the focus.
  ///
  /// Accepted, and has no effect: no value of the focused view is read.
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }

  /// Sets an optional observable object for the time in which the scene has the focus.
  ///
  /// Accepted, and has no effect: no value of the focused view is read.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { self }
}
