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
    let size = PictureSize(points: size, scale: scale)
    return try ImageCanvas.bitmap(
      of: list, width: size.width, height: size.height, scale: scale, glyphs: glyphs)
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
