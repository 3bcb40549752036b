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

  override package func setEnvironment(_ environment: EnvironmentValues) {
    // The effects of this environment were passed on when it was set.
    guard !environment.isSame(as: self.environment) else { return }
    update(view, environment: environment)
  }
}
