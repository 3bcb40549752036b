import Observation

nonisolated extension View {
  /// Sets the view that the stack around this view shows for a value of a type.
  ///
  /// - Parameters:
  ///   - data: The type of the values.
  ///   - destination: Returns the view of a value.
  /// - Returns: The view.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    DestinationSetting(content: self, destination: destination)
  }

  /// Pushes a view onto the stack around this one while a binding is `true`.
  ///
  /// The button that returns from the view sets the binding to `false`. Outside of stacks, nothing is pushed.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to a Boolean that is `true` if the view is shown.
  ///   - destination: The view to push, with the environment of the stack.
  /// - Returns: The view.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) -> some View {
    modifier(
      BoundPush(
        item: isPresented.wrappedValue ? AnyHashable(true) : nil,
        destination: isPresented.wrappedValue ? AnyView(destination()) : nil
      ) { isPresented.wrappedValue = false })
  }

  /// Pushes the view of an item onto the stack around this view while a binding holds one.
  ///
  /// The button that returns from the view sets the binding to `nil`. Outside of stacks, nothing is pushed.
  ///
  /// - Parameters:
  ///   - item: A binding to the item.
  ///   - destination: Returns the view of the item, which has the environment of the stack.
  /// - Returns: The view.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    modifier(
      BoundPush(
        item: item.wrappedValue.map { AnyHashable($0) },
        destination: item.wrappedValue.map { AnyView(destination($0)) }
      ) { item.wrappedValue = nil })
  }
}

/// A view that sets the destination for the values of a type.
private struct DestinationSetting<Content: View, Value: Hashable, Destination: View> {
  let content: Content
  let destination: (Value) -> Destination
  @Environment(\.navigationDestinations) private var destinations

  init(content: Content, destination: @escaping (Value) -> Destination) {
    self.content = content
    self.destination = destination
  }
}

extension DestinationSetting: View {
  var body: some View {
    destinations?.set(destination)
    return content
  }
}

/// The destinations in a stack, by the types of their values.
///
/// The views in the stack set them while they are evaluated, before the views of the values.
@MainActor
@Observable
final class NavigationDestinations {
  @ObservationIgnored private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  /// The types of values that were shown before their destinations were set.
  @ObservationIgnored private var missing: Set<ObjectIdentifier> = []
  /// The number of changes.
  private var version = 0

  nonisolated init() {}

  func set<Value: Hashable, Destination: View>(_ destination: @escaping (Value) -> Destination) {
    let type = ObjectIdentifier(Value.self)
    let old = destinations.updateValue(
      { value in (value.base as? Value).map { AnyView(destination($0)) } }, forKey: type)
    // Views that show values of other types, or none yet, do not depend on this destination.
    if old != nil || missing.remove(type) != nil {
      // The stored value is read, because two views that depend on the version and change it would cause evaluations of
      // each other without end.
      version = _version + 1
    }
  }

  /// Returns the view of a value; `nil` if no destination is set for its type.
  func view(of value: AnyHashable) -> AnyView? {
    // The read of this property makes the view that shows the value depend on the destinations.
    _ = version
    let type = ObjectIdentifier(type(of: value.base))
    if destinations[type] == nil { missing.insert(type) }
    return destinations[type]?(value)
  }
}

private enum DestinationsKey: EnvironmentKey {
  static var defaultValue: NavigationDestinations? { nil }
}

extension EnvironmentValues {
  /// The destinations of the stack around the view; `nil` outside of stacks.
  var navigationDestinations: NavigationDestinations? {
    get { self[DestinationsKey.self] }
    set { self[DestinationsKey.self] = newValue }
  }
}
