/// A view whose type is hidden.
///
/// Content of another type than before is a new view with new state.
public struct AnyView: PrimitiveView {
  private let content: any View

  /// Hides the type of `content`.
  public init<Content: View>(_ content: Content) {
    self.content = (content as? AnyView)?.content ?? content
  }

  /// Hides the type of `content`.
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
