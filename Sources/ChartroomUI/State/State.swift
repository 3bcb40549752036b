import Foundation

/// A property wrapper for state that a view owns and that persists across updates of the view.
///
/// The initial value is used once for each identity of the view, so that a view value that is shown in two
/// places has separate states. Writing the value updates the views whose bodies read it, directly or through
/// bindings, unless the new value equals the old one. The value can be read and written from any thread.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Creates state with an initial value.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Creates state with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The current value.
  ///
  /// Before the view is on a stage, this is the initial value, and writes are ignored.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the state's value; before the view is on a stage, a constant binding to the initial value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(
      place: BindingPlace(of: location), get: { location.value }, set: { location.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates state with the initial value `nil`.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// The storage of a state's value in a node.
final class StateLocation<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var current: Value
  private var readers = StateReaders()

  init(_ value: Value) { current = value }

  /// The current value, which can be accessed from any thread.
  var value: Value {
    get {
      let reader = Evaluation.reader
      return lock.withLock {
        if let reader { readers.note(reader) }
        return current
      }
    }
    set {
      if isKnown(toEqual: newValue) { return replace(newValue) }
      lock.withLock { readers.any }?.prepareForWrite()
      // The old value is released after the lock, because its `deinit` may access state.
      var value = newValue
      let stale = lock.withLock {
        swap(&value, &current)
        return readers.takeAll()
      }
      for reader in stale { reader.invalidate() }
    }
  }

  /// Replaces the value and updates no view.
  private func replace(_ new: Value) {
    var value = new
    lock.withLock { swap(&value, &current) }
  }

  /// Returns whether a value equals the current one, so that writing it updates no view.
  ///
  /// Values that consist of plain bytes are compared by these. On other threads than the main one, values are
  /// not compared.
  private func isKnown(toEqual value: Value) -> Bool {
    guard MainQueue.isCurrent else { return false }
    // This is the main actor.
    nonisolated(unsafe) let old = lock.withLock { current }
    nonisolated(unsafe) let new = value
    if _isPOD(Value.self) {
      return withUnsafeBytes(of: old) { old in
        withUnsafeBytes(of: new) { old.elementsEqual($0) }
      }
    }
    return MainActor.assumeIsolated { !mayDiffer(old, new) }
  }
}

extension State: LinkedProperty {
  mutating func link(to node: Node, kept: AnyObject?, reads: EnvironmentReads) -> AnyObject? {
    let location = kept.map { unsafeDowncast($0, to: StateLocation<Value>.self) } ?? .init(initial)
    self.location = location
    return location
  }
}
