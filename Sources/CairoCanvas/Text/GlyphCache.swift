import Graphics

/// Font faces, glyph outlines and lines of text that canvases have used, kept for the next canvas.
///
/// Give one cache to all canvases of a worker. It is used from one thread at a time.
public final class GlyphCache {
  private var faces: [ResolvedText.Face: GlyphFace] = [:]
  private var lines = LineCoverages()

  /// Creates an empty cache.
  public init() {}

  /// What a line of text covers, from the cache or drawn for it.
  ///
  /// - Parameters:
  ///   - key: The line.
  ///   - path: Makes the path of the line on a context; `false` when it is not all outlines.
  /// - Returns: `nil` for a line that is not all outlines, without ink, or too large.
  /// - Throws: What `path` throws, and `outOfMemory`.
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
