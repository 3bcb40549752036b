/// A property wrapper that reads and writes a value stored elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let get: () -> Value
  private let set: (Value) -> Void
  /// The storage of the value, if known.
  let place: BindingPlace?
  private var ownTransaction: CurrentTransaction?
  /// The transaction in which values are written.
  ///
  /// Until it is set, it is empty, and values are written in the current transaction.
  public var transaction: Transaction {
    get { ownTransaction?.transaction ?? Transaction() }
    set { ownTransaction = CurrentTransaction(newValue) }
  }

  /// Creates a binding from closures that read and write the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(place: nil, get: get, set: set)
  }

  /// Creates a binding from closures that read the value and write it in a transaction.
  public init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
  ) {
    self.init(place: nil, get: get) { set($0, Transaction.current) }
  }

  init(place: BindingPlace?, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.place = place
    self.get = get
    self.set = set
  }

  /// Creates a binding from the projected value of another binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding that always reads `value` and ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The current value, read and written by the binding's closures.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set {
      guard let ownTransaction else { return set(newValue) }
      CurrentTransaction.place.with(ownTransaction) { set(newValue) }
    }
  }

  /// Returns a binding whose writes are animated.
  ///
  /// - Parameter animation: The animation; `.default` by default, and `nil` for none.
  /// - Returns: The binding.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }

  /// Returns a binding that writes values in a given transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Returns whether both bindings are known to access the same value.
  package func isSame(as other: Binding) -> Bool { place != nil && place == other.place }

  /// A binding to the member of the value at a key path.
  ///
  /// A write to the member reads the whole value, changes the member and writes the whole value back.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    var part = Binding<Part>(
      place: place?.part(at: path),
      get: { get()[keyPath: path] },
      set: { part in
        var whole = get()
        whole[keyPath: path] = part
        set(whole)
      })
    part.ownTransaction = ownTransaction
    return part
  }
}

extension Binding: InputProperty {}
