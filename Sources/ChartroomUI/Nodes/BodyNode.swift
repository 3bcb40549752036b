/// The node of a view with a body: evaluates the body and owns the node of the result.
package final class BodyNode<V: View>: TypedNode<V> {
  private var child: Node?
  private let storage = LinkedStorage()
  private let properties: DynamicProperties
  private let propertiesOffset: Int
  private lazy var comparison = Comparison<V>()

  /// Creates the node.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - context: The position of the node in the tree.
  override package convenience init(_ view: V, _ context: NodeContext) {
    self.init(view, context, properties: .of(V.self), at: 0)
  }

  /// Creates the node of a view whose dynamic properties are those of one of its stored properties.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - context: The position of the node in the tree.
  ///   - owner: The type of the stored property.
  ///   - offset: The position of the stored property, in bytes.
  convenience init<Owner>(_ view: V, _ context: NodeContext, owner: Owner.Type, at offset: Int) {
    self.init(view, context, properties: .of(Owner.self), at: offset)
  }

  private init(
    _ view: V, _ context: NodeContext, properties: DynamicProperties, at offset: Int
  ) {
    self.properties = properties
    propertiesOffset = offset
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

  override package func environmentDidChange() {
    if storage.reads.areStale(in: environment) {
      evaluate()
    } else {
      child?.setEnvironment(environment)
    }
  }

  override package func refresh() { evaluate() }

  override package func dispose() {
    storage.removeAll()
    super.dispose()
  }

  private func evaluate() {
    core.counts.bodies += 1
    core.didRefresh(self)
    core.evaluationDepth += 1
    defer { core.evaluationDepth -= 1 }
    storage.begin(in: environment)
    let body = observing {
      link()
      return view.body
    }
    child = reconciled(child, with: body)
  }

  private func link() {
    guard !properties.isEmpty else { return }
    withUnsafeMutableBytes(of: &view) { view in
      guard let address = view.baseAddress else { return }
      properties.link(address + propertiesOffset, to: storage, of: self)
    }
  }
}
