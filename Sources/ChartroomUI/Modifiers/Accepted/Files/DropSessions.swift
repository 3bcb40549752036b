public import Foundation

/// A drag over a view; there is none, because nothing is dragged between pictures.
public struct DropSession: Sendable {
  /// The position of the drag in the view, in points.
  public let location: CGPoint
}

nonisolated extension View {
  /// Accepted, and has no effect: nothing is dragged between pictures.
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

extension DynamicViewContent {
  /// Accepted, and has no effect: nothing is dragged between pictures.
  @available(*, deprecated, message: "Use dropDestination(for:action:).")
  @preconcurrency
  public func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping @MainActor (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> { self }
}
