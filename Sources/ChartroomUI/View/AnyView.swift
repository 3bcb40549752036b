/// A type-erased view.
///
/// If the type of the content changes, the content is a new view with new state.
public struct AnyView: PrimitiveView {
  private let content: any View

  /// Creates a type-erased view.
  public init<Content: View>(_ content: Content) {
    self.content = (content as? AnyView)?.content ?? content
  }

  /// Creates a type-erased view from an existential.
  public init(erasing content: any View) { self.content = content }

  package func makeNode(_ context: NodeContext) -> Node {
    SlotNode(self, context) { view, slot, node in
      @MainActor
      func show<Content: View>(_ content: Content) -> Node {
        node.reconciled(slot, with: content)
      }
      return show(view.content)
    }
  }
}
