import CJPEG
import Foundation

/// A decoder and an encoder of JPEG files, based on [libjpeg-turbo](https://libjpeg-turbo.org).
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
    guard isRead == 1 else { throw CanvasError(libjpeg: picture.message) }
    let (width, height) = (Int(picture.width), Int(picture.height))
    try FreeMemory.require(4 * width * height)
    return Bitmap(
      width: width, height: height,
      pixels: Array(UnsafeBufferPointer(start: picture.bgra, count: 4 * width * height)))
  }

  /// Returns a baseline JPEG file of an image.
  ///
  /// Colours have full resolution, because thin coloured lines would become grey otherwise. Equal images give equal
  /// bytes on every machine with the same libjpeg-turbo.
  ///
  /// - Parameters:
  ///   - bitmap: The image. Transparent pixels are on white.
  ///   - quality: The quality from 0, the smallest file, to 1, the best picture. Other numbers count as the nearest of
  ///     these, and NaN as 1.
  /// - Returns: The bytes of the file.
  /// - Throws: `image` for an image without pixels, and for a side of more than 65 500 pixels; `outOfMemory` if an
  ///   allocation fails.
  /// - Complexity: O(*n*) for *n* pixels, with at most 12 bytes of memory per pixel besides the file.
  public static func encode(_ bitmap: Bitmap, quality: Double) throws(CanvasError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else {
      throw .image(reason: "JPEG: a picture without pixels cannot be a JPEG file")
    }
    try FreeMemory.require(12 * bitmap.width * bitmap.height)
    var opaque = bitmap
    if !bitmap.isOpaque {
      opaque = Bitmap(
        width: bitmap.width, height: bitmap.height,
        pixels: Array(repeating: 255, count: bitmap.pixels.count))
      opaque.draw(bitmap, x: 0, y: 0)
    }
    var file = cjpeg_file()
    defer { free(file.bytes) }
    let percent = Int32(((quality.isNaN ? 1 : min(max(quality, 0), 1)) * 100).rounded())
    let isWritten = opaque.pixels.withUnsafeBufferPointer { pixels in
      cjpeg_write(
        pixels.baseAddress, UInt32(bitmap.width), UInt32(bitmap.height), percent, &file)
    }
    guard isWritten == 1 else { throw CanvasError(libjpeg: file.message) }
    return Array(UnsafeBufferPointer(start: file.bytes, count: Int(file.count)))
  }
}

extension CanvasError {
  /// The error for a message of libjpeg: characters that end with a zero.
  fileprivate init(libjpeg message: some Any) {
    let bytes = withUnsafeBytes(of: message) { raw in raw.prefix { $0 != 0 }.map { $0 } }
    let text = String(decoding: bytes, as: UTF8.self)
    self = text.lowercased().contains("memory") ? .outOfMemory : .image(reason: "JPEG: \(text)")
  }
}
