import Observation

/// The node of a view with a body: evaluates the body and owns the node of the result.
package final class BodyNode<V: View>: TypedNode<V> {
  private var child: Node?
  private let properties = LinkedProperties()
  private lazy var comparison = Comparison<V>()
  private let owner: (V) -> Any

  /// Creates the node.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - context: The position of the node in the tree.
  ///   - owner: Returns the value whose stored properties are the view's dynamic properties; the view
  ///     itself by default.
  package init(_ view: V, _ context: NodeContext, owner: @escaping (V) -> Any = { $0 }) {
    self.owner = owner
    super.init(view, context)
    // Very deep trees are evaluated in several rounds, so that they do not overflow the stack.
    if core.isEvaluatingDeeply { invalidate() } else { evaluate() }
  }

  override package var children: [Node] { child.map { [$0] } ?? [] }

  override package func update(_ view: V, environment: EnvironmentValues) {
    guard comparison.mayDiffer(self.view, view) else { return setEnvironment(environment) }
    super.update(view, environment: environment)
    evaluate()
  }

  override package func setEnvironment(_ environment: EnvironmentValues) {
    guard !environment.isSame(as: self.environment) else { return }
    self.environment = environment
    if properties.mustEvaluate(in: environment) {
      evaluate()
    } else {
      child?.setEnvironment(environment)
    }
  }

  override package func refresh() { evaluate() }

  override package func dispose() {
    properties.unlink()
    super.dispose()
  }

  private func evaluate() {
    core.counts.bodies += 1
    core.didRefresh(self)
    core.evaluationDepth += 1
    defer { core.evaluationDepth -= 1 }
    properties.link(view, owner: owner, to: self)
    let body = observing { view.body }
    child = reconciled(child, with: body)
  }
}

extension Node {
  /// Calls `body` and refreshes the node when an observable property that it read changes.
  final func observing<Result>(_ body: () -> Result) -> Result {
    let invalidator = invalidator
    return withObservationTracking(body) { invalidator.invalidate() }
  }
}
