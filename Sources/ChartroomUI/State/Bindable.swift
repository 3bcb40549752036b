/// A property wrapper that creates bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject>: DynamicProperty {
  /// The observable object.
  public var wrappedValue: Value

  /// Creates a wrapper for an observable object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a wrapper for an observable object.
  public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }

  /// The wrapper, whose dynamic members are bindings to the properties of the object.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to the property of the object at a key path.
  public subscript<Part>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    let object = wrappedValue
    return Binding(
      place: BindingPlace(of: object).part(at: path), get: { object[keyPath: path] },
      set: { object[keyPath: path] = $0 })
  }
}

extension Bindable: InputProperty {
  func isSame(as other: Bindable) -> Bool { wrappedValue === other.wrappedValue }
}
