/// A value that belongs to a view and outlives the view's value.
///
/// The first value of a view's place in the tree counts; later values of the same view find what
/// was last written. Writing brings every body that read the value up to date.
/// - Note: Unlike SwiftUI, one view value that is shown in two places shares its state between
///   them; make a value for each place.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let box: StateBox<Value>

  /// Creates state with its first value.
  public init(wrappedValue: Value) { box = StateBox(initial: wrappedValue) }

  /// Creates state with its first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The present value.
  public var wrappedValue: Value {
    get { box.location?.read() ?? box.initial }
    nonmutating set {
      if let location = box.location { location.write(newValue) } else { box.initial = newValue }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let box = box
    return Binding(
      place: box.location.map { BindingPlace(of: $0) },
      get: { box.location?.read() ?? box.initial },
      set: { value in
        if let location = box.location { location.write(value) } else { box.initial = value }
      })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates state that begins as `nil`.
  public init() { self.init(wrappedValue: nil) }
}

/// What all copies of one `State` value share.
private final class StateBox<Value> {
  var initial: Value
  var location: StateLocation<Value>?

  init(initial: Value) { self.initial = initial }
}

/// Where a node keeps the value.
private final class StateLocation<Value> {
  private var value: Value
  private var wasRead = false
  private let invalidator: Invalidator

  init(value: Value, invalidator: Invalidator) {
    self.value = value
    self.invalidator = invalidator
  }

  func read() -> Value {
    wasRead = true
    return value
  }

  func write(_ newValue: Value) {
    value = newValue
    if wasRead { invalidator.invalidate() }
  }
}

extension State: LinkedProperty {
  func link(to node: Node, kept: AnyObject?, reads: EnvironmentReads) -> AnyObject? {
    let location =
      kept as? StateLocation<Value>
      ?? StateLocation(value: box.initial, invalidator: node.invalidator)
    box.location = location
    return location
  }
}
