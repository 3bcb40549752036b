/// The node of a view that stands for exactly one other view, whose type may change.
///
/// Serves optionals, conditions, groups and erased views: `show` hands over the present content.
package final class SlotNode<V: View>: TypedNode<V> {
  private var slot: Node?
  private let show: (V, Node?, Node) -> Node

  /// Creates the node.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - context: Where the node stands.
  ///   - show: Brings the child up to date with the content of a view value.
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
