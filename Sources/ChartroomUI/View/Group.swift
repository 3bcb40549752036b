/// A view that groups views, so that modifiers apply to each of them.
public struct Group<Content: View>: PrimitiveView {
  private let content: Content

  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func makeNode(_ context: NodeContext) -> Node {
    SlotNode(self, context) { view, slot, node in node.reconciled(slot, with: view.content) }
  }
}
