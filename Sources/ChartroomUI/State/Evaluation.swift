import Observation

/// The evaluation that runs on the current thread, to which reads of state are attributed.
enum Evaluation {
  /// A value for each thread, because any thread may read state.
  private static let current = ThreadLocal<ReadScope>()

  /// The types of views that have read observable properties.
  ///
  /// The first evaluation of such a type leaves one observation behind, which ends with the next change of the
  /// property. All others end with the next evaluation.
  @MainActor static var observers: Set<ObjectIdentifier> = []

  /// The reader that is evaluated on this thread; `nil` outside of evaluations, for example in actions.
  static var reader: Invalidator? { current.value?.reader }

  /// Calls `body` and attributes its reads of state to the reader of a scope.
  static func run<Result>(in scope: ReadScope, _ body: () -> Result) -> Result {
    current.with(scope, body)
  }

  /// Calls `body` and attributes its reads of state to no reader.
  static func withoutReader<Result>(_ body: () -> Result) -> Result {
    current.with(nil, body)
  }
}

/// Something that attributes reads of state to a reader.
package class ReadScope {
  /// The reader at this moment; `nil` if the reads do not count.
  var reader: Invalidator? { nil }
}

/// The scope of the node of a stage that is evaluated.
///
/// The node gets its invalidator when it reads state for the first time, which most nodes never do.
final class NodeScope: ReadScope {
  /// The node that is evaluated, which its caller keeps alive.
  private nonisolated(unsafe) unowned(unsafe) var node: Node?

  // Only the thread that evaluates, which is the main one, has this scope.
  override var reader: Invalidator? {
    let node = node
    return MainActor.assumeIsolated { node?.invalidator }
  }

  /// Calls `body` and attributes its reads of state to a node.
  @MainActor
  func run<Result>(_ node: Node, _ body: () -> Result) -> Result {
    let outer = self.node
    self.node = node
    defer { self.node = outer }
    return Evaluation.run(in: self, body)
  }
}

extension Node {
  /// Calls `body` and refreshes the node when state or an observable property that it read changes.
  ///
  /// Reads of earlier calls no longer count.
  final func observing<Result>(_ body: () -> Result) -> Result {
    knownInvalidator?.beginEvaluation()
    let kind = viewType ?? ObjectIdentifier(type(of: self))
    if Evaluation.observers.contains(kind) { invalidator.prepareObservation() }
    /// Called only if the evaluation has read an observable property.
    func changeHandler() -> @Sendable () -> Void {
      Evaluation.observers.insert(kind)
      let invalidator = invalidator
      let evaluation = invalidator.evaluation
      return { invalidator.observedChange(in: evaluation) }
    }
    return withObservationTracking(
      {
        knownInvalidator?.observations?.read()
        return core.nodeScope.run(self, body)
      }, onChange: changeHandler())
  }
}
