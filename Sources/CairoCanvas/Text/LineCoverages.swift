import CCairo
import Foundation
import Graphics

/// What lines of text cover, kept for the next time that they are drawn.
///
/// Text is drawn through what is kept here whether it was kept before or not, so that it has the same
/// bytes. A line that moved by whole pixels is the same line.
struct LineCoverages {
  /// The bytes to keep; with more, all are forgotten.
  private static let budget = 2 << 20
  /// About what a line takes besides its coverage, and each of its glyphs.
  private static let overhead = (line: 512, glyph: 32)
  /// The most pixels of a line that is kept.
  private static let largest = 1 << 18

  /// A line as pixels see it.
  struct Key: Hashable {
    let runs: [ResolvedText.Run]
    /// Maps the text's points to pixels, with no more than the fraction of its offset.
    let transform: CGAffineTransform
  }

  /// What is known; `nil` of lines that are drawn in another way.
  private var lines: [Key: LineCoverage?] = [:]
  private var bytes = 0

  /// The coverage of a line, as `GlyphCache` hands it out.
  mutating func line(
    _ key: Key, path: (borrowing CairoContext) throws(CanvasError) -> Bool
  ) throws(CanvasError) -> LineCoverage? {
    if let known = lines[key] { return known }
    let scratch = try CairoContext(CairoSurface(width: 1, height: 1, isCoverage: true))
    let made = try path(scratch) ? try LineCoverage(of: scratch, largest: Self.largest) : nil
    let size =
      (made?.bytes.count ?? 0) + Self.overhead.line
      + Self.overhead.glyph * key.runs.reduce(0) { $0 + $1.glyphs.count }
    if bytes + size > Self.budget {
      lines.removeAll()
      bytes = 0
    }
    bytes += size
    lines.updateValue(made, forKey: key)
    return made
  }
}
