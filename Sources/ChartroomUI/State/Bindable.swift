/// Bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: Value

  /// Creates bindings to the properties of `wrappedValue`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates bindings to the properties of `wrappedValue`.
  public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }

  /// The bindings themselves.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to one property.
  public subscript<Part>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    let object = wrappedValue
    return Binding(
      place: BindingPlace(of: object).part(at: path), get: { object[keyPath: path] },
      set: { object[keyPath: path] = $0 })
  }
}

extension Bindable: FreeProperty {}
