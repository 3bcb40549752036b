package import Foundation

/// A layout element that arranges its children with a `Layout`.
package final class ContainerElement<Arrangement: Layout>: LayoutElement {
  package var layout: Arrangement {
    didSet {
      guard comparison.mayDiffer(layout, oldValue) else { return }
      if isMoving || core.update.mayAnimate { animate(from: oldValue) }
      invalidateLayout()
    }
  }
  @exclusivity(unchecked) private var motion: Presented<Arrangement>?
  /// Whether there is a motion, which generic code finds out slowly.
  @exclusivity(unchecked) private var isMoving = false
  private lazy var comparison = Comparison(of: Arrangement.self)
  package var source: () -> [LayoutElement] = { [] }
  @exclusivity(unchecked) private var elements: [LayoutElement]?
  /// The elements that take part in the layout, without those that were removed.
  @exclusivity(unchecked) private var arranged: [LayoutElement] = []
  @exclusivity(unchecked) private var cache: LayoutCache<Arrangement.Cache>?
  @exclusivity(unchecked) private var cacheGeneration = 0
  @exclusivity(unchecked) private var knownSpacing: (value: ViewSpacing, generation: Int)?

  package init(_ layout: Arrangement, core: StageCore) {
    self.layout = layout
    super.init(core: core)
    if !Self.isStack { core.holdsGuides = true }
    core.collectLater(self)
  }

  /// Whether the layout leaves the guides to the children.
  private static var isStack: Bool {
    Arrangement.self == HStackLayout.self || Arrangement.self == VStackLayout.self
      || Arrangement.self == ZStackLayout.self
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
    arranged = collected
    if collected.contains(where: \.isLeaving) { arranged.removeAll(where: \.isLeaving) }
    return collected
  }

  override package var displayedChildren: [LayoutElement] {
    core.holdsZIndices ? children.inDrawingOrder : children
  }

  /// The observable properties that the layout has read.
  ///
  /// Stacks read none.
  private lazy var observedReads = Self.isStack ? nil : ObservedReads(of: self)

  private func animate(from old: Arrangement) {
    var motion = motion ?? Presented()
    motion.change(from: old, to: layout, in: transaction, of: self, core: core) { [weak self] in
      self?.invalidateLayout()
    }
    self.motion = motion
    isMoving = true
  }

  /// The layout to use, which approaches `layout` during an animation.
  private var presented: Arrangement {
    isMoving ? motion?.value(of: layout) ?? layout : layout
  }

  override package func collectChildren() { _ = children }

  private var subviews: LayoutSubviews {
    _ = children
    return LayoutSubviews(elements: arranged, layoutDirection: layoutDirection)
  }

  private func withCache<Result>(
    _ body: (Arrangement, LayoutSubviews, inout Arrangement.Cache) -> Result
  ) -> Result {
    let subviews = subviews
    let layout = presented
    let cache: LayoutCache<Arrangement.Cache>
    if let known = self.cache {
      // A nested call gets a cache of its own.
      self.cache = nil
      cache = known
      if cacheGeneration != generation { layout.updateCache(&cache.value, subviews: subviews) }
    } else {
      cache = LayoutCache(layout.makeCache(subviews: subviews))
    }
    cacheGeneration = generation
    defer { self.cache = cache }
    return core.layoutReads.attribute(to: self) {
      guard let observedReads else { return body(layout, subviews, &cache.value) }
      return observedReads.inLayout(generation) { body(layout, subviews, &cache.value) }
    }
  }

  override package var spacing: ViewSpacing {
    if let knownSpacing, knownSpacing.generation == generation { return knownSpacing.value }
    let spacing = withCache { $0.spacing(subviews: $1, cache: &$2) }
    knownSpacing = (spacing, generation)
    return spacing
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
  }

  /// Returns the placement of each child in a container of `size` at the origin.
  private func placements(size: CGSize, proposal: ProposedViewSize) -> [LayoutPlacement] {
    withCache { layout, subviews, cache in
      let recorder = PlacementRecorder(count: subviews.count)
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal,
        subviews: subviews.recording(in: recorder), cache: &cache)
      return recorder.finish(size: size)
    }
  }

  override package func placeChildren() {
    let placements = placements(size: size, proposal: proposal)
    for (child, placement) in zip(arranged, placements) {
      place(child, at: placement.origin(of: child), proposal: placement.proposal)
    }
  }

  override package func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let size = size(for: proposal)
    guard size.width.isFinite, size.height.isFinite else { return nil }
    let own = withCache { layout, subviews, cache in
      layout.guide(
        key, in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews,
        cache: &cache)
    }
    if let own { return own }
    let placements = placements(size: size, proposal: proposal)
    return key.combine(
      zip(arranged, placements).compactMap { child, placement in
        guard let value = child.explicitGuide(key, in: placement.proposal) else { return nil }
        let origin = placement.origin(of: child)
        return value + (key.axis == .horizontal ? origin.x : origin.y)
      })
  }
}

/// The cache of a layout, which is changed in place.
private final class LayoutCache<Value> {
  @exclusivity(unchecked) var value: Value

  init(_ value: Value) { self.value = value }
}
