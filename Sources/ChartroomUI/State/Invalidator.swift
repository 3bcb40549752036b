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

  package func invalidate() {
    prepareForWrite()
    queue.add(target)
  }

  /// Updates the stage with earlier writes that belong to another transaction, before a value is written.
  func prepareForWrite() { queue.prepareForWrite() }

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

  /// One of the readers, which all belong to one stage as a rule.
  var any: Invalidator? { readers.first?.value.reader }

  /// Removes all readers, and returns those whose last evaluation read the value.
  mutating func takeAll() -> [Invalidator] {
    let current = readers.values.filter { $0.reader.evaluation == $0.evaluation }.map(\.reader)
    readers.removeAll(keepingCapacity: true)
    return current
  }
}

/// The set of nodes and elements that await a refresh, safe to access from any thread.
final class InvalidationQueue: Sendable {
  private struct Waiting {
    var nodes: Set<Int> = []
    var elements: [ElementReads] = []
    /// The transaction of the first write in the queue; `nil` for one without an animation.
    var transaction: CurrentTransaction?

    var isEmpty: Bool { nodes.isEmpty && elements.isEmpty }
  }

  private let waiting = Mutex(Waiting())
  private let ended = Atomic(0)
  /// Updates the stage on the main thread.
  private let update: @MainActor @Sendable () -> Void

  /// Creates a queue.
  ///
  /// - Parameter update: A closure that updates the stage; it does nothing during an update.
  init(update: @escaping @MainActor @Sendable () -> Void) { self.update = update }

  func add(_ target: Invalidator.Target) {
    let transaction = CurrentTransaction.place.value
    waiting.withLock { waiting in
      if waiting.isEmpty { waiting.transaction = transaction }
      switch target {
      case .node(let number): waiting.nodes.insert(number)
      case .element(let reads): waiting.elements.append(reads)
      }
    }
  }

  /// Updates the stage if its queue has writes of another transaction than the current one.
  ///
  /// A write on another thread than the main one joins the earlier ones.
  func prepareForWrite() {
    let transaction = CurrentTransaction.place.value
    let isOther = waiting.withLock {
      !$0.isEmpty && $0.transaction !== transaction
        && (transaction?.isPlain == false || $0.transaction?.isPlain == false)
    }
    if isOther, MainQueue.isCurrent { MainActor.assumeIsolated { update() } }
  }

  /// Returns the transaction of the writes in the queue, and forgets it.
  func takeTransaction() -> Transaction? {
    waiting.withLock { $0.transaction.take() }?.transaction
  }

  var isEmpty: Bool { waiting.withLock(\.isEmpty) }

  /// The nodes in the queue, by number.
  var nodes: Set<Int> { waiting.withLock(\.nodes) }

  /// The number of evaluations whose observation of properties has ended.
  var endedObservations: Int { ended.load(ordering: .relaxed) }

  func observationDidEnd() { ended.add(1, ordering: .relaxed) }

  func takeAll() -> Set<Int> {
    waiting.withLock { waiting in
      defer { waiting.nodes.removeAll() }
      return waiting.nodes
    }
  }

  func takeElements() -> [ElementReads] {
    waiting.withLock { waiting in
      defer { waiting.elements.removeAll() }
      return waiting.elements
    }
  }

  func remove(_ node: Int) { waiting.withLock { _ = $0.nodes.remove(node) } }
}
