package import CairoCanvas
package import Foundation
package import Graphics

/// Turns draw lists into pixels and PNG bytes on the calling thread.
///
/// Fonts that were loaded stay loaded between pictures. One rasteriser belongs to one thread.
package final class Rasterizer {
  private let glyphs = GlyphCache()

  package init() {}

  /// The pixels of a list.
  ///
  /// - Parameters:
  ///   - list: What to draw.
  ///   - size: The size of the picture in points.
  ///   - scale: Device pixels per point.
  /// - Returns: A bitmap of size × scale pixels, rounded, at least one each way.
  /// - Throws: `CanvasError` for a scale that is not positive and finite, and for a picture beyond
  ///   32 767 pixels a side or beyond memory.
  package func bitmap(
    of list: DrawList, size: CGSize, scale: CGFloat
  ) throws(CanvasError) -> Bitmap {
    func pixels(_ length: CGFloat) -> Int {
      Int(max(1, min((length * scale).rounded(), 1e9)))
    }
    return try ImageCanvas.bitmap(
      of: list, width: pixels(size.width), height: pixels(size.height), scale: scale,
      glyphs: glyphs)
  }

  /// The PNG file of a list.
  ///
  /// - Parameters:
  ///   - list: What to draw.
  ///   - size: The size of the picture in points.
  ///   - scale: Device pixels per point; also written to the file.
  ///   - description: What the picture shows, for those who cannot see it.
  ///   - compression: How much time goes into the file being small; `.balanced` by default.
  /// - Returns: The bytes of the file.
  /// - Throws: `CanvasError`, as `bitmap(of:size:scale:)`.
  package func png(
    of list: DrawList, size: CGSize, scale: CGFloat, description: String? = nil,
    compression: PNGCompression = .balanced
  ) throws(CanvasError) -> [UInt8] {
    try PNG.encode(
      bitmap(of: list, size: size, scale: scale), scale: scale, description: description,
      compression: compression)
  }
}

/// What the main actor draws with: one set of fonts for all pictures.
@MainActor
package enum MainEngine {
  package static let rasterizer = Rasterizer()
  private static var known: PangoTextShaper?

  /// The shaper of all stages on the main actor.
  ///
  /// - Throws: `CanvasError` when the system font is not installed; it names the package.
  package static func shaper() throws(CanvasError) -> PangoTextShaper {
    if let known { return known }
    let shaper = try PangoTextShaper()
    known = shaper
    return shaper
  }
}
