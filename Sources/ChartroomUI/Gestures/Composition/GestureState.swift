/// A property wrapper for state that a gesture changes while it is in progress.
///
/// The value is changed by `updating(_:body:)` and returns to the initial value when the gesture ends, fails or
/// is cancelled.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  /// Creates state with an initial value.
  ///
  /// - Parameter wrappedValue: The initial value.
  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

  /// Creates state with an initial value.
  public init(initialValue: Value) { self.init(initialValue: initialValue) { _, _ in } }

  /// Creates state with an initial value and the transaction in which it is reset.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - resetTransaction: The transaction in which the value returns to the initial value.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
  }

  /// Creates state with an initial value and the transaction in which it is reset.
  ///
  /// - Parameters:
  ///   - initialValue: The initial value.
  ///   - resetTransaction: The transaction in which the value returns to the initial value.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: initialValue) { _, transaction in transaction = resetTransaction }
  }

  /// Creates state with an initial value and a closure that is called before its reset.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - reset: A closure that receives the last value, and can change the transaction of the reset.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue, reset: reset)
  }

  /// Creates state with an initial value and a closure that is called before its reset.
  ///
  /// - Parameters:
  ///   - initialValue: The initial value.
  ///   - reset: A closure that receives the last value, and can change the transaction of the reset.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = initialValue
    self.reset = reset
  }

  /// The current value.
  ///
  /// Before the view is on a stage, this is the initial value.
  public var wrappedValue: Value { location?.value ?? initial }

  /// The wrapper itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  /// Changes the value; does nothing before the view is on a stage.
  ///
  /// - Parameter body: A closure that changes the value and the transaction of the change.
  func change(_ body: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var value = location.value
    var transaction = Transaction.current
    transaction.isContinuous = true
    body(&value, &transaction)
    withTransaction(transaction) { location.value = value }
  }

  /// Sets the value to the initial value.
  func returnToInitialValue() {
    guard let location else { return }
    var transaction = Transaction()
    reset(location.value, &transaction)
    withTransaction(transaction) { location.value = initial }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates state with the initial value `nil`.
  ///
  /// - Parameter resetTransaction: The transaction in which the value returns to `nil`; an empty one by
  ///   default.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(initialValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates state with the initial value `nil` and a closure that is called before its reset.
  ///
  /// - Parameter reset: A closure that receives the last value, and can change the transaction of the reset.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: nil, reset: reset)
  }
}

extension GestureState: LinkedProperty {
  mutating func link(to node: Node, kept: AnyObject?, reads: EnvironmentReads) -> AnyObject? {
    // A custom gesture can be given the state of a view.
    if location != nil, kept == nil, node is GestureNode { return nil }
    let location = kept.map { unsafeDowncast($0, to: StateLocation<Value>.self) } ?? .init(initial)
    self.location = location
    return location
  }
}
