public import CairoCanvas

/// The finished pixels of one frame, lent to an encoder for one call.
public struct FramePicture: ~Copyable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels that may differ from those of the last picture that the same encoder got.
  ///
  /// Rectangles inside of the picture that do not overlap; none when nothing changed. The first
  /// picture has changed as a whole.
  public let changed: [PixelRect]
  /// The pixels; valid as long as the picture is.
  let bytes: UnsafeRawBufferPointer

  /// Calls `body` with the pixels in `.bgraPremultiplied`: rows from the top without gaps.
  ///
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  public func withPixels<R>(_ body: (RawSpan) throws -> R) rethrows -> R {
    try body(bytes.bytes)
  }

  /// A copy of the picture.
  public func bitmap() -> Bitmap { Bitmap(width: width, height: height, pixels: Array(bytes)) }
}
