/// What a view value becomes: the lasting part that owns identity, state and layout elements.
///
/// Nodes form a tree by structural identity. Most are transparent to layout and only hand on the
/// elements of their children; a container collects those of the nodes below it.
@MainActor
package class Node {
  package let core: StageCore
  package private(set) weak var parent: Node?
  package let depth: Int
  /// Counts the nodes of a stage, so that equal depths have an order.
  let number: Int
  package internal(set) var environment: EnvironmentValues
  package private(set) var isAlive = true
  private var cachedElements: [LayoutElement]?
  /// Asks for `refresh()`, from anywhere.
  package private(set) lazy var invalidator = core.invalidator(for: self)

  /// The type of the view that a `TypedNode` keeps; `nil` for a node that keeps none.
  let viewType: ObjectIdentifier?

  package init(_ context: NodeContext, viewType: ObjectIdentifier? = nil) {
    self.viewType = viewType
    core = context.core
    parent = context.parent
    depth = (context.parent?.depth ?? -1) + 1
    core.nodesMade += 1
    number = core.nodesMade
    environment = context.environment
  }

  /// The type of the view, for errors.
  package var viewName: String { "\(type(of: self))" }

  /// The nodes below this one.
  package var children: [Node] { [] }

  /// The layout elements that this node adds to the container around it, in order.
  package final var elements: [LayoutElement] {
    if let cachedElements { return cachedElements }
    let collected = collectElements()
    cachedElements = collected
    return collected
  }

  /// Makes the list that `elements` caches; by default that of the children.
  package func collectElements() -> [LayoutElement] { children.flatMap(\.elements) }

  /// Tells this node and those above that `elements` has changed.
  package final func invalidateElements() {
    var node: Node? = self
    while let current = node {
      if current !== self, current.absorbElementChange() { return }
      current.cachedElements = nil
      node = current.parent
    }
  }

  /// Forgets the cached list of this node alone.
  package final func clearElements() { cachedElements = nil }

  /// Called when the elements below have changed.
  ///
  /// - Returns: Whether the news stops here, because this node's own elements stay the same.
  package func absorbElementChange() -> Bool { false }

  /// Gives the node a new environment; its view stays.
  package func setEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
  }

  /// Brings the node up to date after `invalidate()`.
  package func refresh() {}

  /// Asks for `refresh()` before the next layout.
  package final func invalidate() { invalidator.invalidate() }

  /// Ends the life of the node and those below.
  package func dispose() {
    isAlive = false
    core.forget(self)
    for child in children { child.dispose() }
  }
}

/// Where a new node stands.
@MainActor
package struct NodeContext {
  package var core: StageCore
  package var parent: Node?
  package var environment: EnvironmentValues
}

extension Node {
  /// Brings a child up to date with `view`.
  ///
  /// The child is handed in and out, and not as `inout`: the place where it is kept would be held open
  /// as long as everything below it is evaluated, and the runtime checks every access to a property
  /// against all that are open.
  ///
  /// - Parameters:
  ///   - child: The node that stands in the view's place; disposed of when it is of another type.
  ///   - view: The view.
  ///   - environment: Its environment; that of this node by default.
  /// - Returns: The same node if the type is the same, a new one otherwise.
  package func reconciled<V: View>(
    _ child: Node?, with view: V, environment: EnvironmentValues? = nil
  ) -> Node {
    let environment = environment ?? self.environment
    if let child, child.viewType == ObjectIdentifier(V.self) {
      // Which the type of its view tells sooner than a cast, for which the runtime looks up a class.
      let node = unsafeDowncast(child, to: TypedNode<V>.self)
      node.update(view, environment: environment)
      return node
    }
    child?.dispose()
    let context = NodeContext(core: core, parent: self, environment: environment)
    let node = V._makeNode(of: view, in: _ViewPlace(context)).node
    invalidateOwnElements()
    return node
  }

  /// As `invalidateElements()`, for a change directly below this node.
  package func invalidateOwnElements() {
    if !absorbElementChange() { invalidateElements() }
  }
}
