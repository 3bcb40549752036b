extension Bitmap {
  /// Creates an image from pixels in `.rgbaStraight`, rows without padding.
  ///
  /// - Throws: `outOfMemory`.
  init(
    width: Int, height: Int, straightRGBA source: UnsafeBufferPointer<UInt8>
  ) throws(CanvasError) {
    let count = width * height * 4
    try FreeMemory.require(count)
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { target, written in
      for at in stride(from: 0, to: count, by: 4) {
        let alpha = source[at + 3]
        target[at] = Self.premultiplied(source[at + 2], alpha)
        target[at + 1] = Self.premultiplied(source[at + 1], alpha)
        target[at + 2] = Self.premultiplied(source[at], alpha)
        target[at + 3] = alpha
      }
      written = count
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}
