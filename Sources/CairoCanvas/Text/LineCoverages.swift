import CCairo
import Foundation
import Graphics

/// A cache of the coverage masks of lines of text.
///
/// Text is always drawn through these masks, so that its bytes do not depend on the cache. A line that is
/// moved by whole pixels has the same mask.
struct LineCoverages {
  /// The largest size of the cache in bytes; beyond it, all masks are removed.
  private static let budget = 2 << 20
  /// The approximate memory of a line without its mask, and of each of its glyphs, in bytes.
  private static let overhead = (line: 512, glyph: 32)
  /// The maximum number of pixels of a mask.
  private static let largest = 1 << 18

  /// The properties of a line that determine its mask.
  struct Key: Hashable {
    let runs: [ResolvedText.Run]
    /// Maps the text's points to pixels, with only the fraction of its offset.
    let transform: CGAffineTransform
  }

  /// The masks; `nil` for lines that are drawn in another way.
  private var lines: [Key: LineCoverage?] = [:]
  private var bytes = 0

  /// Returns the mask of a line; see `GlyphCache.coverage(of:path:)`.
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
