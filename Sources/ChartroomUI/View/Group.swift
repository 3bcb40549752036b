/// A structure that groups content without arranging it.
///
/// A modifier on a group of views applies to each of its views. The enclosing container arranges the views as
/// if they were not grouped.
public struct Group<Content> {
  package let content: Content

  private init(_ content: Content) { self.content = content }

  /// Returns a group of content of any kind.
  ///
  /// This is no initialiser, because it would accept the builder closure of `Group { … }` as the content.
  package static func containing(_ content: Content) -> Group { Group(content) }
}

extension Group: View where Content: View {}

extension Group: PrimitiveView where Content: View {
  package func makeNode(_ context: NodeContext) -> Node {
    SlotNode(self, context) { view, slot, node in node.reconciled(slot, with: view.content) }
  }
}

extension Group where Content: View {
  /// Creates a group of views.
  ///
  /// - Parameter content: The views of the group.
  public init(@ViewBuilder content: () -> Content) { self = .containing(content()) }
}
