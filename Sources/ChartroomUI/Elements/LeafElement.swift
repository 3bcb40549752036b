package import Foundation
package import Graphics

/// The measuring and drawing of a leaf element.
@MainActor
package protocol LeafContent {
  func size(for proposal: ProposedViewSize, core: StageCore) -> CGSize
  /// Returns the size for a proposal, and for which others it is the same; by default for no others.
  func answer(to proposal: ProposedViewSize, core: StageCore) -> SizeAnswer
  /// Returns limits of the width for a proposed width of 0, if they are found faster than the width; by default, `nil`.
  func leastWidth(inHeight height: CGFloat?, core: StageCore) -> ClosedRange<CGFloat>?
  func draw(into list: inout DrawList, size: CGSize, proposal: ProposedViewSize, core: StageCore)
  func guide(_ key: AlignmentKey, in proposal: ProposedViewSize, core: StageCore) -> CGFloat?
  func contains(_ point: CGPoint, size: CGSize) -> Bool
  var spacing: ViewSpacing { get }
  var layoutPriority: Double { get }
  /// Whether the measuring and drawing can read observable objects of an app; `false` by default.
  static var readsObjects: Bool { get }
  /// Returns whether `other` may measure or draw differently.
  func differs(from other: Self) -> Bool
  /// Returns a content from which this one can be reached by animating their data; this one by default.
  ///
  /// Parts of `other` that do not animate are replaced with those of this content.
  func animationStart(from other: Self) -> Self
  /// Whether an animation can change the size; `false` by default.
  static var animatesSizes: Bool { get }
  /// Returns whether a content on the way to this one is measured like it; `true` by default.
  func isMeasured(like presented: Self) -> Bool
}

extension LeafContent {
  package func size(for proposal: ProposedViewSize, core: StageCore) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  package func answer(to proposal: ProposedViewSize, core: StageCore) -> SizeAnswer {
    SizeAnswer(size(for: proposal, core: core))
  }
  package func leastWidth(inHeight height: CGFloat?, core: StageCore) -> ClosedRange<CGFloat>? {
    nil
  }
  package func guide(
    _ key: AlignmentKey, in proposal: ProposedViewSize, core: StageCore
  ) -> CGFloat? { nil }
  package func contains(_ point: CGPoint, size: CGSize) -> Bool {
    CGRect(origin: .zero, size: size).contains(point)
  }
  package var spacing: ViewSpacing { ViewSpacing() }
  package var layoutPriority: Double { 0 }
  package static var readsObjects: Bool { false }
  package func differs(from other: Self) -> Bool { mayDiffer(self, other) }
  package func animationStart(from other: Self) -> Self { self }
  package static var animatesSizes: Bool { false }
  package func isMeasured(like presented: Self) -> Bool { true }
}

/// A layout element without children.
package final class LeafElement<Content: LeafContent>: LayoutElement {
  @exclusivity(unchecked) package var content: Content {
    didSet {
      guard content.differs(from: oldValue) else { return }
      if motion.exists || core.update.mayAnimate { animate(from: oldValue) }
      if isLaidOutAs(oldValue) { invalidateDisplay() } else { invalidateLayout() }
    }
  }

  private var motion: Presented<Content> {
    get { Presented(valueMotion) }
    set { valueMotion = newValue.motion }
  }

  private func animate(from old: Content) {
    let start = content.animationStart(from: old)
    let movesLayout =
      Content.animatesSizes
      && !(content.isMeasured(like: start) && content.isMeasured(like: presented))
    motion.change(from: start, to: content, in: transaction, of: self, core: core) { [weak self] in
      if movesLayout { self?.invalidateLayout() } else { self?.invalidateDisplay() }
    }
  }

  /// The content to draw, which approaches `content` during an animation.
  private var presented: Content { motion.value(of: content) }

  /// The content to measure.
  private var measured: Content {
    guard Content.animatesSizes, motion.isMoving else { return content }
    let presented = presented
    return content.isMeasured(like: presented) ? content : presented
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

  override package func answer(to proposal: ProposedViewSize) -> SizeAnswer {
    guard Content.readsObjects else { return measured.answer(to: proposal, core: core) }
    return layoutReads.inLayout(generation) { measured.answer(to: proposal, core: core) }
  }

  override package func leastWidth(inHeight height: CGFloat?) -> ClosedRange<CGFloat>? {
    measured.leastWidth(inHeight: height, core: core)
  }

  override package func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    measured.guide(key, in: proposal, core: core)
  }

  override package func draw(into list: inout DrawList, size: CGSize) {
    inContainerShape {
      guard Content.readsObjects else {
        return presented.draw(into: &list, size: size, proposal: proposal, core: core)
      }
      drawingReads.inDrawing {
        presented.draw(into: &list, size: size, proposal: proposal, core: core)
      }
    }
  }

  /// Draws a shape again that depends on its place in a container.
  override package func positionInStageDidChange() { invalidateDisplay() }

  override package func contains(_ point: CGPoint, size: CGSize) -> Bool {
    inContainerShape { presented.contains(point, size: size) }
  }
}
