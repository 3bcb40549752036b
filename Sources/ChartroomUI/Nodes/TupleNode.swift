/// The node of a `TupleView`.
package final class TupleNode<each Content: View>: TypedNode<TupleView<repeat each Content>> {
  private var slots: [Node?] = []

  override package init(_ view: TupleView<repeat each Content>, _ context: NodeContext) {
    super.init(view, context)
    reconcileAll()
  }

  override package var children: [Node] { slots.compactMap { $0 } }

  override package func update(
    _ view: TupleView<repeat each Content>, environment: EnvironmentValues
  ) {
    super.update(view, environment: environment)
    reconcileAll()
  }

  private func reconcileAll() {
    var index = 0
    for content in repeat each view.content {
      if index == slots.count { slots.append(nil) }
      let node = reconciled(slots[index], with: content)
      slots[index] = node
      index += 1
    }
  }
}
