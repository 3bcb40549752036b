/// A value that is kept somewhere else and can be read and written from here.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let get: () -> Value
  private let set: (Value) -> Void
  /// Where the value is kept, as far as that is known.
  private let place: BindingPlace?

  /// Creates a binding from its two halves.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(place: nil, get: get, set: set)
  }

  init(place: BindingPlace?, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.place = place
    self.get = get
    self.set = set
  }

  /// Creates a binding from another one's projected value.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding that always reads `value` and ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The present value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Whether both are known to read and write the same value.
  package func isSame(as other: Binding) -> Bool { place != nil && place == other.place }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      place: place?.part(at: path),
      get: { get()[keyPath: path] },
      set: { part in
        var whole = get()
        whole[keyPath: path] = part
        set(whole)
      })
  }
}

extension Binding: FreeProperty {}

/// Where the value of a binding is kept: an object, and the way to the value from there.
struct BindingPlace: Equatable {
  private let owner: ObjectIdentifier
  private var path: [AnyKeyPath] = []

  init(of owner: AnyObject) { self.owner = ObjectIdentifier(owner) }

  /// The place of a part of the value.
  func part(at path: AnyKeyPath) -> BindingPlace {
    var part = self
    part.path.append(path)
    return part
  }
}
