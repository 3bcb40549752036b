import Foundation
import Graphics

/// The heights of the characters of a font above and below the baseline, in points.
struct FontExtent: Equatable {
  var ascent: CGFloat = 0
  var descent: CGFloat = 0

  /// Returns the smallest extent that contains both.
  func union(_ other: FontExtent) -> FontExtent {
    FontExtent(ascent: max(ascent, other.ascent), descent: max(descent, other.descent))
  }

  /// Returns the extents of the fonts of a text: one for the whole text, or one for each span.
  @MainActor
  static func all(of text: ResolvedText, core: StageCore) -> [FontExtent] {
    let spans = text.request.spans
    let fonts = spans.isEmpty ? [text.request.font] : spans.map(\.font)
    return fonts.map { font in
      let line = core.shape(
        TextRequest(
          string: " ", font: font, lineLimit: 1, localeIdentifier: text.request.localeIdentifier))
      return FontExtent(
        ascent: line.firstBaseline, descent: line.size.height - line.firstBaseline)
    }
  }
}
