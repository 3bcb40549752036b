public import Foundation

// Nothing is dragged between pictures.

/// The state of a drop over a view.
public struct DropInfo {
  /// The place of the pointer, in points.
  public let location: CGPoint
  /// Returns whether the drop has items of some types, which is `false`.
  public func hasItemsConforming(to types: [UTType]) -> Bool { false }
  /// Returns the items of some types, of which there are none.
  public func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] }
}

/// The operation of a drop.
public enum DropOperation: Hashable, Sendable {
  /// Nothing.
  case cancel
  /// Nothing, because the drop is not allowed.
  case forbidden
  /// A copy.
  case copy
  /// A move.
  case move
}

/// The answer of a delegate to a drop over a view.
public struct DropProposal: Hashable, Sendable {
  /// The operation of the drop.
  public let operation: DropOperation

  /// Creates an answer.
  public init(operation: DropOperation) { self.operation = operation }
}

/// An object that handles the drops on a view, which is never asked.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Handles a drop; returns whether it was accepted.
  func performDrop(info: DropInfo) -> Bool
  /// Returns whether a drop is accepted; `true` by default.
  func validateDrop(info: DropInfo) -> Bool
  /// Responds to a drop that enters the view.
  func dropEntered(info: DropInfo)
  /// Responds to a drop that moves over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Responds to a drop that leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Accepts all drops.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Returns no proposal.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

nonisolated extension View {
  /// Sets a value that is dragged with the view.
  ///
  /// Accepted, and has no effect: nothing is dragged out of a picture.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    self
  }

  /// Sets a value that is dragged with the view, and its preview.
  ///
  /// Accepted, and has no effect: nothing is dragged out of a picture.
  public func draggable<T: Transferable, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Sets the action for values that are dropped on the view.
  ///
  /// Accepted, and has no effect: nothing is dropped on a picture.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: An action, which is never performed.
  ///   - isTargeted: An action, which is never performed.
  /// - Returns: The view.
  @preconcurrency
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping @MainActor (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> some View { self }

  /// Sets a promise of data that is dragged with the view.
  ///
  /// Accepted, and has no effect: nothing is dragged out of a picture.
  @preconcurrency
  public func onDrag(_ data: @escaping @MainActor () -> NSItemProvider) -> some View { self }

  /// Sets a promise of data that is dragged with the view, and its preview.
  ///
  /// Accepted, and has no effect: nothing is dragged out of a picture.
  @preconcurrency
  public func onDrag<V: View>(
    _ data: @escaping @MainActor () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Sets the action for data that is dropped on the view.
  ///
  /// Accepted, and has no effect: nothing is dropped on a picture.
  @preconcurrency
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Sets the action for data that is dropped on the view at a point.
  ///
  /// Accepted, and has no effect: nothing is dropped on a picture.
  @preconcurrency
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action:
      @escaping @MainActor (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }

  /// Sets the delegate for data that is dropped on the view.
  ///
  /// Accepted, and has no effect: nothing is dropped on a picture.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    self
  }

  /// Sets how the view responds to drags that rest on it.
  ///
  /// Accepted, and has no effect but on the value in the environment: no drag rests on a picture.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
}

/// Whether a view responds to a drag that rests on it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// The behaviour of the view.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// The view responds.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// The view does not respond.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

private enum SpringLoadingKey: EnvironmentKey {
  static var defaultValue: SpringLoadingBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether views respond to drags that rest on them; `.automatic` by default.
  public internal(set) var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingKey.self] }
    set { self[SpringLoadingKey.self] = newValue }
  }
}
