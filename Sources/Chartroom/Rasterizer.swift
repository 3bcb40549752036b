package import CairoCanvas
package import Foundation
package import Graphics

/// A rasteriser of draw lists to pixels and PNG files, on the calling thread.
///
/// Loaded fonts stay loaded between pictures. A rasteriser is used by one thread only.
package final class Rasterizer {
  private let glyphs = GlyphCache()

  package init() {}

  /// Returns the pixels of a draw list.
  ///
  /// - Parameters:
  ///   - list: The draw list.
  ///   - size: The size of the picture in points.
  ///   - scale: Device pixels per point.
  /// - Returns: A bitmap of size × scale pixels, rounded, at least 1 × 1.
  /// - Throws: `CanvasError` for a scale that is not positive and finite, for a picture with more than
  ///   32 767 pixels a side, and when memory is short.
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

  /// Returns the PNG file of a draw list.
  ///
  /// - Parameters:
  ///   - list: The draw list.
  ///   - size: The size of the picture in points.
  ///   - scale: Device pixels per point; also written to the file.
  ///   - description: A description for people who cannot see the picture; none by default.
  ///   - compression: The compression effort; `.balanced` by default.
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

/// The drawing engine of the main actor, with one set of fonts for all pictures.
@MainActor
package enum MainEngine {
  /// The rasteriser of all pictures on the main actor.
  package static let rasterizer = Rasterizer()
  private static var known: PangoTextShaper?

  /// The shaper of all stages on the main actor.
  ///
  /// - Throws: `CanvasError` when the system font is not installed; it names the Debian package.
  package static func shaper() throws(CanvasError) -> PangoTextShaper {
    if let known { return known }
    let shaper = try PangoTextShaper()
    known = shaper
    return shaper
  }
}
