public import Foundation

/// A drag over a view; there is none, because nothing is dragged between pictures.
public struct DropSession: Sendable {
  /// The position of the drag in the view, in points.
  public let location: CGPoint
}

nonisolated extension View {
  /// Accepted, and has no effect: nothing is dragged between pictures.
  @_disfavoredOverload
  @preconcurrency
  public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true,
    action: @escaping @MainActor (_ items: [T], _ session: DropSession) -> Void
  ) -> some View { self }

  /// Accepted, and has no effect: nothing is dragged between pictures.
  @available(*, deprecated, message: "Use types of contents.")
  @_disfavoredOverload
  @preconcurrency
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Accepted, and has no effect: nothing is dragged between pictures.
  @available(*, deprecated, message: "Use types of contents.")
  @_disfavoredOverload
  @preconcurrency
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action:
      @escaping @MainActor (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }

  /// Accepted, and has no effect: nothing is dragged between pictures.
  @available(*, deprecated, message: "Use types of contents.")
  @_disfavoredOverload
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }
}

nonisolated extension DynamicViewContent {
  /// Sets the action for data that is dropped between the rows.
  ///
  /// Accepted, and has no effect: nothing is dragged between pictures.
  @preconcurrency
  public func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping @MainActor (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> { self }

  /// Sets the action for data that is dropped between the rows.
  ///
  /// Accepted, and has no effect: nothing is dragged between pictures.
  @available(*, deprecated, message: "Use types of contents.")
  @_disfavoredOverload
  @preconcurrency
  public func onInsert(
    of acceptedTypeIdentifiers: [String],
    perform action: @escaping @MainActor (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> { self }

  /// Sets the action for values that are dropped between the rows.
  ///
  /// Accepted, and has no effect: nothing is dragged between pictures.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: An action for the values and their offset in the data, which is never performed.
  /// - Returns: The rows.
  @preconcurrency
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping @MainActor ([T], Int) -> Void
  ) -> some DynamicViewContent<Data> { self }
}
