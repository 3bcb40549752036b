/// The node of a view with a body: evaluates the body and owns the node of the result.
package final class BodyNode<V: View>: TypedNode<V> {
  @exclusivity(unchecked) private var child: Node?
  /// The storage of the dynamic properties; `nil` if there are none.
  private let storage: LinkedStorage?
  private let properties: DynamicProperties
  private let propertiesOffset: Int
  private lazy var comparison = Comparison(of: V.self)
  @exclusivity(unchecked) private var motion = Presented<V>()
  /// The value that an animatable view approaches; `nil` if it is `view`.
  @exclusivity(unchecked) private var target: V?

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
    storage = properties.isEmpty ? nil : LinkedStorage()
    super.init(view, context)
    // Very deep trees are evaluated in several rounds, so that they do not overflow the stack.
    if core.isEvaluatingDeeply { invalidate() } else { evaluate() }
  }

  override package var children: [Node] { child.map { [$0] } ?? [] }

  override package func collectElements() -> ElementList { child?.elements ?? [] }

  override package func update(_ view: V, environment: EnvironmentValues) {
    let old = target ?? self.view
    guard comparison.mayDiffer(old, view) else { return setEnvironment(environment) }
    super.update(view, environment: environment)
    target = nil
    if motion.exists || core.update.mayAnimate { animate(from: old) }
    evaluate()
  }

  private func animate(from old: V) {
    // The outline of a shape moves without its body.
    guard !(V.self is any Shape.Type) else { return }
    var motion = motion
    let transaction = knownElements?.first?.transaction ?? core.update.transaction
    motion.change(from: old, to: view, in: transaction, of: self, core: core) { [weak self] in
      self?.invalidate()
    }
    guard motion.isMoving else { return }
    self.motion = motion
    target = view
    present()
  }

  /// Shows the presented value of an animatable view.
  private func present() {
    guard let target else { return }
    view = motion.value(of: target)
    if !motion.isMoving { self.target = nil }
  }

  override package func environmentDidChange() {
    if storage?.reads.areStale(in: environment) == true {
      evaluate()
    } else {
      child?.setEnvironment(environment)
    }
  }

  override package func refresh() {
    present()
    evaluate()
  }

  override package func dispose() {
    storage?.removeAll()
    super.dispose()
  }

  private func evaluate() {
    core.counts.bodies += 1
    core.didRefresh(self)
    core.evaluationDepth += 1
    defer { core.evaluationDepth -= 1 }
    storage?.begin(in: environment)
    let body = observing {
      link()
      return view.body
    }
    child = reconciled(child, with: body)
  }

  private func link() {
    guard let storage else { return }
    withUnsafeMutableBytes(of: &view) { view in
      guard let address = view.baseAddress else { return }
      properties.link(address + propertiesOffset, to: storage, of: self)
    }
  }
}

/// The node of a view with a body, of any type.
protocol BodyOwner: Node {}

extension BodyNode: BodyOwner {}
