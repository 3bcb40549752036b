package import CairoCanvas
package import Foundation
package import Graphics

/// A rasteriser that converts draw lists to pixels and PNG files on the calling thread.
///
/// Fonts stay loaded between images. A rasteriser must be used by one thread only.
package final class Rasterizer {
  private let glyphs = GlyphCache()

  package init() {}

  /// Returns the pixels of a draw list.
  ///
  /// - Parameters:
  ///   - list: The draw list.
  ///   - size: The size of the image in points.
  ///   - scale: The number of device pixels per point.
  /// - Returns: A bitmap of size × scale pixels, rounded to the nearest integers and at least 1 × 1.
  /// - Throws: `CanvasError` if the scale is not positive and finite, if a side has more than 32 767 pixels,
  ///   or if there is not enough memory.
  package func bitmap(
    of list: DrawList, size: CGSize, scale: CGFloat
  ) throws(CanvasError) -> Bitmap {
    let size = PictureSize(points: size, scale: scale)
    return try ImageCanvas.bitmap(
      of: list, width: size.width, height: size.height, scale: scale, glyphs: glyphs)
  }

  /// Returns the contents of a PNG file with a rendered draw list.
  ///
  /// - Parameters:
  ///   - list: The draw list.
  ///   - size: The size of the image in points.
  ///   - scale: The number of device pixels per point, which is also stored in the file.
  ///   - description: A text description of the image, stored in the file; `nil`, the default, stores none.
  ///   - language: The language of the description, such as `en`; `nil`, the default, stores none.
  ///   - compression: The compression effort; `.balanced` by default.
  /// - Returns: The bytes of the file.
  /// - Throws: The errors of `bitmap(of:size:scale:)`, and `CanvasError` if encoding fails.
  package func png(
    of list: DrawList, size: CGSize, scale: CGFloat, description: String? = nil,
    language: String? = nil, compression: PNGCompression = .balanced
  ) throws(CanvasError) -> [UInt8] {
    try PNG.encode(
      bitmap(of: list, size: size, scale: scale), scale: scale, description: description,
      language: language, compression: compression)
  }
}
