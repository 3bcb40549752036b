/// A view that consists of a fixed number of views, as created by `ViewBuilder`.
public struct TupleView<each Content: View> {
  @usableFromInline package let content: (repeat each Content)

  @usableFromInline
  package init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleView: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> Node { TupleNode(self, context) }
}
