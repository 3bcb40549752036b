/// A view without content, which takes no space.
public struct EmptyView: PrimitiveView {
  /// Creates the view.
  public init() {}

  package func makeNode(_ context: NodeContext) -> Node { TypedNode(self, context) }
}
