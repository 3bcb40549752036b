import CKernels

/// Straight pixels for those who do not take premultiplied ones.
package enum StraightRGBA {
  /// Turns `.bgraPremultiplied` into `.rgbaStraight`.
  ///
  /// Components are divided by alpha and rounded to nearest, at most 255; clear pixels are all 0.
  /// - Parameters:
  ///   - pixels: Four bytes a pixel; what is left of a last one is dropped.
  ///   - bytes: Replaced by as many bytes; its storage is used again.
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
