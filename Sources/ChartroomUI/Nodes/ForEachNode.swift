/// The node of a `ForEach`: one child an element, found again by id.
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
    // The closures run here and not in the body that made the view, so what they read is noted
    // here; the views they make are brought up to date outside, for those take notes of their own.
    let items = observing { view.data.map { (view.id($0), view.content($0)) } }
    var old = slots
    var newOrder: [ID] = []
    newOrder.reserveCapacity(items.count)
    slots.removeAll(keepingCapacity: true)
    for (id, content) in items {
      // As in SwiftUI, of several elements with one id only the first is shown.
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
