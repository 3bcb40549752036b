package import Foundation

/// A layout element that arranges its children with a `Layout`.
package final class ContainerElement<Arrangement: Layout>: BranchElement {
  package var layout: Arrangement {
    didSet {
      guard comparison.mayDiffer(layout, oldValue) else { return }
      if motion.exists || core.update.mayAnimate { animate(from: oldValue) }
      invalidateLayout()
    }
  }
  @exclusivity(unchecked) private var motion = Presented<Arrangement>()
  private lazy var comparison = Comparison(of: Arrangement.self)
  /// The elements that the layout leaves out of the picture.
  @exclusivity(unchecked) private var hidden: [LayoutElement] = []
  @exclusivity(unchecked) private var cache: Arrangement.Cache?
  @exclusivity(unchecked) private var cacheGeneration: UInt32 = 0
  @exclusivity(unchecked) private var knownSpacing: (value: ViewSpacing, generation: UInt32)?
  @exclusivity(unchecked) private var last:
    (placements: [LayoutPlacement?], size: CGSize, proposal: ProposedViewSize, generation: UInt32)?

  package init(_ layout: Arrangement, core: StageCore) {
    self.layout = layout
    super.init(core: core)
    if !(layout is any GuidelessLayout) { core.holdsGuides = true }
  }

  override var isRow: Bool { (layout as? ListRowLayout)?.triggersControl == true }

  override package var displayedChildren: [LayoutElement] {
    guard !hidden.isEmpty else { return super.displayedChildren }
    return super.displayedChildren.filter { child in !hidden.contains { $0 === child } }
  }

  /// The observable properties that the layout has read.
  private lazy var observedReads = ObservedReads(of: self)

  private func animate(from old: Arrangement) {
    motion.change(from: old, to: layout, in: transaction, of: self, core: core) { [weak self] in
      self?.invalidateLayout()
    }
  }

  /// The layout to use, which approaches `layout` during an animation.
  private var presented: Arrangement { motion.value(of: layout) }

  private var subviews: LayoutSubviews {
    LayoutSubviews(
      elements: arranged, departing: departing, layoutDirection: layoutDirection)
  }

  private func withCache<Result>(
    _ body: (Arrangement, LayoutSubviews, inout Arrangement.Cache) -> Result
  ) -> Result {
    let subviews = subviews
    let layout = presented
    var cache = takeCache(of: layout, for: subviews)
    defer { self.cache = cache }
    return core.layoutReads.attribute(to: self) {
      observedReads.inLayout(generation) { body(layout, subviews, &cache) }
    }
  }

  /// Moves the cache out of the property, so that a write by the layout does not trigger a copy.
  ///
  /// This is a separate function, so that the call stack of nested containers stays small.
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

  /// Returns the placement of each child in a container of `size` at the origin, and behind them those of the
  /// departing children, which are `nil` for those that stay where they are.
  ///
  /// The last placements are cached, because guides depend on them as well as the places of the children.
  private func placements(size: CGSize, proposal: ProposedViewSize) -> [LayoutPlacement?] {
    if let last, last.generation == generation, last.size == size, last.proposal == proposal {
      return last.placements
    }
    let placements = placed(size: size, proposal: proposal)
    last = (placements, size, proposal, generation)
    return placements
  }

  private func placed(size: CGSize, proposal: ProposedViewSize) -> [LayoutPlacement?] {
    withCache { layout, subviews, cache in
      let recorder = subviews.makeRecorder()
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal,
        subviews: subviews.recording(in: recorder), cache: &cache)
      return recorder.finish(size: size)
    }
  }

  override package func placeChildren() {
    let placements = placements(size: size, proposal: proposal)
    // A removed child, which the layout no longer places, stays hidden during its transition.
    if !hidden.isEmpty {
      let displayed = super.displayedChildren
      hidden = hidden.filter { child in child.hasLeft && displayed.contains { $0 === child } }
    }
    let departing = departing
    let placed = departing.isEmpty ? arranged : arranged + departing
    for (child, placement) in zip(placed, placements) {
      guard let placement else { continue }
      if placement.isHidden {
        hidden.append(child)
        child.removePlacement()
      } else {
        place(child, at: placement.origin(of: child), proposal: placement.proposal)
      }
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
        placement.flatMap {
          child.explicitGuide(key, in: $0.proposal, at: $0.origin(of: child))
        }
      })
  }
}
