/// The persistent counterpart of a view value, which owns its identity, state and layout elements.
///
/// Nodes form a tree by structural identity. Most nodes only forward the layout elements of their children.
/// A container arranges them in a separate element.
@MainActor
package class Node {
  package let core: StageCore
  private let parentHandle: ObjectHandle<Node>?
  @exclusivity(unchecked) private var attachments = Attachments<Node, Extras>()
  /// The creation order of the node in its stage, which orders nodes of equal depth.
  let number: Int
  @exclusivity(unchecked) package internal(set) var environment: EnvironmentValues
  @exclusivity(unchecked) package private(set) var isAlive = true
  /// Whether the node has its place in the tree, and is not just being made.
  @exclusivity(unchecked) private var isInserted: Bool
  private let level: Int32
  package final var depth: Int { Int(level) }
  @exclusivity(unchecked) private var cachedElements: ElementList?

  /// The properties that few nodes have.
  private final class Extras: RareProperties<Node> {
    @exclusivity(unchecked) var preferences: NodePreferences?
    @exclusivity(unchecked) var invalidator: Invalidator?

    // Models that outlive the stage would otherwise keep its observations.
    deinit { invalidator?.beginEvaluation() }
  }

  private final var extras: Extras? { attachments.rare }

  /// The preferences of the node and its descendants; `nil` if they set none.
  final var preferences: NodePreferences? {
    get { extras?.preferences }
    set { if newValue != nil { attachments.madeRare().preferences = newValue } }
  }

  /// An object that requests `refresh()`, from any thread.
  package final var invalidator: Invalidator {
    if let known = extras?.invalidator { return known }
    let invalidator = core.invalidator(for: self)
    attachments.madeRare().invalidator = invalidator
    return invalidator
  }

  /// The invalidator, if something has needed it.
  final var knownInvalidator: Invalidator? { extras?.invalidator }

  /// The type of the view of a `ViewNode`; `nil` for other nodes.
  package var viewType: ObjectIdentifier? { nil }

  /// Creates a node.
  ///
  /// - Parameters:
  ///   - context: The position in the tree.
  ///   - isInserted: Whether the node has its place at once; only `reconciled(_:with:environment:)` inserts nodes
  ///     that have a view.
  package init(_ context: NodeContext, isInserted: Bool = true) {
    self.isInserted = isInserted
    core = context.core
    parentHandle = context.parent?.handle
    level = (context.parent?.level ?? -1) + 1
    core.nodesMade += 1
    number = core.nodesMade
    environment = context.environment
  }

  /// The parent; `nil` for the root of a stage, and after the end of the parent.
  package final var parent: Node? { parentHandle?.object }

  /// A reference to the node that does not keep it alive.
  package final var handle: ObjectHandle<Node> { attachments.madeHandle(for: self) }

  deinit { attachments.clear() }

  /// The name of the view's type, for errors.
  package var viewName: String { "\(type(of: self))" }

  /// The child nodes.
  package var children: [Node] { [] }

  /// The layout elements that the node contributes to the enclosing container, in order.
  package final var elements: ElementList {
    if let cachedElements { return cachedElements }
    let collected = collectElements()
    cachedElements = collected
    return collected
  }

  /// The elements, if they are known.
  final var knownElements: ElementList? { cachedElements }

  /// Returns the list that `elements` caches; by default, the elements of the children.
  package func collectElements() -> ElementList { childElements }

  /// The elements of the children, in order.
  final var childElements: ElementList {
    let children = children
    return children.count == 1 ? children[0].elements : .many(children.flatMap(\.elements))
  }

  /// Invalidates `elements` of this node and its ancestors.
  package final func invalidateElements() {
    var node: Node? = self
    while let current = node {
      if current !== self, current.absorbElementChange() { return }
      current.cachedElements = nil
      node = current.parent
    }
  }

  /// Invalidates `elements` of this node only.
  package final func clearElements() { cachedElements = nil }

  /// Handles a change of the children's elements.
  ///
  /// - Returns: Whether the elements of this node are unaffected, so that the invalidation stops here.
  package func absorbElementChange() -> Bool { false }

  /// Replaces the environment and keeps the view.
  package final func setEnvironment(_ environment: EnvironmentValues) {
    // The effects of this environment were passed on when it was set.
    guard !environment.isSame(as: self.environment) else { return }
    self.environment = environment
    environmentDidChange()
  }

  /// Responds to a new environment; by default, passes it to the children.
  ///
  /// It evaluates only what has read a value that differs.
  package func environmentDidChange() {
    for child in children { child.setEnvironment(environment) }
  }

  /// Returns the value of a preference that the node passes up, which `preference(_:)` caches.
  ///
  /// By default, it is the combined value of the children.
  package func combinedPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    childPreference(key)
  }

  /// Changes the accessibility properties of the descendants; by default, leaves them as they are.
  package func changeAccessibility(_ properties: inout AccessibilityProperties) {}

  /// Returns the description of the view in pictures; by default, none.
  package func contentDescription(
    with properties: AccessibilityProperties
  ) -> (any ContentDescription)? {
    nil
  }

  /// Responds to preferences that the node or a descendant may have changed.
  package func preferencesDidChange() {}

  /// Responds to a layout; only nodes registered by `StageCore.addAnchor(_:)` are called.
  package func layoutDidChange() {}

  /// Reads the preferences of the content after a layout; see `StageCore.readPreferences()`.
  package func readPreferences() {}

  /// Returns what an id of this node, set by `id(_:)` or by a `ForEach`, identifies; `nil` for another id.
  func scrollTarget(_ id: AnyHashable) -> ScrollDestination? { nil }

  /// The displayed children, with their ids if they have one, set by `id(_:)` or by a `ForEach`.
  var identifiedChildren: [(id: AnyHashable?, node: Node)] { children.map { (nil, $0) } }

  /// Returns the row of a lazy container that holds a child; `nil` if it is displayed.
  func hiddenRow(of child: Node) -> ScrollDestination? { nil }

  /// Updates the node after `invalidate()`.
  package func refresh() {}

  /// Performs the actions of the view, after a layout; see `PendingActions`.
  package func performActions() {}

  /// Starts the task of the view, after all actions.
  package func startTask() {}

  /// Requests `refresh()` before the next layout.
  package final func invalidate() { invalidator.invalidate() }

  /// Removes a child whose view is gone; by default, at once.
  package func remove(_ child: Node) { child.dispose() }

  /// Returns a removed child that shows a view of a type again; by default, none.
  package func returningChild(showing type: ObjectIdentifier) -> Node? { nil }

  /// Responds to the end of the transition of a removed child.
  package func departureDidEnd(of child: Node) {}

  /// Marks the elements of removed children, which are displayed until their transitions end.
  package func markDepartures() {}

  /// Responds to a new child.
  package func didInsert(_ child: Node) {}

  /// Removes the node and its descendants from the stage.
  package func dispose() {
    isAlive = false
    core.forget(self)
    // Its reads no longer count.
    extras?.invalidator?.beginEvaluation()
    for child in children { child.dispose() }
  }
}

