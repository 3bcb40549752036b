/// A built-in view that arranges its content with a `Layout`.
@MainActor
package protocol ContainerView: PrimitiveView {
  associatedtype Arrangement: Layout
  associatedtype Content: View
  var arrangement: Arrangement { get }
  var content: Content { get }
}

extension ContainerView {
  package func makeNode(_ context: NodeContext) -> Node { ContainerNode(self, context) }
}

/// The node of a container view, with one element that arranges the content's elements.
package final class ContainerNode<V: ContainerView>: TypedNode<V> {
  private let element: ContainerElement<V.Arrangement>
  private var slot: Node?
  private var inner = DerivedEnvironment()

  override package init(_ view: V, _ context: NodeContext) {
    element = ContainerElement(view.arrangement, core: context.core)
    super.init(view, context)
    element.layoutDirection = context.environment.layoutDirection
    slot = reconciled(slot, with: view.content, environment: contentEnvironment)
    element.source = { [handle] in handle.object?.childElements ?? [] }
  }

  override package var children: [Node] { slot.map { [$0] } ?? [] }
  override package func collectElements() -> [LayoutElement] { [element] }

  override package func absorbElementChange() -> Bool {
    element.childrenDidChange()
    return true
  }

  override package func update(_ view: V, environment: EnvironmentValues) {
    if !environment.isSame(as: self.environment) {
      element.layoutDirection = environment.layoutDirection
    }
    super.update(view, environment: environment)
    element.layout = view.arrangement
    slot = reconciled(slot, with: view.content, environment: contentEnvironment)
  }

  override package func environmentDidChange() {
    element.layoutDirection = environment.layoutDirection
    slot?.setEnvironment(contentEnvironment)
  }

  private var contentEnvironment: EnvironmentValues {
    inner.made(from: environment) {
      let axis = V.Arrangement.layoutProperties.stackOrientation
      if $0.stackAxis != axis { $0.stackAxis = axis }
    }
  }
}
