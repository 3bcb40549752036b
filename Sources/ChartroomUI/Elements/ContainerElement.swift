package import Foundation

/// A layout element that arranges its children with a `Layout`.
package final class ContainerElement<Arrangement: Layout>: LayoutElement {
  package var layout: Arrangement {
    didSet { if comparison.mayDiffer(layout, oldValue) { invalidateLayout() } }
  }
  private lazy var comparison = Comparison<Arrangement>()
  package var source: () -> [LayoutElement] = { [] }
  private var elements: [LayoutElement]?
  private var cache: Arrangement.Cache?
  private var cacheGeneration = 0
  private var knownSpacing: (value: ViewSpacing, generation: Int)?

  package init(_ layout: Arrangement, core: StageCore) {
    self.layout = layout
    super.init(core: core)
    core.collectLater(self)
  }

  package func childrenDidChange() {
    elements = nil
    core.collectLater(self)
    invalidateLayout()
  }

  override package var children: [LayoutElement] {
    if let elements { return elements }
    let collected = source()
    for element in collected { adopt(element) }
    elements = collected
    return collected
  }

  override package func collectChildren() { _ = children }

  private var subviews: LayoutSubviews {
    LayoutSubviews(elements: children, layoutDirection: layoutDirection)
  }

  private func withCache<Result>(
    _ body: (LayoutSubviews, inout Arrangement.Cache) -> Result
  ) -> Result {
    let subviews = subviews
    var cache: Arrangement.Cache
    // Moved out of the property, so that a write by the layout does not trigger a copy.
    if let known = self.cache.take() {
      cache = known
      if cacheGeneration != generation { layout.updateCache(&cache, subviews: subviews) }
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    cacheGeneration = generation
    defer { self.cache = cache }
    return core.layoutReads.attribute(to: self) { body(subviews, &cache) }
  }

  override package var spacing: ViewSpacing {
    if let knownSpacing, knownSpacing.generation == generation { return knownSpacing.value }
    let spacing = withCache { layout.spacing(subviews: $0, cache: &$1) }
    knownSpacing = (spacing, generation)
    return spacing
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  /// Returns the placement of each child in a container of `size` at the origin.
  private func placements(size: CGSize, proposal: ProposedViewSize) -> [LayoutPlacement] {
    withCache { subviews, cache in
      let recorder = PlacementRecorder(count: subviews.count)
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal,
        subviews: subviews.recording(in: recorder), cache: &cache)
      return recorder.finish(size: size)
    }
  }

  override package func placeChildren() {
    for (child, placement) in zip(children, placements(size: size, proposal: proposal)) {
      place(child, at: placement.origin(of: child), proposal: placement.proposal)
    }
  }

  override package func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let size = size(for: proposal)
    guard size.width.isFinite, size.height.isFinite else { return nil }
    let own = withCache { subviews, cache in
      layout.guide(
        key, in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews,
        cache: &cache)
    }
    if let own { return own }
    let placements = placements(size: size, proposal: proposal)
    return key.combine(
      zip(children, placements).compactMap { child, placement in
        guard let value = child.explicitGuide(key, in: placement.proposal) else { return nil }
        let origin = placement.origin(of: child)
        return value + (key.axis == .horizontal ? origin.x : origin.y)
      })
  }
}
