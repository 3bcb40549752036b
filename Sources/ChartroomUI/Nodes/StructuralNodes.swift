/// The node of a fixed list of views.
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

/// The node of a view that changes the environment of its content.
package final class EnvironmentNode<V: EnvironmentModifying>: TypedNode<V> {
  private var slot: Node?
  private var inner = DerivedEnvironment()

  override package init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    reconcileContent()
  }

  override package var children: [Node] { slot.map { [$0] } ?? [] }

  override package func update(_ view: V, environment: EnvironmentValues) {
    if view.mayChangeOtherwise(than: self.view) { inner.forget() }
    super.update(view, environment: environment)
    reconcileContent()
  }

  private func reconcileContent() {
    slot = reconciled(
      slot, with: view.content, environment: inner.made(from: environment, by: view.change))
  }
}

/// A view whose content sees another environment.
@MainActor
package protocol EnvironmentModifying: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
  func change(_ environment: inout EnvironmentValues)
  /// Whether `other` may make another environment of the same one.
  func mayChangeOtherwise(than other: Self) -> Bool
}

extension EnvironmentModifying {
  package func makeNode(_ context: NodeContext) -> Node { EnvironmentNode(self, context) }
}

/// An environment that is made from another one, and stays the same one as long as that one does,
/// so that views inside see at once that nothing in it changed.
struct DerivedEnvironment {
  private var known: (outer: EnvironmentValues, inner: EnvironmentValues)?

  /// The environment that `change` makes of `outer`; the last one where that was the same.
  mutating func made(
    from outer: EnvironmentValues, by change: (inout EnvironmentValues) -> Void
  ) -> EnvironmentValues {
    if let known, known.outer.isSame(as: outer) { return known.inner }
    var inner = outer
    change(&inner)
    known = (outer, inner)
    return inner
  }

  /// Has the next environment made anew, because another change makes it.
  mutating func forget() { known = nil }
}
