package import Foundation
package import Graphics

package struct TextLeaf: Equatable, Animatable {
  var request: TextRequest
  var paint: BasicPaint
  var halo: TextHalo?

  package var animatableData: AnimatableArray {
    get { paint.animatableData }
    set { paint.animatableData = newValue }
  }
}

extension TextLeaf: LeafContent {
  package func animationStart(from other: TextLeaf) -> TextLeaf {
    var start = self
    if paint.isSimilar(to: other.paint) { start.paint = other.paint }
    return start
  }

  /// Returns the text shaped for a proposal, with as many lines as fit in its height, at least one.
  @MainActor
  private func shaped(for proposal: ProposedViewSize, core: StageCore) -> ResolvedText {
    var request = request
    if let width = proposal.width, width.isFinite { request.width = width }
    let text = core.shape(request)
    guard let height = proposal.height, height.isFinite, text.lines.count > 1,
      text.size.height > height + 0.5
    else { return text }
    let pitch = text.size.height / CGFloat(text.lines.count)
    request.lineLimit = max(1, min(Int((height + 0.5) / pitch), text.lines.count))
    return core.shape(request)
  }

  package func size(for proposal: ProposedViewSize, core: StageCore) -> CGSize {
    answer(to: proposal, core: core).size
  }

  package func answer(to proposal: ProposedViewSize, core: StageCore) -> SizeAnswer {
    let text = shaped(for: proposal, core: core)
    // Rounded up to whole pixels, so that a text wraps the same way when its own size is proposed.
    let size = CGSize(
      width: core.roundedUp(text.size.width), height: core.roundedUp(text.size.height))
    // A whole text on one line is the same in all widths in which it fits, and in all heights.
    let isWhole = text.lines.count == 1 && !text.isTruncated
    return SizeAnswer(size, for: isWhole ? .fitting : .proposal)
  }

  package func guide(
    _ key: AlignmentKey, in proposal: ProposedViewSize, core: StageCore
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key {
      return shaped(for: proposal, core: core).firstBaseline
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      return shaped(for: proposal, core: core).lastBaseline
    }
    return nil
  }

  package func draw(
    into list: inout DrawList, size: CGSize, proposal: ProposedViewSize, core: StageCore
  ) {
    guard !request.string.isEmpty else { return }
    var text = shaped(for: proposal, core: core)
    text.halo = halo
    let paint = paint.paint(in: CGRect(origin: .zero, size: size))
    guard !paint.isClear else { return }
    // A baseline on a pixel edge keeps the bottoms of letters sharp.
    let baseline = core.rounded(CGPoint(x: 0, y: text.firstBaseline)).y
    list.append(.text(text, at: CGPoint(x: 0, y: baseline - text.firstBaseline), paint))
  }
}
