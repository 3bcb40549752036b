package import Foundation
package import Graphics

/// A layout element around one child, with optional secondary elements such as a background.
///
/// The base class adopts the child's layout unchanged.
package class WrapperElement: LayoutElement {
  package let child: LayoutElement
  /// The root of the secondary view; `nil` without one.
  @exclusivity(unchecked) final var secondaryNode: SecondaryNode?
  @exclusivity(unchecked) private var secondaryElements: ElementList?

  package required init(around child: LayoutElement, core: StageCore) {
    self.child = child
    super.init(core: core)
    adopt(child)
  }

  /// The elements of the secondary view.
  package final var secondary: ElementList {
    if let secondaryElements { return secondaryElements }
    guard let secondaryNode else { return [] }
    let elements = secondaryNode.elements
    for element in elements { adopt(element) }
    secondaryElements = elements
    return elements
  }

  package final func secondaryDidChange() {
    secondaryElements = nil
    core.collectLater(self)
    invalidateLayout()
  }

  override package func collectChildren() { _ = secondary }

  override package var children: [LayoutElement] { [child] }
  override package var layoutPriority: Double { child.layoutPriority }
  override package var spacing: ViewSpacing { child.spacing }
  override package var zIndex: Double { child.zIndex }
  override var section: SectionMark? { ownSection ?? child.section }
  override package var isLeaving: Bool { hasLeft || child.isLeaving }
  override package func layoutValue(_ key: ObjectIdentifier) -> AnyObject? {
    child.layoutValue(key)
  }

  override package var sizingChild: LayoutElement? { child }

  override package func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    child.explicitGuide(key, in: proposal)
  }

  override package func drawChildren(into list: inout DrawList) {
    drawChild(child, into: &list, isOnly: true)
  }

  override package func placeChildren() { place(child, at: .zero, proposal: proposal) }
}

extension WrapperElement {
  /// Returns the position of a child whose alignment guides coincide with those of this element.
  package final func aligned(
    _ child: LayoutElement, by alignment: Alignment, proposal: ProposedViewSize, in size: CGSize
  ) -> CGPoint {
    let own = ViewDimensions(size: size)
    return CGPoint(
      x: own[alignment.horizontal] - child.guideValue(alignment.horizontal.key, in: proposal),
      y: own[alignment.vertical] - child.guideValue(alignment.vertical.key, in: proposal))
  }
}
