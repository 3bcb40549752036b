package import Foundation

/// A layout element that arranges its children with a `Layout`.
package final class ContainerElement<Arrangement: Layout>: LayoutElement {
  package var layout: Arrangement {
    didSet {
      guard comparison.mayDiffer(layout, oldValue) else { return }
      if motion != nil || core.update.mayAnimate { animate(from: oldValue) }
      invalidateLayout()
    }
  }
  private var motion: Presented<Arrangement>?
  private lazy var comparison = Comparison(of: Arrangement.self)
  package var source: () -> [LayoutElement] = { [] }
  private var elements: [LayoutElement]?
  /// The elements that take part in the layout, without those that were removed.
  private var arranged: [LayoutElement] = []
  /// The elements that the layout leaves out of the picture.
  private var hidden: [LayoutElement] = []
  private var cache: Arrangement.Cache?
  private var cacheGeneration = 0
  private var knownSpacing: (value: ViewSpacing, generation: Int)?

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
    var shown = children
    if !hidden.isEmpty { shown.removeAll { child in hidden.contains { $0 === child } } }
    return core.holdsZIndices ? shown.inDrawingOrder : shown
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
  }

  /// The layout to use, which approaches `layout` during an animation.
  private var presented: Arrangement { motion?.value(of: layout) ?? layout }

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
    var cache = takeCache(of: layout, for: subviews)
    defer { self.cache = cache }
    return core.layoutReads.attribute(to: self) {
      guard let observedReads else { return body(layout, subviews, &cache) }
      return observedReads.inLayout(generation) { body(layout, subviews, &cache) }
    }
  }

  /// Moves the cache out of the property, so that a write by the layout does not trigger a copy.
  ///
  /// This is a function of its own, so that nested containers need little of the program's stack.
  private func takeCache(
    of layout: Arrangement, for subviews: LayoutSubviews
  ) -> Arrangement.Cache {
    defer { cacheGeneration = generation }
    guard var known = cache.take() else { return layout.makeCache(subviews: subviews) }
    if cacheGeneration != generation { layout.updateCache(&known, subviews: subviews) }
    return known
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
    if !hidden.isEmpty { hidden = [] }
    for (child, placement) in zip(arranged, placements) {
      if placement.isHidden { hidden.append(child) }
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
