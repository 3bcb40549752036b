/// A built-in view that arranges its content with a `Layout`.
@MainActor
package protocol ContainerView: PrimitiveView {
  associatedtype Arrangement: Layout
  associatedtype Content: View
  var arrangement: Arrangement { get }
  var content: Content { get }
  /// The algorithm of the arrangement; `nil` if it is not a built-in stack.
  var algorithm: StackAlgorithm? { get }
}

extension ContainerView {
  package var algorithm: StackAlgorithm? { (arrangement as? any StackableLayout)?.algorithm }
}

extension ContainerView where Arrangement: StackableLayout {
  package var algorithm: StackAlgorithm? { arrangement.algorithm }
}

extension ContainerView {
  package func makeNode(_ context: NodeContext) -> Node { ContainerNode(self, context) }
}

/// The node of a container view, with one element that arranges the content's elements.
///
/// It does not store the view, because each container around a view would store another copy of it.
package final class ContainerNode<V: ContainerView>: ViewNode<V> {
  private let element: BranchElement
  @exclusivity(unchecked) private var slot: Node?

  package init(_ view: V, _ context: NodeContext) {
    if let stack = view.algorithm {
      element = StackElement(stack, core: context.core)
    } else {
      element = ContainerElement(view.arrangement, core: context.core)
    }
    super.init(context)
    element.layoutDirection = context.environment.layoutDirection
    slot = reconciled(slot, with: view.content, environment: contentEnvironment)
    element.source = handle
  }

  override package var children: [Node] { slot.map { [$0] } ?? [] }
  override package func collectElements() -> ElementList { .one(element) }

  override package func absorbElementChange() -> Bool {
    element.childrenDidChange()
    return true
  }

  override package func update(_ view: V, environment: EnvironmentValues) {
    if !environment.isSame(as: self.environment) {
      element.layoutDirection = environment.layoutDirection
    }
    super.update(view, environment: environment)
    if let stack = view.algorithm {
      unsafeDowncast(element, to: StackElement.self).stack = stack
    } else {
      unsafeDowncast(element, to: ContainerElement<V.Arrangement>.self).layout = view.arrangement
    }
    slot = reconciled(slot, with: view.content, environment: contentEnvironment)
  }

  override package func environmentDidChange() {
    element.layoutDirection = environment.layoutDirection
    slot?.setEnvironment(contentEnvironment)
  }

  private var contentEnvironment: EnvironmentValues {
    var inner = environment
    inner.stackAxis = V.Arrangement.layoutProperties.stackOrientation
    return inner
  }
}
