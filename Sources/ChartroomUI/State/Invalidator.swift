import Synchronization

/// Asks for a node's refresh from anywhere, on any thread.
package final class Invalidator: Sendable {
  private let queue: InvalidationQueue
  private let node: ObjectIdentifier

  init(queue: InvalidationQueue, node: ObjectIdentifier) {
    self.queue = queue
    self.node = node
  }

  package func invalidate() { queue.add(node) }
}

/// The nodes that wait for a refresh.
final class InvalidationQueue: Sendable {
  private let waiting = Mutex<Set<ObjectIdentifier>>([])

  func add(_ node: ObjectIdentifier) { waiting.withLock { _ = $0.insert(node) } }

  var isEmpty: Bool { waiting.withLock(\.isEmpty) }

  /// The nodes that wait.
  var nodes: Set<ObjectIdentifier> { waiting.withLock(\.self) }

  func takeAll() -> Set<ObjectIdentifier> {
    waiting.withLock { nodes in
      defer { nodes.removeAll() }
      return nodes
    }
  }

  func remove(_ node: ObjectIdentifier) { waiting.withLock { _ = $0.remove(node) } }
}
