import Synchronization

/// An object that requests the refresh of a node, from any thread.
package final class Invalidator: Sendable {
  private let queue: InvalidationQueue
  private let node: ObjectIdentifier

  init(queue: InvalidationQueue, node: ObjectIdentifier) {
    self.queue = queue
    self.node = node
  }

  package func invalidate() { queue.add(node) }
}

/// The set of nodes that await a refresh, safe to access from any thread.
final class InvalidationQueue: Sendable {
  private let waiting = Mutex<Set<ObjectIdentifier>>([])

  func add(_ node: ObjectIdentifier) { waiting.withLock { _ = $0.insert(node) } }

  var isEmpty: Bool { waiting.withLock(\.isEmpty) }

  /// The nodes in the queue.
  var nodes: Set<ObjectIdentifier> { waiting.withLock(\.self) }

  func takeAll() -> Set<ObjectIdentifier> {
    waiting.withLock { nodes in
      defer { nodes.removeAll() }
      return nodes
    }
  }

  func remove(_ node: ObjectIdentifier) { waiting.withLock { _ = $0.remove(node) } }
}
