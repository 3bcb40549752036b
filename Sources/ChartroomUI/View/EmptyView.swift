/// Nothing: takes no place and draws nothing.
public struct EmptyView: PrimitiveView {
  /// Creates the view.
  public init() {}

  package func makeNode(_ context: NodeContext) -> Node { TypedNode(self, context) }
}
