package import Foundation
package import Graphics

/// What a leaf measures and draws.
@MainActor
package protocol LeafContent {
  func size(for proposal: ProposedViewSize, core: StageCore) -> CGSize
  func draw(into list: inout DrawList, size: CGSize, proposal: ProposedViewSize, core: StageCore)
  func guide(_ key: AlignmentKey, in proposal: ProposedViewSize, core: StageCore) -> CGFloat?
  func contains(_ point: CGPoint, size: CGSize) -> Bool
  var spacing: ViewSpacing { get }
  var layoutPriority: Double { get }
  /// Whether `other` measures or draws otherwise.
  func differs(from other: Self) -> Bool
}

extension LeafContent {
  package func size(for proposal: ProposedViewSize, core: StageCore) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  package func guide(
    _ key: AlignmentKey, in proposal: ProposedViewSize, core: StageCore
  ) -> CGFloat? { nil }
  package func contains(_ point: CGPoint, size: CGSize) -> Bool {
    CGRect(origin: .zero, size: size).contains(point)
  }
  package var spacing: ViewSpacing { ViewSpacing() }
  package var layoutPriority: Double { 0 }
  package func differs(from other: Self) -> Bool { mayDiffer(self, other) }
}

/// An element without children.
package final class LeafElement<Content: LeafContent>: LayoutElement {
  package var content: Content {
    didSet {
      guard content.differs(from: oldValue) else { return }
      if isLaidOutAs(oldValue) { invalidateDisplay() } else { invalidateLayout() }
    }
  }

  /// Whether the content takes the room that other content took, for all that was asked of it.
  private func isLaidOutAs(_ other: Content) -> Bool {
    content.layoutPriority == other.layoutPriority && content.spacing == other.spacing
      && answersAsBefore()
  }

  package init(_ content: Content, core: StageCore) {
    self.content = content
    super.init(core: core)
  }

  override package var spacing: ViewSpacing { content.spacing }
  override package var layoutPriority: Double { content.layoutPriority }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    content.size(for: proposal, core: core)
  }

  override package func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    content.guide(key, in: proposal, core: core)
  }

  override package func draw(into list: inout DrawList, size: CGSize) {
    content.draw(into: &list, size: size, proposal: proposal, core: core)
  }

  override package func contains(_ point: CGPoint) -> Bool {
    content.contains(point, size: frame.size)
  }
}

/// An element around one other, and perhaps beside a secondary view such as a background.
///
/// By itself it changes nothing.
package class WrapperElement: LayoutElement {
  package let child: LayoutElement
  private var secondaryElements: [LayoutElement]?
  package var secondarySource: () -> [LayoutElement] = { [] }

  package required init(around child: LayoutElement, core: StageCore) {
    self.child = child
    super.init(core: core)
    adopt(child)
  }

  /// The elements of the secondary view.
  package final var secondary: [LayoutElement] {
    if let secondaryElements { return secondaryElements }
    let elements = secondarySource()
    for element in elements { adopt(element) }
    secondaryElements = elements
    return elements
  }

  package final func secondaryDidChange() {
    secondaryElements = nil
    invalidateLayout()
  }

  override package var children: [LayoutElement] { [child] }
  override package var layoutPriority: Double { child.layoutPriority }
  override package var spacing: ViewSpacing { child.spacing }
  override package func layoutValue(_ key: ObjectIdentifier) -> Any? { child.layoutValue(key) }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.size(for: proposal)
  }

  override package func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    child.explicitGuide(key, in: proposal)
  }

  override package func placeChildren() { place(child, at: .zero, proposal: proposal) }
}

/// An element that arranges several others with a `Layout`.
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
  }

  package func childrenDidChange() {
    elements = nil
    invalidateLayout()
  }

  override package var children: [LayoutElement] {
    if let elements { return elements }
    let collected = source()
    for element in collected { adopt(element) }
    elements = collected
    return collected
  }

  private var subviews: LayoutSubviews {
    LayoutSubviews(elements: children, layoutDirection: layoutDirection)
  }

  private func withCache<Result>(
    _ body: (LayoutSubviews, inout Arrangement.Cache) -> Result
  ) -> Result {
    let subviews = subviews
    var cache: Arrangement.Cache
    // Taken out and not copied, lest the layout copies it when it writes to it.
    if let known = self.cache.take() {
      cache = known
      if cacheGeneration != generation { layout.updateCache(&cache, subviews: subviews) }
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    cacheGeneration = generation
    defer { self.cache = cache }
    return body(subviews, &cache)
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

  /// Where the layout puts each child of a container of `size` whose corner is the origin.
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
