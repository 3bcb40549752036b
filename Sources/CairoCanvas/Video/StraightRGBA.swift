import CKernels

/// The conversion of pixels to straight alpha, for formats without premultiplied colours.
package enum StraightRGBA {
  /// Converts `.bgraPremultiplied` to `.rgbaStraight`.
  ///
  /// Components are divided by alpha and rounded to nearest, at most 255; transparent pixels become zeros.
  /// - Parameters:
  ///   - pixels: Four bytes per pixel; may be empty. An incomplete last pixel is ignored.
  ///   - bytes: The result, which replaces the contents and reuses their storage.
  /// - Complexity: O(*n*) in the number of pixels.
  /// - Throws: `outOfMemory`.
  package static func convert(
    _ pixels: RawSpan, into bytes: inout [UInt8]
  ) throws(CanvasError) {
    let count = pixels.byteCount / 4
    try bytes.claimCapacity(4 * count)
    bytes.resize(to: 4 * count)
    pixels.withUnsafeBytes { source in
      bytes.withUnsafeMutableBufferPointer { target in
        guard count > 0, let source = source.baseAddress, let target = target.baseAddress else {
          return
        }
        ck_straight_pixels_widest()(
          source.assumingMemoryBound(to: UInt8.self), count, true, target)
      }
    }
  }
}
