import CKernels

/// An image as planes of Y′, Cb and Cr with one byte per value.
///
/// The matrix is that of BT.709. Translucent pixels are composited over black. Every value is within 0.52
/// of the exact one, and the same on every machine.
package struct YCbCrPicture: Sendable {
  private let width: Int
  private let height: Int
  private let subsampling: ChromaSubsampling
  private let range: ColorRange
  private let header: Int
  /// The header, and the planes of Y′, Cb and Cr without gaps.
  package private(set) var bytes: [UInt8]

  /// Creates an image with undefined pixels.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row, 1 or more.
  ///   - height: The number of rows, 1 or more.
  ///   - subsampling: The chroma subsampling.
  ///   - range: The range of the values.
  ///   - header: Bytes in front of the planes.
  /// - Throws: `outOfMemory`.
  package init(
    width: Int, height: Int, subsampling: ChromaSubsampling, range: ColorRange, header: [UInt8] = []
  ) throws(CanvasError) {
    self.width = width
    self.height = height
    self.subsampling = subsampling
    self.range = range
    self.header = header.count
    bytes = header
    let chroma = Self.chroma(width, height, subsampling)
    let count = header.count + width * height + 2 * chroma.width * chroma.height
    try FreeMemory.require(count)
    bytes.resize(to: count)
  }

  private static func chroma(
    _ width: Int, _ height: Int, _ subsampling: ChromaSubsampling
  ) -> (width: Int, height: Int) {
    switch subsampling {
    case .yuv420: ((width + 1) / 2, (height + 1) / 2)
    case .yuv444: (width, height)
    }
  }

  /// Converts the pixels of a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle; clipped to the image, and with 4:2:0 extended to even edges.
  ///   - pixels: The whole image in `.bgraPremultiplied`, rows without gaps; where it is too short,
  ///     nothing is converted.
  /// - Complexity: O(*n*) in the pixels of `rect`.
  package mutating func convert(_ rect: PixelRect, of pixels: RawSpan) {
    guard pixels.byteCount >= 4 * width * height else { return }
    let rect = grown(rect)
    guard !rect.isEmpty else { return }
    let step = subsampling == .yuv420 ? 2 : 1
    let chroma = Self.chroma(width, height, subsampling)
    let luma = width * height
    let at = rect.minY * width + rect.minX
    let chromaAt = rect.minY / step * chroma.width + rect.minX / step
    pixels.withUnsafeBytes { source in
      bytes.withUnsafeMutableBufferPointer { target in
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        let planes = target + header
        let convert =
          step == 2 ? ck_bgra_to_ycbcr_420_widest() : ck_bgra_to_ycbcr_444_widest()
        convert(
          source.assumingMemoryBound(to: UInt8.self) + 4 * at, 4 * width,
          rect.width, rect.height, range == .full ? ck_range_full : ck_range_limited,
          ck_planes(
            y: planes + at, cb: planes + luma + chromaAt,
            cr: planes + luma + chroma.width * chroma.height + chromaAt, y_stride: width,
            c_stride: chroma.width))
      }
    }
  }

  /// Returns the part of a rectangle within the image, extended to whole squares of 2 × 2 pixels.
  private func grown(_ rect: PixelRect) -> PixelRect {
    var rect = rect.intersection(PixelRect(minX: 0, minY: 0, maxX: width, maxY: height))
    guard subsampling == .yuv420, !rect.isEmpty else { return rect }
    rect.minX &= ~1
    rect.minY &= ~1
    rect.maxX = min((rect.maxX + 1) & ~1, width)
    rect.maxY = min((rect.maxY + 1) & ~1, height)
    return rect
  }
}