/// The position of a new node in the tree.
@MainActor
package struct NodeContext {
  package var core: StageCore
  package var parent: Node?
  package var environment: EnvironmentValues
}

extension Node {
  /// Updates a child with a view value, or replaces it if the type of the view differs.
  ///
  /// The child is passed and returned rather than passed as `inout`: an `inout` access to a stored property
  /// would last as long as the evaluation of the subtree and slow down the runtime's exclusivity checks.
  ///
  /// - Parameters:
  ///   - child: The current node in the view's place; it is disposed of if its view has another type.
  ///   - view: The view.
  ///   - environment: The environment of the view; that of this node by default.
  /// - Returns: The same node if the type is the same, a new one otherwise.
  package func reconciled<V: View>(
    _ child: Node?, with view: V, environment: EnvironmentValues? = nil
  ) -> Node {
    let environment = environment ?? self.environment
    if let child, child.viewType == ObjectIdentifier(V.self) {
      // Comparing the type of the view is faster than a cast, for which the runtime looks up a class.
      let node = unsafeDowncast(child, to: ViewNode<V>.self)
      node.update(view, environment: environment)
      return node
    }
    if let child { remove(child) }
    if let known = returningChild(showing: ObjectIdentifier(V.self)) {
      let node = unsafeDowncast(known, to: ViewNode<V>.self)
      node.update(view, environment: environment)
      invalidateOwnElements()
      return node
    }
    let context = NodeContext(core: core, parent: self, environment: environment)
    let node = V._makeNode(of: view, in: _ViewPlace(context)).node
    node.isInserted = true
    didInsert(node)
    invalidateOwnElements()
    return node
  }

  /// Invalidates the elements after a change of a direct child; see `invalidateElements()`.
  package func invalidateOwnElements() {
    if preferences != nil { invalidatePreferences() }
    // Nobody has asked a node for its elements while it is being made.
    guard isInserted else { return }
    if !absorbElementChange() { invalidateElements() }
  }
}
