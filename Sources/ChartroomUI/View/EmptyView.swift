/// A view that has no content and takes no space in a layout.
public struct EmptyView: PrimitiveView {
  /// Creates an empty view.
  public init() {}

  package func makeNode(_ context: NodeContext) -> Node { TypedNode(self, context) }
}
