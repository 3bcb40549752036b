/// The node of a view with exactly one child view, whose type may change.
///
/// It serves optionals, conditions, groups and type-erased views.
package final class SlotNode<V: View>: TypedNode<V> {
  private var slot: Node?
  private let show: (V, Node?, Node) -> Node

  /// Creates the node.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - context: The position of the node in the tree.
  ///   - show: Updates the child node with the content of a view value.
  package init(
    _ view: V, _ context: NodeContext, show: @escaping (V, Node?, Node) -> Node
  ) {
    self.show = show
    super.init(view, context)
    slot = show(view, slot, self)
  }

  override package var children: [Node] { slot.map { [$0] } ?? [] }

  override package func update(_ view: V, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    slot = show(view, slot, self)
  }
}
