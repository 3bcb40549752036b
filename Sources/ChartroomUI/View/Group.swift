/// Several views that modifiers apply to one by one.
public struct Group<Content: View>: PrimitiveView {
  private let content: Content

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func makeNode(_ context: NodeContext) -> Node {
    SlotNode(self, context) { view, slot, node in node.reconciled(slot, with: view.content) }
  }
}
