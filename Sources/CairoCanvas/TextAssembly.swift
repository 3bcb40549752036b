import Foundation
import Graphics

/// What shaping all paragraphs of a text has in common.
struct TextSetting {
  let request: TextRequest
  let primary: FontFiles.Place
  let language: TextLanguage
  /// The size to shape at, in points.
  let size: Double
  /// The points in one Pango unit.
  let unit: CGFloat
  /// The width to break lines at, in Pango units.
  let width: Int32?

  /// Chooses the size to shape at.
  ///
  /// Pango counts in 32-bit units of 1/1024. Fonts above 2048 points, and lines of more than a
  /// hundred thousand letters, are shaped smaller and the result is enlarged.
  init(_ request: TextRequest, primary: FontFiles.Place, byteCount: Int) {
    self.request = request
    self.primary = primary
    language = TextLanguage(locale: request.localeIdentifier, text: request.string)
    let asked = Double(request.font.size)
    let size = max(min(asked, 2048, 1_000_000 / Double(max(byteCount, 1))), 0.01)
    self.size = size
    unit = CGFloat(asked / size / 1024)
    width = request.width.map { width in
      let units = (Double(width) * size / asked * 1024).rounded()
      return units > 0 ? Int32(min(units, 1_073_741_824)) : 0
    }
  }
}

/// A paragraph of a text and where it begins, in UTF-8 offsets.
struct Paragraph: Equatable {
  var text: String
  var start: Int

  /// The parts between line breaks: LF, CR, CR LF, NEL and the two Unicode separators.
  ///
  /// A text without any is one paragraph; a break at the end begins an empty one.
  static func all(in string: String) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    var start = string.startIndex
    var offset = 0
    for index in string.indices where string[index].isNewline {
      let text = String(string[start..<index])
      paragraphs.append(Paragraph(text: text, start: offset))
      offset += text.utf8.count + string[index].utf8.count
      start = string.index(after: index)
    }
    paragraphs.append(Paragraph(text: String(string[start...]), start: offset))
    return paragraphs
  }
}

/// Puts lines below each other.
struct TextAssembly {
  private struct Placed {
    var line: ParagraphLayout.Line
    var baseline: CGFloat
    var offset: Int
  }

  var isTruncated = false

  private let request: TextRequest
  private let fontHeight: (ascent: CGFloat, descent: CGFloat)
  private var placed: [Placed] = []
  private var bottom: CGFloat = 0
  private var missing: [Unicode.Scalar] = []

  init(_ request: TextRequest, fontHeight: (ascent: CGFloat, descent: CGFloat)) {
    self.request = request
    self.fontHeight = fontHeight
  }

  mutating func append(_ lines: [ParagraphLayout.Line], of paragraph: Paragraph) {
    let end = paragraph.text.utf8.count
    let spacing = request.lineSpacing.isFinite ? request.lineSpacing : 0
    for var line in lines {
      // An ellipsis that was added belongs to the end of the paragraph.
      let lower = min(line.range.lowerBound, end)
      line.range = lower..<max(lower, min(line.range.upperBound, end))
      for run in line.runs.indices {
        for glyph in line.runs[run].glyphs.indices {
          let cluster = min(line.runs[run].glyphs[glyph].cluster, end)
          line.runs[run].glyphs[glyph].cluster = cluster + paragraph.start
        }
      }
      if !placed.isEmpty { bottom += spacing }
      let ascent = max(line.ascent, fontHeight.ascent)
      placed.append(
        Placed(line: line, baseline: bottom + ascent, offset: paragraph.start))
      bottom += ascent + max(line.descent, fontHeight.descent)
      for value in line.missing {
        guard let scalar = Unicode.Scalar(value), !missing.contains(scalar) else { continue }
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

/// The last thousand results or so: two generations, of which the older one is dropped whole.
///
/// More than a frame has, for the next one asks for most of them again. A result takes about 2 kB, and
/// dates that pass by in an animation are never asked for again.
struct ShapeCache {
  private static let generation = 512
  private var young: [TextRequest: ResolvedText] = [:]
  private var old: [TextRequest: ResolvedText] = [:]

  subscript(request: TextRequest) -> ResolvedText? {
    mutating get {
      if let known = young[request] { return known }
      guard let known = old[request] else { return nil }
      self[request] = known
      return known
    }
    set {
      if young.count >= Self.generation {
        old = young
        young = [:]
      }
      young[request] = newValue
    }
  }
}
