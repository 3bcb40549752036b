/// The node of a `ForEach`, with one child for each element, identified by its id.
package final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  TypedNode<ForEach<Data, ID, Content>>
{
  private var slots: [ID: Node] = [:]
  private var order: [ID] = []

  override package init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    super.init(view, context)
    reconcileAll()
  }

  override package var children: [Node] { order.compactMap { slots[$0] } }

  override package func update(
    _ view: ForEach<Data, ID, Content>, environment: EnvironmentValues
  ) {
    super.update(view, environment: environment)
    reconcileAll()
  }

  override package func refresh() { reconcileAll() }

  private func reconcileAll() {
    core.didRefresh(self)
    // The content closures run here, so their reads are tracked here. The resulting views are
    // reconciled outside of the tracking, because they track their own reads.
    let items = observing { view.data.map { (view.id($0), view.content($0)) } }
    var old = slots
    var newOrder: [ID] = []
    newOrder.reserveCapacity(items.count)
    slots.removeAll(keepingCapacity: true)
    for (id, content) in items {
      // As in SwiftUI, only the first of several elements with the same id is displayed.
      guard slots[id] == nil else { continue }
      let node = reconciled(old.removeValue(forKey: id), with: content)
      slots[id] = node
      newOrder.append(id)
    }
    for leftover in old.values { leftover.dispose() }
    if newOrder != order {
      order = newOrder
      invalidateOwnElements()
    }
  }
}
