import Observation

/// The node of a view with a body: evaluates it and keeps the node of what it made.
package final class BodyNode<V: View>: TypedNode<V> {
  private var child: Node?
  private let properties = LinkedProperties()
  private lazy var comparison = Comparison<V>()
  private let owner: (V) -> Any

  /// Creates the node.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - context: Where the node stands.
  ///   - owner: The value whose stored properties are the dynamic properties of a view; the view
  ///     itself by default.
  package init(_ view: V, _ context: NodeContext, owner: @escaping (V) -> Any = { $0 }) {
    self.owner = owner
    super.init(view, context)
    // Very deep trees are evaluated in slices, lest they overflow the stack.
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
  /// Calls `body`, and refreshes this node once anything observable that it read changes.
  final func observing<Result>(_ body: () -> Result) -> Result {
    let invalidator = invalidator
    return withObservationTracking(body) { invalidator.invalidate() }
  }
}

/// The dynamic properties of one view, and what its body read through them.
@MainActor
final class LinkedProperties {
  private var storage: [Int: AnyObject] = [:]
  private let reads = EnvironmentReads()
  private static var typesWithout: Set<ObjectIdentifier> = []

  /// Whether an environment value that the last evaluation read is another one now.
  func mustEvaluate(in environment: EnvironmentValues) -> Bool {
    reads.environment = environment
    return reads.areStale(in: environment)
  }

  /// Connects the wrappers in `view`, or in what holds them for it, with what this node keeps.
  func link<V>(_ view: V, owner: (V) -> Any, to node: Node) {
    reads.forget()
    reads.environment = node.environment
    let type = ObjectIdentifier(V.self)
    guard !Self.typesWithout.contains(type) else { return }
    var index = 0
    if !link(children: Mirror(reflecting: owner(view)), to: node, index: &index) {
      Self.typesWithout.insert(type)
    }
  }

  func unlink() { storage.removeAll() }

  /// Walks the stored properties, wrappers inside wrappers included.
  ///
  /// - Returns: Whether there was any dynamic property to connect.
  private func link(children mirror: Mirror, to node: Node, index: inout Int) -> Bool {
    var found = false
    for child in mirror.children {
      guard let property = child.value as? any DynamicProperty, !(property is any FreeProperty)
      else { continue }
      found = true
      if let linked = property as? any LinkedProperty {
        storage[index] = linked.link(to: node, kept: storage[index], reads: reads)
        index += 1
      } else {
        _ = link(children: Mirror(reflecting: property), to: node, index: &index)
      }
    }
    return found
  }
}

/// The environment of one view, and the values of it that its body has read.
final class EnvironmentReads {
  /// The environment as it is now, also for closures that run after the body.
  var environment: EnvironmentValues?
  private var checks: [(EnvironmentValues) -> Bool] = []

  /// Takes note of a read; `isStale` tells whether an environment has another value.
  func add(isStale: @escaping (EnvironmentValues) -> Bool) { checks.append(isStale) }

  func forget() { checks.removeAll(keepingCapacity: true) }

  func areStale(in environment: EnvironmentValues) -> Bool { checks.contains { $0(environment) } }
}

/// A property wrapper that needs no connection to a node, for it holds none of the others.
protocol FreeProperty: DynamicProperty {}

/// A property wrapper that the node of its view connects to what it keeps.
@MainActor
protocol LinkedProperty: DynamicProperty {
  /// Connects the wrapper.
  ///
  /// - Parameters:
  ///   - node: The node of the view that holds the wrapper.
  ///   - kept: What the last value's wrapper in this place returned.
  ///   - reads: Takes note of what the wrapper hands out.
  /// - Returns: What the node is to keep for the next value's wrapper.
  func link(to node: Node, kept: AnyObject?, reads: EnvironmentReads) -> AnyObject?
}
