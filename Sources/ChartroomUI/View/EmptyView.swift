/// A view that has no content and takes no space in a layout.
public struct EmptyView: Sendable {
  /// Creates an empty view.
  public init() {}
}

extension EmptyView: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> Node { TypedNode(self, context) }
}
