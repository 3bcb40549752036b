/// The node of a view with a type.
package class ViewNode<V>: Node {
  package init(_ context: NodeContext) {
    super.init(context, isInserted: false)
  }

  override package final var viewType: ObjectIdentifier? { ObjectIdentifier(V.self) }

  override package final var viewName: String { "\(V.self)" }

  /// Replaces the value of the view.
  package func update(_ view: V, environment: EnvironmentValues) {
    self.environment = environment
  }
}

/// A node that stores its view value.
package class TypedNode<V>: ViewNode<V> {
  @exclusivity(unchecked) package internal(set) final var view: V

  package init(_ view: V, _ context: NodeContext) {
    self.view = view
    super.init(context)
  }

  /// Replaces the value of the view.
  override package func update(_ view: V, environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
  }
}
