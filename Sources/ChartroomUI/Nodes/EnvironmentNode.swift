/// A built-in view that changes the environment of its content.
@MainActor
package protocol EnvironmentModifying: PrimitiveView, RowWrapper {
  associatedtype Content: View
  var content: Content { get }
  func change(_ environment: inout EnvironmentValues)
  /// Returns whether `other` may change the same environment differently.
  func mayChangeOtherwise(than other: Self) -> Bool
}

extension EnvironmentModifying {
  package func makeNode(_ context: NodeContext) -> Node { EnvironmentNode(self, context) }
  package var wrappedRow: (any View)? { content }
}

/// The node of an `EnvironmentModifying` view.
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

  override package func environmentDidChange() { slot?.setEnvironment(contentEnvironment) }

  private func reconcileContent() {
    slot = reconciled(slot, with: view.content, environment: contentEnvironment)
  }

  private var contentEnvironment: EnvironmentValues {
    inner.made(from: environment, by: view.change)
  }
}
