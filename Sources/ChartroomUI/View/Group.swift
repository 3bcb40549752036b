/// A view that groups other views without arranging them.
///
/// A modifier on a group applies to each of its views. The enclosing container arranges the views as if they
/// were not grouped.
public struct Group<Content: View> {
  private let content: Content

  /// Creates a group of views.
  ///
  /// - Parameter content: The views of the group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> Node {
    SlotNode(self, context) { view, slot, node in node.reconciled(slot, with: view.content) }
  }
}
