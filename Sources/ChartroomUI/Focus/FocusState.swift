/// A property wrapper for the field that has the focus.
///
/// A Boolean state is whether a field has the focus, and an optional state identifies the field; see
/// `focused(_:equals:)`. Writing the state moves the focus after the next layout. A tap on a field writes the state.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var binding: Binding

  // A view without an explicit initialiser leaves the state out of its memberwise initialiser only if these are in
  // the declaration of the type.

  /// Creates a state that is `true` while a field has the focus.
  public init() where Value == Bool { binding = Binding(empty: false, location: nil) }

  /// Creates a state that is `nil` while no field has the focus.
  public init<ID: Hashable>() where Value == ID? { binding = Binding(empty: nil, location: nil) }

  /// The current value.
  ///
  /// Before the view is on a stage, it is `false` or `nil`, and writes are ignored.
  public var wrappedValue: Value {
    get { binding.wrappedValue }
    nonmutating set { binding.wrappedValue = newValue }
  }

  /// A binding to the value, for `focused(_:)`.
  public var projectedValue: Binding { binding }

  /// A property wrapper that reads and writes the focus state of another view.
  @propertyWrapper
  public struct Binding {
    /// The value of the state while no field has the focus.
    let empty: Value
    let location: StateLocation<Value>?

    /// The current value.
    public var wrappedValue: Value {
      get { location?.value ?? empty }
      nonmutating set { location?.value = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }

    /// Returns the state of a field.
    ///
    /// - Parameter value: The value of the state while the field has the focus.
    /// - Returns: `nil` before the view of the state is on a stage.
    func link(_ value: Value) -> FocusLink? {
      guard let location else { return nil }
      return FocusLink(
        id: FocusLink.ID(owner: ObjectIdentifier(location), value: value),
        read: { location.value == value },
        set: { [empty] isFocused in
          if isFocused {
            location.value = value
          } else if location.value == value {
            location.value = empty
          }
        })
    }
  }
}

extension FocusState: LinkedProperty {
  mutating func link(to node: Node, kept: AnyObject?, reads: EnvironmentReads) -> AnyObject? {
    let location =
      kept.map { unsafeDowncast($0, to: StateLocation<Value>.self) } ?? .init(binding.empty)
    binding = Binding(empty: binding.empty, location: location)
    return location
  }
}

/// The focus state of a field.
struct FocusLink {
  /// The identity of the state and of the field in it.
  struct ID: Hashable {
    let owner: ObjectIdentifier
    let value: AnyHashable
  }

  let id: ID
  let read: () -> Bool
  /// Changes the state when the field gets or loses the focus.
  let set: (Bool) -> Void

  /// Whether the state gives the focus to the field.
  var isWanted: Bool { read() }
}
