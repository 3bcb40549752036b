import Foundation

/// A layout element whose children are the elements of a node.
package class BranchElement: LayoutElement {
  /// The node whose children have the elements that are the children.
  @exclusivity(unchecked) final var source: ObjectHandle<Node>?
  @exclusivity(unchecked) private var elements: [LayoutElement]?
  @exclusivity(unchecked) private var staying: [LayoutElement] = []

  override package init(core: StageCore) {
    super.init(core: core)
    core.collectLater(self)
  }

  /// Responds to a change of the elements of the node.
  package final func childrenDidChange() {
    // Children that have not been collected yet are collected later anyway.
    guard elements != nil else { return }
    elements = nil
    core.collectLater(self)
    invalidateLayout()
  }

  override package final var children: [LayoutElement] {
    if let elements { return elements }
    let collected = source?.object?.childElements.array ?? []
    for element in collected { adopt(element) }
    elements = collected
    staying = collected
    if collected.contains(where: \.isLeaving) { staying.removeAll(where: \.isLeaving) }
    return collected
  }

  override package var displayedChildren: [LayoutElement] {
    core.holdsZIndices ? children.inDrawingOrder : children
  }

  override package final func collectChildren() { _ = children }

  /// The children that take part in the layout, without those that were removed.
  package final var arranged: [LayoutElement] {
    if elements == nil { collectChildren() }
    return staying
  }

  /// The children that were removed, and are displayed until their transitions end.
  package final var departing: [LayoutElement] {
    arranged.count == children.count ? [] : children.filter(\.isLeaving)
  }
}

extension LayoutElement {
  /// Returns the position of a guide set by this element or a descendant, in an element that places it.
  final func explicitGuide(
    _ key: AlignmentKey, in proposal: ProposedViewSize, at origin: CGPoint
  ) -> CGFloat? {
    explicitGuide(key, in: proposal).map { $0 + (key.axis == .horizontal ? origin.x : origin.y) }
  }
}
