import CJPEG
import Foundation

/// A decoder of JPEG files, based on [libjpeg-turbo](https://libjpeg-turbo.org).
public enum JPEG {
  /// Returns the image in a JPEG file.
  ///
  /// Baseline and progressive files in grey and colour are supported. Colour profiles and the orientation that a
  /// camera has stored are ignored.
  ///
  /// - Parameter bytes: The bytes of the file.
  /// - Returns: The pixels, which are opaque.
  /// - Throws: `image` if `bytes` are not a complete, valid JPEG file, if the colours are CMYK, if a side exceeds
  ///   32 767 pixels, or if there are more than 2²⁸ pixels; `outOfMemory` if an allocation fails.
  /// - Complexity: O(*n*) for *n* pixels, with 8 bytes of memory per pixel.
  public static func decode(_ bytes: [UInt8]) throws(CanvasError) -> Bitmap {
    var picture = cjpeg_picture()
    defer { free(picture.bgra) }
    let isRead = bytes.withUnsafeBufferPointer { buffer in
      cjpeg_read(
        buffer.baseAddress, buffer.count, &picture, UInt32(CairoSurface.largestSide),
        PNG.mostPixels)
    }
    guard isRead == 1 else { throw picture.error }
    let (width, height) = (Int(picture.width), Int(picture.height))
    try FreeMemory.require(4 * width * height)
    return Bitmap(
      width: width, height: height,
      pixels: Array(UnsafeBufferPointer(start: picture.bgra, count: 4 * width * height)))
  }
}

extension cjpeg_picture {
  /// The error for libjpeg's message.
  fileprivate var error: CanvasError {
    let bytes = withUnsafeBytes(of: message) { raw in raw.prefix { $0 != 0 }.map { $0 } }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.lowercased().contains("memory") ? .outOfMemory : .image(reason: "JPEG: \(text)")
  }
}
