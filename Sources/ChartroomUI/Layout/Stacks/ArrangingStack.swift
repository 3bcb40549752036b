/// A stack that keeps its last arrangement.
protocol ArrangingStack: Sendable {
  /// Returns what the arrangement for a proposal depends on.
  func question(_ proposal: ProposedViewSize) -> _StackLayoutCache.Question
  /// Returns a new arrangement.
  @MainActor
  func arrange(_ elements: [LayoutElement], proposal: ProposedViewSize) -> StackArrangement
}

extension ArrangingStack {
  /// Returns the size of the stack and the places of its subviews, from the cache if possible.
  func arrange(
    _ subviews: LayoutSubviews, proposal: ProposedViewSize, cache: inout _StackLayoutCache
  ) -> StackArrangement {
    if let known = known(in: cache, subviews, proposal) { return known }
    let arrangement = MainActor.assumeIsolated { [elements = subviews.elements] in
      arrange(elements, proposal: proposal)
    }
    keep(arrangement, in: &cache, subviews, proposal)
    return arrangement
  }

  // These are separate functions, so that the call stack of nested stacks stays small.

  private func known(
    in cache: _StackLayoutCache, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> StackArrangement? {
    cache.answer(to: question(proposal), for: subviews)
  }

  private func keep(
    _ arrangement: StackArrangement, in cache: inout _StackLayoutCache, _ subviews: LayoutSubviews,
    _ proposal: ProposedViewSize
  ) {
    cache.keep(arrangement, to: question(proposal), for: subviews)
  }
}
