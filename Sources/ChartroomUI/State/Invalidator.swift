import Observation
import Synchronization

/// An object that requests the refresh of a node, or of the layout of an element, from any thread.
package final class Invalidator: ReadScope, @unchecked Sendable {
  /// The object to refresh.
  enum Target: Sendable {
    case node(Int)
    case element(ElementReads)
  }

  private let queue: InvalidationQueue
  private let target: Target
  private let evaluations = Atomic(0)
  let observations = ObservationToken()

  init(queue: InvalidationQueue, target: Target) {
    self.queue = queue
    self.target = target
  }

  package func invalidate() { queue.add(target) }

  override var reader: Invalidator? { self }

  /// The reads of the element that is the target; `nil` for a node.
  var elementReads: ElementReads? { if case .element(let reads) = target { reads } else { nil } }

  /// The number of evaluations that have begun, which tells the reads of the last one from earlier ones.
  var evaluation: Int { evaluations.load(ordering: .relaxed) }

  /// Begins an evaluation, which makes all earlier reads obsolete.
  func beginEvaluation() {
    evaluations.add(1, ordering: .relaxed)
    observations.expire()
  }

  /// Responds to a change of an observable property that an evaluation has read.
  func observedChange(in evaluation: Int) {
    queue.observationDidEnd()
    if evaluation == self.evaluation { invalidate() }
  }
}

/// A property that every evaluation of a node observes in addition to those that it reads.
///
/// An observation ends only by a change. Without this change, each evaluation that reads an unchanged property
/// would leave an observation behind.
final class ObservationToken: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var property: Void { () }

  /// Adds the token to the observation in progress.
  func read() { registrar.access(self, keyPath: \.property) }

  /// Ends the last observation, including that of all other properties.
  func expire() { registrar.willSet(self, keyPath: \.property) }
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

/// The set of nodes and elements that await a refresh, safe to access from any thread.
final class InvalidationQueue: Sendable {
  private let waiting = Mutex<Set<Int>>([])
  private let elements = Mutex<[ElementReads]>([])
  private let ended = Atomic(0)

  func add(_ target: Invalidator.Target) {
    switch target {
    case .node(let number): waiting.withLock { _ = $0.insert(number) }
    case .element(let reads): elements.withLock { $0.append(reads) }
    }
  }

  var isEmpty: Bool { waiting.withLock(\.isEmpty) && elements.withLock(\.isEmpty) }

  /// The nodes in the queue, by number.
  var nodes: Set<Int> { waiting.withLock(\.self) }

  /// The number of evaluations whose observation of properties has ended.
  var endedObservations: Int { ended.load(ordering: .relaxed) }

  func observationDidEnd() { ended.add(1, ordering: .relaxed) }

  func takeAll() -> Set<Int> {
    waiting.withLock { nodes in
      defer { nodes.removeAll() }
      return nodes
    }
  }

  func takeElements() -> [ElementReads] {
    elements.withLock { elements in
      defer { elements.removeAll() }
      return elements
    }
  }

  func remove(_ node: Int) { waiting.withLock { _ = $0.remove(node) } }
}
