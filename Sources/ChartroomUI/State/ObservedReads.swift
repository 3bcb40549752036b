import Observation

/// The observable properties that closures of an app have read in the layout or in the drawing of an element.
///
/// A change of one of them requests another layout or drawing of the element.
@MainActor
final class ObservedReads {
  private var invalidator: Invalidator
  /// The invalidator of the layout calls before the last ones.
  private var earlier: Invalidator
  private let reads: ElementReads
  /// The number of layout calls with `invalidator`.
  private var calls = 0
  /// The generation of the layout to which the reads belong.
  private var generation: UInt32?

  init(of element: LayoutElement) {
    reads = ElementReads(element)
    invalidator = element.core.layoutReads.invalidator(of: reads)
    earlier = element.core.layoutReads.invalidator(of: reads)
  }

  deinit {
    invalidator.beginEvaluation()
    earlier.beginEvaluation()
  }

  /// Calls a closure that takes part in the layout.
  ///
  /// - Parameters:
  ///   - generation: The generation of the element. Reads of earlier generations no longer count.
  ///   - body: The closure.
  /// - Returns: The result of the closure.
  func inLayout<Result>(_ generation: UInt32, _ body: () -> Result) -> Result {
    if generation != self.generation {
      invalidator.beginEvaluation()
      earlier.beginEvaluation()
      calls = 0
    } else if calls == SizeCache.capacity {
      // The element has forgotten the sizes of calls that were so long ago.
      swap(&invalidator, &earlier)
      invalidator.beginEvaluation()
      calls = 0
    }
    calls += 1
    self.generation = generation
    reads.affectLayout = true
    return observing(body)
  }

  /// Calls a closure that draws.
  ///
  /// Reads of earlier calls no longer count.
  func inDrawing<Result>(_ body: () -> Result) -> Result {
    invalidator.beginEvaluation()
    return observing(body)
  }

  private func observing<Result>(_ body: () -> Result) -> Result {
    let invalidator = invalidator
    let evaluation = invalidator.evaluation
    invalidator.prepareObservation()
    return withObservationTracking {
      invalidator.observations?.read()
      return body()
    } onChange: {
      invalidator.observedChange(in: evaluation)
    }
  }
}
