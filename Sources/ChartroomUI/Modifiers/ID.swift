nonisolated extension View {
  /// Sets the identity of the view.
  ///
  /// When the identity changes, the view's state is discarded. The identity should be unique in a stage,
  /// because `Stage.frame(of:)` uses it to find the view.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}

struct IdentifiedView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentifiedView: PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { IdentityNode(self, context) }
}

extension IdentifiedView: RowWrapper {
  var wrappedRow: (any View)? { content }
}

final class IdentityNode<Content: View, ID: Hashable>:
  DepartureNode<IdentifiedView<Content, ID>>
{
  private var slot: Node?

  override init(_ view: IdentifiedView<Content, ID>, _ context: NodeContext) {
    super.init(view, context)
    slot = reconciled(slot, with: view.content)
    core.named.add(self, as: AnyHashable(view.id))
  }

  override var children: [Node] { slot.map { [$0] } ?? [] }

  override func update(
    _ view: IdentifiedView<Content, ID>, environment: EnvironmentValues
  ) {
    let isAnother = view.id != self.view.id
    let old = self.view.id
    super.update(view, environment: environment)
    if isAnother {
      forget(old)
      if let slot { departures.remove(slot, from: self, as: old) }
      slot = departures.returning(view.id) { _ in true }
      core.named.add(self, as: AnyHashable(view.id))
    }
    let content = reconciled(slot, with: view.content)
    if slot == nil { core.addArrival(content) }
    slot = content
    if isAnother { invalidateOwnElements() }
  }

  override var identifiedChildren: [(id: AnyHashable?, node: Node)] {
    children.map { (AnyHashable(view.id), $0) }
  }

  override func scrollTarget(_ id: AnyHashable) -> ScrollDestination? {
    AnyHashable(view.id) == id ? .views(of: self) : nil
  }

  override func dispose() {
    forget(view.id)
    super.dispose()
  }

  private func forget(_ id: ID) {
    core.named.remove(self, as: AnyHashable(id))
  }
}
