/// A node that keeps the view value it was made from.
package class TypedNode<V: View>: Node {
  package internal(set) var view: V

  package init(_ view: V, _ context: NodeContext) {
    self.view = view
    super.init(context, viewType: ObjectIdentifier(V.self))
  }

  override package final var viewName: String { "\(V.self)" }

  /// Takes a new value of the same view.
  package func update(_ view: V, environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
  }

  override package func setEnvironment(_ environment: EnvironmentValues) {
    // All that follows from it was handed on when it was set.
    guard !environment.isSame(as: self.environment) else { return }
    update(view, environment: environment)
  }
}
