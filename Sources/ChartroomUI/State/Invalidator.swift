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
  /// The token that ends the observation of an evaluation; `nil` while no evaluation observes properties.
  ///
  /// Only the main actor sets it, before an evaluation.
  private(set) nonisolated(unsafe) var observations: ObservationToken?

  init(queue: InvalidationQueue, target: Target) {
    self.queue = queue
    self.target = target
  }

  package func invalidate() { queue.add(target) }

  /// Updates the stage with earlier writes that belong to another transaction, before a state is written.
  func prepareForWrite() { queue.prepareForWrite() }

  override var reader: Invalidator? { self }

  /// The reads of the element that is the target; `nil` for a node.
  var elementReads: ElementReads? { if case .element(let reads) = target { reads } else { nil } }

  /// The number of evaluations that have begun, which tells the reads of the last one from earlier ones.
  var evaluation: Int { evaluations.load(ordering: .relaxed) }

  /// Begins an evaluation, which makes all earlier reads obsolete.
  func beginEvaluation() {
    evaluations.add(1, ordering: .relaxed)
    observations?.expire()
  }

  /// Prepares the evaluation that begins for observable properties.
  func prepareObservation() { if observations == nil { observations = ObservationToken() } }

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

/// The nodes and elements that await a refresh, in the order of their transactions; safe to access from any
/// thread.
final class InvalidationQueue: Sendable {
  /// The nodes and elements of one transaction.
  private struct Group {
    /// The transaction; `nil` for one without an animation.
    let transaction: CurrentTransaction?
    var nodes: Set<Int> = []
    var elements: [ElementReads] = []

    var isEmpty: Bool { nodes.isEmpty && elements.isEmpty }

    mutating func add(_ target: Invalidator.Target) {
      switch target {
      case .node(let number): nodes.insert(number)
      case .element(let reads): elements.append(reads)
      }
    }
  }

  private struct Waiting {
    /// What the update in progress refreshes; `nil` between updates.
    var current: Group?
    var groups: [Group] = []
  }

  private let waiting = Mutex(Waiting())
  private let ended = Atomic(0)
  /// Updates the stage on the main thread.
  private let update: @MainActor @Sendable () -> Void

  /// Creates a queue.
  ///
  /// - Parameter update: A closure that updates the stage; it does nothing during an update.
  init(update: @escaping @MainActor @Sendable () -> Void) { self.update = update }

  /// Adds a node or an element to the update in progress, or to the next one of the current transaction.
  func add(_ target: Invalidator.Target) {
    let transaction = CurrentTransaction.place.value
    waiting.withLock { waiting in
      if waiting.current != nil {
        waiting.current?.add(target)
      } else if let last = waiting.groups.last, transaction.joins(last.transaction) {
        waiting.groups[waiting.groups.count - 1].add(target)
      } else {
        var group = Group(transaction: transaction)
        group.add(target)
        waiting.groups.append(group)
      }
    }
  }

  /// Updates the stage if its queue has writes of another transaction than the current one.
  ///
  /// It is called before a state is written, so that the update does not see the new value. A write on another
  /// thread than the main one is seen by the updates of earlier ones.
  func prepareForWrite() {
    let transaction = CurrentTransaction.place.value
    let isOther = waiting.withLock { waiting in
      waiting.current == nil
        && waiting.groups.contains { !transaction.joins($0.transaction) }
    }
    if isOther, MainQueue.isCurrent { MainActor.assumeIsolated { update() } }
  }

  /// Begins an update with the first writes in the queue.
  ///
  /// - Returns: Their transaction; `nil` for none.
  func beginUpdate() -> Transaction? {
    waiting.withLock { waiting in
      let group = waiting.groups.isEmpty ? Group(transaction: nil) : waiting.groups.removeFirst()
      waiting.current = group
      return group.transaction
    }?.transaction
  }

  /// Begins an update without the writes in the queue.
  func beginSeparateUpdate() { waiting.withLock { $0.current = Group(transaction: nil) } }

  /// Ends the update; what it could not refresh waits for the next one.
  func endUpdate() {
    waiting.withLock { waiting in
      if let current = waiting.current.take(), !current.isEmpty {
        waiting.groups.insert(current, at: 0)
      }
    }
  }

  /// Whether the update in progress has nothing to refresh.
  var isEmpty: Bool { waiting.withLock { $0.current?.isEmpty ?? true } }

  /// Whether writes wait for an update.
  var hasWaiting: Bool { waiting.withLock { !$0.groups.isEmpty } }

  /// The nodes of the update in progress and those that wait for another, by number.
  var nodes: Set<Int> {
    waiting.withLock { waiting in
      waiting.groups.reduce(waiting.current?.nodes ?? []) { $0.union($1.nodes) }
    }
  }

  /// The number of evaluations whose observation of properties has ended.
  var endedObservations: Int { ended.load(ordering: .relaxed) }

  func observationDidEnd() { ended.add(1, ordering: .relaxed) }

  /// Takes the nodes of the update in progress.
  func takeNodes() -> Set<Int> {
    waiting.withLock { waiting in
      defer { waiting.current?.nodes.removeAll() }
      return waiting.current?.nodes ?? []
    }
  }

  /// Takes the elements of the update in progress.
  func takeElements() -> [ElementReads] {
    waiting.withLock { waiting in
      defer { waiting.current?.elements.removeAll() }
      return waiting.current?.elements ?? []
    }
  }

  /// Removes a node from the update in progress.
  func remove(_ node: Int) { waiting.withLock { _ = $0.current?.nodes.remove(node) } }
}

extension CurrentTransaction? {
  /// Returns whether writes of both transactions can be updated together.
  fileprivate func joins(_ other: CurrentTransaction?) -> Bool {
    self === other || (self?.isPlain ?? true) && (other?.isPlain ?? true)
  }
}
