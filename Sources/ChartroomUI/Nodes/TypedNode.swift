/// A node that stores its view value.
package class TypedNode<V: View>: Node {
  package internal(set) var view: V

  package init(_ view: V, _ context: NodeContext) {
    self.view = view
    super.init(context, viewType: ObjectIdentifier(V.self))
  }

  override package final var viewName: String { "\(V.self)" }

  /// Replaces the value of the view.
  package func update(_ view: V, environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
  }
}
