import Foundation
import Graphics

extension TextLeaf {
  /// Returns the text shaped for a proposal, with as many lines as fit in its height, at least one.
  ///
  /// A text that does not fit is tightened, and then made smaller, as far as it allows.
  @MainActor
  func shaped(for proposal: ProposedViewSize, core: StageCore) -> ResolvedText {
    guard let extras = extras?.value else { return lines(of: request, for: proposal, core) }
    var text = lines(of: request, for: proposal, core)
    if extras.allowsTightening, text.isTruncated {
      for step in 1...5 where text.isTruncated {
        let tight = lines(
          of: request.scaled(by: 1, spacing: -Self.largestTightening * CGFloat(step) / 5),
          for: proposal, core)
        if step == 5 || !tight.isTruncated { text = tight }
      }
    }
    guard extras.minimumScaleFactor < 1, text.isTruncated else { return text }
    let spacing = extras.allowsTightening ? -Self.largestTightening : 0
    // The largest scale of whole hundredths at which the text fits.
    var (fits, tooLarge) = (Int((extras.minimumScaleFactor * 100).rounded(.up)), 100)
    func scaled(_ hundredths: Int) -> ResolvedText {
      lines(
        of: request.scaled(by: CGFloat(hundredths) / 100, spacing: spacing), for: proposal, core)
    }
    text = scaled(fits)
    guard !text.isTruncated else { return text }
    while tooLarge - fits > 1 {
      let middle = (fits + tooLarge) / 2
      let candidate = scaled(middle)
      if candidate.isTruncated {
        tooLarge = middle
      } else {
        (fits, text) = (middle, candidate)
      }
    }
    return text
  }

  /// The most by which the space between characters is reduced, in ems.
  private static let largestTightening: CGFloat = 0.05

  /// Returns the text with as many lines as fit in the height of a proposal, at least one.
  @MainActor
  private func lines(
    of request: TextRequest, for proposal: ProposedViewSize, _ core: StageCore
  ) -> ResolvedText {
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

  /// Returns the height of a shaped text, with space for its minimum number of lines.
  func height(of text: ResolvedText) -> CGFloat {
    guard let extras = extras?.value, extras.minimumLines > text.lines.count else {
      return text.size.height
    }
    let count = CGFloat(text.lines.count)
    let line = (text.size.height - request.lineSpacing * (count - 1)) / count
    let lines = CGFloat(extras.minimumLines)
    return line * lines + request.lineSpacing * (lines - 1)
  }
}
