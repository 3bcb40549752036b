/// A property wrapper for state that a view owns and that persists across updates of the view.
///
/// The initial value is used once for each identity of the view. Writing the value updates the view, and
/// the subviews that read it through bindings.
/// - Note: Unlike in SwiftUI, a view value that is used in two places shares one state. Create a separate
///   view value for each place.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let box: StateBox<Value>

  /// Creates state with an initial value.
  public init(wrappedValue: Value) { box = StateBox(initial: wrappedValue) }

  /// Creates state with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The current value.
  ///
  /// Before the view is on a stage, this is the initial value, and a write replaces it.
  public var wrappedValue: Value {
    get { box.location?.read() ?? box.initial }
    nonmutating set {
      if let location = box.location { location.write(newValue) } else { box.initial = newValue }
    }
  }

  /// A binding to the state's value.
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
  /// Creates state with the initial value `nil`.
  public init() { self.init(wrappedValue: nil) }
}

/// The storage shared by all copies of one `State` value.
private final class StateBox<Value> {
  var initial: Value
  var location: StateLocation<Value>?

  init(initial: Value) { self.initial = initial }
}

/// The storage of the value in a node.
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
