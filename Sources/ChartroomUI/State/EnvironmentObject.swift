public import OpenCombine

/// A property wrapper for an observable object that an ancestor view has set with `environmentObject(_:)`.
///
/// When `objectWillChange` publishes a value, on any thread, the view is invalidated. Its body is evaluated at
/// most once before the next layout.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A wrapper of an observable object that creates bindings to the properties of the object.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var observed: ObservedReference<ObjectType>?

  /// Creates a property that reads the object of type `ObjectType`.
  public init() {}

  /// The observable object.
  ///
  /// - Precondition: The view is on a stage, and an ancestor view has set an object of this type.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType { found.object }

  /// A wrapper whose dynamic members are bindings to the properties of the object.
  ///
  /// - Precondition: The view is on a stage, and an ancestor view has set an object of this type.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(observed: found) }

  private var found: ObservedReference<ObjectType> {
    guard let observed else {
      preconditionFailure(
        "No \(ObjectType.self) in the environment; "
          + "set one with .environmentObject(object) on a view above.")
    }
    return observed
  }
}

extension EnvironmentObject: LinkedProperty {
  mutating func link(to node: Node, kept: AnyObject?, reads: EnvironmentReads) -> AnyObject? {
    let object = reads.environment[observed: ObjectType.self]
    reads.add(EnvironmentObjectRead(object: object))
    guard let object else {
      observed = nil
      return nil
    }
    let subscription = ObjectSubscription.to(object, for: node, kept: kept)
    observed = subscription.observed
    return subscription
  }
}

/// The object that was found in an environment.
private final class EnvironmentObjectRead<Object: ObservableObject>: EnvironmentRead {
  private let object: Object?

  init(object: Object?) { self.object = object }

  func isStale(in environment: EnvironmentValues) -> Bool {
    environment[observed: Object.self] !== object
  }
}

private enum ObservedKey<Object: ObservableObject>: EnvironmentKey, ObjectKey {
  static var defaultValue: Object? { nil }
}

extension EnvironmentValues {
  /// The object of a type that `environmentObject(_:)` has set, or `nil`.
  fileprivate subscript<Object: ObservableObject>(observed type: Object.Type) -> Object? {
    get { self[ObservedKey<Object>.self] }
    set { self[ObservedKey<Object>.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the observable object of type `Object` in the environment of the view and its subviews.
  ///
  /// Subviews read the object with `@EnvironmentObject`.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    EnvironmentObjectSetting(content: self, object: object)
  }
}

/// A view that sets an observable object for its content.
struct EnvironmentObjectSetting<Content: View, Object: ObservableObject> {
  let content: Content
  let object: Object
}

extension EnvironmentObjectSetting: EnvironmentModifying {
  func change(_ environment: inout EnvironmentValues) {
    environment[observed: Object.self] = object
  }
  func mayChangeOtherwise(than other: Self) -> Bool { object !== other.object }
}
