import Graphics

/// A cache of font faces, glyph outlines and lines of text, which canvases of one thread share.
///
/// It must be used from one thread at a time. It holds at most 16 384 outlines per face and 2 MiB of lines.
public final class GlyphCache {
  private var faces: [ResolvedText.Face: GlyphFace] = [:]
  private var lines = LineCoverages()

  /// Creates an empty cache.
  public init() {}

  /// Returns the coverage of a line of text, from the cache or drawn for it.
  ///
  /// - Parameters:
  ///   - key: The line.
  ///   - path: Builds the path of the line on a context; returns `false` where some glyph is no outline.
  /// - Returns: `nil` for a line with glyphs that are no outlines, without ink, or too large.
  /// - Throws: The error of `path`, and `outOfMemory`.
  func coverage(
    of key: LineCoverages.Key,
    path: (borrowing CairoContext) throws(CanvasError) -> Bool
  ) throws(CanvasError) -> LineCoverage? {
    try lines.line(key, path: path)
  }

  func face(_ face: ResolvedText.Face) throws(CanvasError) -> GlyphFace {
    if let known = faces[face] { return known }
    let loaded = try GlyphFace(face)
    faces[face] = loaded
    return loaded
  }
}
