import Synchronization

/// An object that requests the refresh of a node, from any thread.
package final class Invalidator: Sendable {
  private let queue: InvalidationQueue
  private let node: Int
  private let evaluations = Atomic(0)

  init(queue: InvalidationQueue, node: Int) {
    self.queue = queue
    self.node = node
  }

  package func invalidate() { queue.add(node) }

  /// The number of evaluations that have begun, which tells the reads of the last one from earlier ones.
  var evaluation: Int { evaluations.load(ordering: .relaxed) }

  /// Begins an evaluation, which makes all earlier reads obsolete.
  func beginEvaluation() { evaluations.add(1, ordering: .relaxed) }
}

/// The evaluations that have read a value since it was last written.
///
/// It is not synchronised.
struct StateReaders {
  private var readers: [ObjectIdentifier: (reader: Invalidator, evaluation: Int)] = [:]
  private var pruningCount = 8

  /// Records a read by an evaluation.
  mutating func note(_ reader: Invalidator) {
    readers[ObjectIdentifier(reader)] = (reader, reader.evaluation)
    guard readers.count > pruningCount else { return }
    // Nodes that are gone, or that no longer read the value, would otherwise accumulate.
    readers = readers.filter { $1.reader.evaluation == $1.evaluation }
    pruningCount = max(8, 2 * readers.count)
  }

  /// Removes all readers, and returns those whose last evaluation read the value.
  mutating func takeAll() -> [Invalidator] {
    let current = readers.values.filter { $0.reader.evaluation == $0.evaluation }.map(\.reader)
    readers.removeAll(keepingCapacity: true)
    return current
  }
}

/// The set of nodes that await a refresh, by number, safe to access from any thread.
final class InvalidationQueue: Sendable {
  private let waiting = Mutex<Set<Int>>([])

  func add(_ node: Int) { waiting.withLock { _ = $0.insert(node) } }

  var isEmpty: Bool { waiting.withLock(\.isEmpty) }

  /// The nodes in the queue.
  var nodes: Set<Int> { waiting.withLock(\.self) }

  func takeAll() -> Set<Int> {
    waiting.withLock { nodes in
      defer { nodes.removeAll() }
      return nodes
    }
  }

  func remove(_ node: Int) { waiting.withLock { _ = $0.remove(node) } }
}
