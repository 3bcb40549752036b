public import OpenCombine

/// A property wrapper for an observable object that a view creates and owns.
///
/// The object is created once for each identity of the view, before the first evaluation of its body, and
/// lives as long as the view is on a stage. When `objectWillChange` publishes a value, on any
/// thread, the view is invalidated. Its body is evaluated at most once before the next layout.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var observed: ObservedReference<ObjectType>?

  /// Creates a wrapper from an expression for its object.
  ///
  /// - Parameter thunk: The expression. It is evaluated once for each identity of the view.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The observable object.
  ///
  /// Before the view is on a stage, each access creates a new object.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType { observed?.object ?? make() }

  /// A wrapper whose dynamic members are bindings to the properties of the object.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(observed: observed ?? ObservedReference(object: make(), readers: nil))
  }
}

extension StateObject: LinkedProperty {
  mutating func link(to node: Node, kept: AnyObject?, reads: EnvironmentReads) -> AnyObject? {
    let subscription =
      kept.map { unsafeDowncast($0, to: ObjectSubscription<ObjectType>.self) }
      ?? ObjectSubscription(to: make(), for: node)
    observed = subscription.observed
    return subscription
  }
}
