/// A built-in view that shows one other view, with an additional behaviour.
@MainActor
package protocol ContentView: PrimitiveView, RowWrapper {
  associatedtype Content: View
  var content: Content { get }
}

extension ContentView {
  package var wrappedRow: (any View)? { content }
}

/// The node of a view that contributes the elements of its content unchanged.
package class ContentNode<V: ContentView>: TypedNode<V> {
  private var slot: Node?

  override package init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    slot = reconciled(slot, with: view.content)
  }

  override package final var children: [Node] { slot.map { [$0] } ?? [] }

  override package func collectElements() -> ElementList { slot?.elements ?? [] }

  override package func update(_ view: V, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    slot = reconciled(slot, with: view.content)
  }
}
