import CKernels

/// The pixels of an image in `.bgraStraight`, as PNG stores colours.
struct StraightPixels {
  let width: Int
  let height: Int
  /// Whether every pixel is opaque.
  let isOpaque: Bool
  /// Rows without padding, four bytes per pixel; transparent pixels are zeros.
  let bytes: [UInt8]

  /// Divides colours by alpha, exactly; an opaque image is not copied.
  ///
  /// - Throws: `outOfMemory`.
  init(_ bitmap: Bitmap) throws(CanvasError) {
    let count = bitmap.width * bitmap.height
    width = bitmap.width
    height = bitmap.height
    isOpaque = bitmap.isOpaque
    guard !isOpaque else {
      bytes = bitmap.pixels
      return
    }
    try FreeMemory.require(4 * count)
    bytes = [UInt8](unsafeUninitializedCapacity: 4 * count) { target, written in
      bitmap.pixels.withUnsafeBufferPointer { source in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        ck_straight_pixels_widest()(from, count, false, to)
        written = 4 * count
      }
    }
  }

  /// Whether red, green and blue are equal in every pixel.
  var isGrey: Bool {
    bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { ck_pixels_are_grey_widest()($0, width * height) } ?? true
    }
  }
}
