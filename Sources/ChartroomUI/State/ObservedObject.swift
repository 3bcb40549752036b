public import OpenCombine

/// A property wrapper that updates the view whenever an observable object changes.
///
/// When `objectWillChange` publishes a value, on any thread, the view is invalidated. Its body is evaluated at
/// most once before the next layout. The view does not own the object.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var observed: ObservedReference<ObjectType>

  /// Creates a wrapper for an observable object.
  public init(wrappedValue: ObjectType) {
    observed = ObservedReference(object: wrappedValue, readers: nil)
  }

  /// Creates a wrapper for an observable object.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// The observable object.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    get { observed.object }
    set { observed = ObservedReference(object: newValue, readers: nil) }
  }

  /// A wrapper whose dynamic members are bindings to the properties of the object.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(observed: observed) }

  /// A wrapper of an observable object that creates bindings to the properties of the object.
  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let observed: ObservedReference<ObjectType>

    /// A binding to the property of the object at a key path.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      observed.binding(at: keyPath)
    }
  }
}

extension ObservedObject: LinkedProperty {
  mutating func link(to node: Node, kept: AnyObject?, reads: EnvironmentReads) -> AnyObject? {
    let subscription = ObjectSubscription.to(observed.object, for: node, kept: kept)
    observed = subscription.observed
    return subscription
  }
}

extension ObservedObject: InputProperty {
  func isSame(as other: ObservedObject) -> Bool { observed.object === other.observed.object }
}
