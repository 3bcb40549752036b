import Foundation

/// PNG files whose rows libdeflate compresses, which benchmarks compare with `PNG`.
package enum LibdeflatePNG {
  /// Returns an image as a PNG file.
  ///
  /// Formats and filters are those of `PNG.encode` with `.balanced`.
  /// - Parameters:
  ///   - bitmap: The image.
  ///   - level: The level of libdeflate, 1...12.
  /// - Returns: The bytes of the file.
  /// - Throws: `invalidSize` for an image without pixels, `outOfMemory` (also for another level), or `png`.
  /// - Complexity: O(*n*) in the number of pixels.
  package static func encode(_ bitmap: Bitmap, level: Int) throws(CanvasError) -> [UInt8] {
    try PNG.encode(
      bitmap, scale: 1, description: nil, by: .libdeflate(level: Int32(clamping: level)))
  }
}
