public import CairoCanvas

/// The finished pixels of one frame, which an encoder borrows for the duration of a call.
public struct FramePicture: ~Copyable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// The rectangles, in pixels, that contain all changes since the encoder's previous frame.
  ///
  /// They are inside the frame and do not overlap. The array is empty if nothing changed. For an encoder's
  /// first frame, the rectangles cover all pixels.
  public let changed: [PixelRect]
  /// The pixels, which are valid during the lifetime of this value.
  let bytes: UnsafeRawBufferPointer

  /// Calls a closure with the pixels in the layout `.bgraPremultiplied`.
  ///
  /// - Parameter body: A closure that receives the rows from top to bottom, without padding between them.
  /// - Returns: The result of `body`.
  /// - Throws: The error that `body` throws.
  public func withPixels<R>(_ body: (RawSpan) throws -> R) rethrows -> R {
    try body(bytes.bytes)
  }

  /// Returns a bitmap with a copy of the pixels.
  public func bitmap() -> Bitmap { Bitmap(width: width, height: height, pixels: Array(bytes)) }
}
