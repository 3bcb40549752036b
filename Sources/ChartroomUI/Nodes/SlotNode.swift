/// The node of a view with exactly one child view, whose type may change.
///
/// It serves optionals, conditions, groups and type-erased views.
package final class SlotNode<V: View>: DepartureNode<V> {
  private var slot: Node?
  private let show: (V, Node?, SlotNode<V>) -> Node
  /// The alternative of a condition that is shown.
  private var branch = 0
  private var isMade = false

  /// Creates the node.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - context: The position of the node in the tree.
  ///   - show: Updates the child node with the content of a view value.
  package init(
    _ view: V, _ context: NodeContext, show: @escaping (V, Node?, SlotNode<V>) -> Node
  ) {
    self.show = show
    super.init(view, context)
    slot = show(view, slot, self)
    isMade = true
  }

  override package var children: [Node] { slot.map { [$0] } ?? [] }

  override package func update(_ view: V, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    slot = show(view, slot, self)
  }

  /// Shows a view as one of two alternatives, which have different identities even if their types are equal.
  func reconciled<Content: View>(
    _ child: Node?, with content: Content, branch: Int
  ) -> Node {
    guard let child, branch != self.branch else {
      self.branch = branch
      return reconciled(child, with: content)
    }
    remove(child)
    self.branch = branch
    return reconciled(nil, with: content)
  }

  override package func remove(_ child: Node) {
    departures.remove(child, from: self, as: branch)
  }

  override package func returningChild(showing type: ObjectIdentifier) -> Node? {
    departures.returning(branch) { $0.viewType == type }
  }

  override package func didInsert(_ child: Node) { if isMade { core.addArrival(child) } }
}

extension _ViewNode {
  /// Creates the node of a view that shows one other view.
  init<Shown: View, Content: View>(
    of view: Shown, in place: _ViewPlace, showing content: @escaping @MainActor (Shown) -> Content
  ) {
    self.init(
      SlotNode(view, place.context) { view, slot, node in
        node.reconciled(slot, with: content(view))
      })
  }
}
