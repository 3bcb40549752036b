package import Foundation
package import Graphics

/// The measuring and drawing of a leaf element.
@MainActor
package protocol LeafContent {
  func size(for proposal: ProposedViewSize, core: StageCore) -> CGSize
  func draw(into list: inout DrawList, size: CGSize, proposal: ProposedViewSize, core: StageCore)
  func guide(_ key: AlignmentKey, in proposal: ProposedViewSize, core: StageCore) -> CGFloat?
  func contains(_ point: CGPoint, size: CGSize) -> Bool
  var spacing: ViewSpacing { get }
  var layoutPriority: Double { get }
  /// Returns whether `other` may measure or draw differently.
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

/// A layout element without children.
package final class LeafElement<Content: LeafContent>: LayoutElement {
  package var content: Content {
    didSet {
      guard content.differs(from: oldValue) else { return }
      if isLaidOutAs(oldValue) { invalidateDisplay() } else { invalidateLayout() }
    }
  }

  /// Returns whether layout is the same for the new content as for other content.
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

  override package func contains(_ point: CGPoint, size: CGSize) -> Bool {
    content.contains(point, size: size)
  }
}
