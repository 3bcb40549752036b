public import CairoCanvas

/// The finished pixels of one frame, borrowed by an encoder for one call.
public struct FramePicture: ~Copyable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels that may differ from those of the encoder's previous picture.
  ///
  /// The rectangles lie inside the picture and do not overlap. The array is empty when nothing changed, and
  /// covers all pixels of an encoder's first picture.
  public let changed: [PixelRect]
  /// The pixels; valid during the lifetime of the picture.
  let bytes: UnsafeRawBufferPointer

  /// Calls `body` with the pixels in the layout `.bgraPremultiplied`: rows from the top, without padding.
  ///
  /// - Returns: The result of `body`.
  /// - Throws: Rethrows the error of `body`.
  public func withPixels<R>(_ body: (RawSpan) throws -> R) rethrows -> R {
    try body(bytes.bytes)
  }

  /// Returns a copy of the picture.
  public func bitmap() -> Bitmap { Bitmap(width: width, height: height, pixels: Array(bytes)) }
}
