package import Foundation

/// A layout element that arranges its children as a built-in stack.
///
/// It calls the algorithm directly. The way through the `Layout` protocol and its proxies takes three times as
/// long and more of the program's stack, and nearly all containers are stacks.
package final class StackElement: BranchElement {
  var stack: StackAlgorithm { didSet { if stack != oldValue { invalidateLayout() } } }
  /// The last arrangement, which is placed after it was measured.
  @exclusivity(unchecked) private var last: StackArrangement?
  @exclusivity(unchecked) private var lastProposal = ProposedViewSize.unspecified
  @exclusivity(unchecked) private var lastGeneration = 0
  @exclusivity(unchecked) private var knownSpacing: (value: ViewSpacing, generation: Int)?

  init(_ stack: StackAlgorithm, core: StageCore) {
    self.stack = stack
    super.init(core: core)
  }

  /// Returns the arrangement for a proposal, from the cache if possible.
  private func arrangement(for proposal: ProposedViewSize) -> StackArrangement {
    if let last, lastGeneration == generation, lastProposal == proposal { return last }
    let arrangement = stack.arrange(arranged, proposal: proposal)
    last = arrangement
    lastProposal = proposal
    lastGeneration = generation
    return arrangement
  }

  override package var spacing: ViewSpacing {
    if let knownSpacing, knownSpacing.generation == generation { return knownSpacing.value }
    let spacing = stack.spacing(of: arranged)
    knownSpacing = (spacing, generation)
    return spacing
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    arrangement(for: proposal).size
  }

  override package func placeChildren() {
    let places = arrangement(for: proposal).places
    for (child, place) in zip(arranged, places) {
      self.place(child, at: place.origin, proposal: place.proposal)
    }
  }

  override package func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let size = size(for: proposal)
    guard size.width.isFinite, size.height.isFinite else { return nil }
    let places = arrangement(for: proposal).places
    return key.combine(
      zip(arranged, places).compactMap { child, place in
        child.explicitGuide(key, in: place.proposal, at: place.origin)
      })
  }
}
