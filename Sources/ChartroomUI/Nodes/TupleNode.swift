/// The node of a `TupleView`.
///
/// It does not store the view, because each view in it would be stored twice.
package final class TupleNode<each Content: View>: ViewNode<TupleView<repeat each Content>> {
  @exclusivity(unchecked) private var slots: [Node] = []

  package init(_ view: TupleView<repeat each Content>, _ context: NodeContext) {
    super.init(context)
    reconcileAll(view)
  }

  override package var children: [Node] { slots }

  override package func update(
    _ view: TupleView<repeat each Content>, environment: EnvironmentValues
  ) {
    super.update(view, environment: environment)
    reconcileAll(view)
  }

  private func reconcileAll(_ view: TupleView<repeat each Content>) {
    var index = 0
    for content in repeat each view.views.parts {
      if index == slots.count {
        slots.append(reconciled(nil, with: content))
      } else {
        slots[index] = reconciled(slots[index], with: content)
      }
      index += 1
    }
  }
}
