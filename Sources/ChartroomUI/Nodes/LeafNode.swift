/// A built-in view with one layout element and no subviews.
@MainActor
package protocol LeafView: PrimitiveView {
  associatedtype Leaf: LeafContent
  /// Returns the content of the element, from the view and its environment.
  func leaf(in environment: EnvironmentValues) -> Leaf
  /// Responds to the making of a content for a node; does nothing by default.
  func didShow(in node: Node, environment: EnvironmentValues)
}

extension LeafView {
  package func didShow(in node: Node, environment: EnvironmentValues) {}
  package func makeNode(_ context: NodeContext) -> Node { LeafNode(self, context) }
}

package final class LeafNode<V: LeafView>: TypedNode<V> {
  private let element: LeafElement<V.Leaf>
  private lazy var comparison = Comparison(of: V.self)

  override package init(_ view: V, _ context: NodeContext) {
    element = LeafElement(view.leaf(in: context.environment), core: context.core)
    super.init(view, context)
    element.layoutDirection = context.environment.layoutDirection
    view.didShow(in: self, environment: environment)
  }

  override package func refresh() { environmentDidChange() }

  override package func collectElements() -> ElementList { .one(element) }

  override package func update(_ view: V, environment: EnvironmentValues) {
    guard comparison.mayDiffer(self.view, view) else { return setEnvironment(environment) }
    super.update(view, environment: environment)
    environmentDidChange()
  }

  override package func environmentDidChange() {
    element.layoutDirection = environment.layoutDirection
    element.content = view.leaf(in: environment)
    view.didShow(in: self, environment: environment)
  }
}
