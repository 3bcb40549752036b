package import Foundation

/// A layout element that arranges its children as a built-in stack.
///
/// It calls the algorithm directly. The way through the `Layout` protocol and its proxies takes three times as
/// long and more of the program's stack, and nearly all containers are stacks.
package final class StackElement: BranchElement {
  var stack: StackAlgorithm { didSet { if stack != oldValue { invalidateLayout() } } }
  /// The last arrangement until its views are placed, with the proposal for which it was made.
  @exclusivity(unchecked) private var last:
    (places: [StackArrangement.Place], proposal: ProposedViewSize)?
  @exclusivity(unchecked) private var knownSpacing = ViewSpacing.zero
  @exclusivity(unchecked) private var lastGeneration: UInt32 = 0
  /// The generation of the known spacing; at first, one that no element reaches.
  @exclusivity(unchecked) private var spacingGeneration = UInt32.max

  init(_ stack: StackAlgorithm, core: StageCore) {
    self.stack = stack
    super.init(core: core)
  }

  /// Returns the arrangement for a proposal, and keeps its places.
  private func arrange(for proposal: ProposedViewSize) -> StackArrangement {
    let arrangement = stack.arrange(arranged, proposal: proposal)
    last = (arrangement.places, proposal)
    lastGeneration = generation
    return arrangement
  }

  /// Returns the places of the views for a proposal.
  private func places(for proposal: ProposedViewSize) -> [StackArrangement.Place] {
    if let last, lastGeneration == generation, last.proposal == proposal { return last.places }
    return arrange(for: proposal).places
  }

  override package var spacing: ViewSpacing {
    if spacingGeneration == generation { return knownSpacing }
    knownSpacing = stack.spacing(of: arranged)
    spacingGeneration = generation
    return knownSpacing
  }

  override package func answer(to proposal: ProposedViewSize) -> SizeAnswer {
    let arrangement = arrange(for: proposal)
    return SizeAnswer(arrangement.size, for: stack.reach(of: arrangement.places, of: arranged))
  }

  override package func placeChildren() {
    let (arranged, places) = (arranged, places(for: proposal))
    for (child, place) in zip(arranged, stack.stretched(places, of: arranged)) {
      self.place(child, at: place.origin, proposal: place.proposal)
    }
    // Placed views are placed again only after a change, for which the places will differ.
    last = nil
  }

  override package func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let size = size(for: proposal)
    guard size.width.isFinite, size.height.isFinite else { return nil }
    let places = stack.stretched(places(for: proposal), of: arranged)
    return key.combine(
      zip(arranged, places).compactMap { child, place in
        child.explicitGuide(key, in: place.proposal, at: place.origin)
      })
  }
}
