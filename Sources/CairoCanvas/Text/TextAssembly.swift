import Foundation
import Graphics

/// The assembly of lines into a text, from top to bottom.
struct TextAssembly {
  private struct Placed {
    var line: ParagraphLayout.Line
    var baseline: CGFloat
    var offset: Int
  }

  var isTruncated = false

  private let request: TextRequest
  private var placed: [Placed] = []
  private var bottom: CGFloat = 0
  private var missing: [Unicode.Scalar] = []
  private var isMissing: Set<UInt32> = []

  init(_ request: TextRequest) { self.request = request }

  /// Appends lines below the others.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - paragraph: The paragraph that contains them.
  ///   - fontHeight: Returns the height of the fonts of a byte range of the string.
  mutating func append(
    _ lines: [ParagraphLayout.Line], of paragraph: Paragraph,
    fontHeight: (Range<Int>) -> FontHeight
  ) {
    let end = paragraph.text.utf8.count
    let spacing = request.lineSpacing.isFinite ? request.lineSpacing : 0
    for var line in lines {
      // An added ellipsis belongs to the end of the paragraph.
      let lower = min(line.range.lowerBound, end)
      line.range = lower..<max(lower, min(line.range.upperBound, end))
      for run in line.runs.indices {
        for glyph in line.runs[run].glyphs.indices {
          let cluster = min(line.runs[run].glyphs[glyph].cluster, end)
          line.runs[run].glyphs[glyph].cluster = cluster + paragraph.start
        }
      }
      if !placed.isEmpty { bottom += spacing }
      let height = fontHeight(
        line.range.lowerBound + paragraph.start..<line.range.upperBound + paragraph.start)
      let ascent = max(line.ascent, height.ascent) + height.leading / 2
      placed.append(
        Placed(line: line, baseline: bottom + ascent, offset: paragraph.start))
      bottom += ascent + max(line.descent, height.descent) + height.leading / 2
      for value in line.missing {
        guard isMissing.insert(value).inserted, let scalar = Unicode.Scalar(value) else { continue }
        missing.append(scalar)
      }
    }
  }

  func finish() -> ResolvedText {
    let width = placed.map(\.line.width).max() ?? 0
    let lines = placed.map { placed -> ResolvedText.Line in
      let room = width - placed.line.width
      let x: CGFloat =
        switch (request.alignment, request.layoutDirection) {
        case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
        case (.center, _): room / 2
        case (.leading, .rightToLeft), (.trailing, .leftToRight): room
        }
      var runs = placed.line.runs
      for run in runs.indices {
        runs[run].x += x
        for glyph in runs[run].glyphs.indices {
          runs[run].glyphs[glyph].position.x += x
          runs[run].glyphs[glyph].position.y += placed.baseline
        }
      }
      let range = placed.line.range
      return ResolvedText.Line(
        runs: runs, baseline: placed.baseline, x: x, width: placed.line.width,
        range: range.lowerBound + placed.offset..<range.upperBound + placed.offset)
    }
    return ResolvedText(
      request: request, lines: lines, size: CGSize(width: width, height: max(bottom, 0)),
      isTruncated: isTruncated, missing: missing)
  }
}
