import CPNG
public import Foundation

/// An encoder and decoder of PNG files, based on [libpng](http://www.libpng.org/pub/png/libpng-manual.txt).
public enum PNG {
  /// The metadata of a PNG file.
  public struct Metadata: Equatable, Sendable {
    /// The text with the keyword `Description`; `nil` if the file has none.
    public var description: String?
    /// The number of device pixels per point, at 72 points per inch, rounded to 3 decimals.
    ///
    /// The value is derived from the pHYs chunk. It is `nil` if the file has no such chunk in pixels per
    /// metre.
    public var scale: CGFloat?
    /// Whether the file has an alpha channel or a tRNS chunk.
    public var hasAlpha: Bool
    /// Whether the file has an sRGB chunk.
    public var isSRGB: Bool
  }

  /// The maximum number of pixels that `decode` accepts: 16 384 × 16 384.
  static let mostPixels: UInt64 = 1 << 28

  /// Returns an image encoded as a PNG file.
  ///
  /// Pixels are stored losslessly in the smallest suitable format: grey with 1, 2, 4 or 8 bits, a palette
  /// of up to 256 colours, grey with alpha, RGB if every pixel is opaque, or RGBA. The chunks are IHDR,
  /// sRGB (perceptual), pHYs, at most one text chunk, IDAT (several above 1 GiB) and IEND. The file
  /// contains no time and no program name, so that equal arguments give equal bytes.
  /// - Parameters:
  ///   - bitmap: The image. Its colour components are divided by alpha and rounded to nearest.
  ///   - scale: The number of device pixels per point, stored as 72 × `scale` pixels per inch. A value that
  ///     is not positive and finite counts as 1.
  ///   - description: A text with the keyword `Description`, or `nil` for none. ASCII is stored in a tEXt
  ///     chunk, other text as UTF-8 in an iTXt chunk. The text ends at its first null character, which PNG
  ///     does not allow.
  ///   - language: The language of the description, such as `en`, which only an iTXt chunk can store; `nil`, the
  ///     default, stores none.
  ///   - compression: The compression level; `.balanced` by default.
  ///   - threads: The maximum number of compression threads. `nil`, the default, uses the number of
  ///     processors, and a value less than 1 counts as 1. The bytes do not depend on it.
  /// - Returns: The bytes of the file.
  /// - Throws: `invalidSize` for an image without pixels, `outOfMemory` if an allocation fails, or `png`.
  /// - Complexity: O(*n*) for *n* pixels. In addition to the bitmap, memory holds 4 bytes per pixel if not
  ///   every pixel is opaque, and 1 to 4 bytes per pixel for at most 256 colours, for grey with alpha and
  ///   for `.small`. It also holds 2 MB per thread, and up to three copies of the file.
  public static func encode(
    _ bitmap: Bitmap, scale: CGFloat, description: String?, language: String? = nil,
    compression: PNGCompression = .balanced, threads: Int? = nil
  ) throws(CanvasError) -> [UInt8] {
    try encode(
      bitmap, scale: scale, description: description, language: language,
      by: .bands(compression, threads: threads))
  }

  /// Returns an image as a PNG file, with a certain compressor.
  static func encode(
    _ bitmap: Bitmap, scale: CGFloat, description: String?, language: String? = nil,
    by compressor: PNGCompressor
  ) throws(CanvasError) -> [UInt8] {
    let side = 1...0x7FFF_FFFF
    guard side.contains(bitmap.width), side.contains(bitmap.height) else {
      throw .invalidSize(width: bitmap.width, height: bitmap.height)
    }
    // The samples of few colours and their rows. Other large blocks have checks of their own.
    try FreeMemory.require(4 * bitmap.width * bitmap.height)
    let rows = try PNGStream(StraightPixels(bitmap), compressor)
    let palette = rows.palette.map { png_color(red: $0.red, green: $0.green, blue: $0.blue) }
    let alphas = rows.palette.map(\.alpha).filter { $0 < 255 }
    var text = characters(description)
    var tag = characters(language)
    let isASCII = language == nil && text.allSatisfy { $0 >= 0 }
    let density = 72 / 0.0254 * (scale.isFinite && scale > 0 ? scale : 1)
    var stream = cpng_stream()
    defer { free(stream.bytes) }
    let isWritten = text.withUnsafeMutableBufferPointer { text in
      tag.withUnsafeMutableBufferPointer { tag in
        palette.withUnsafeBufferPointer { palette in
          alphas.withUnsafeBufferPointer { alphas in
            let header = cpng_header(
              width: UInt32(bitmap.width), height: UInt32(bitmap.height),
              color_type: rows.colorType,
              bit_depth: Int32(rows.bits), palette: palette.baseAddress,
              palette_count: Int32(palette.count), alphas: alphas.baseAddress,
              alpha_count: Int32(alphas.count),
              pixels_per_metre: UInt32(min(density.rounded(), 2_147_483_647)),
              description: description == nil ? nil : text.baseAddress,
              language: language == nil ? nil : tag.baseAddress, is_ascii: isASCII ? 1 : 0)
            return cpng_write(&stream, header, rows.bytes, rows.bytes.count)
          }
        }
      }
    }
    guard isWritten == 1 else { throw stream.error }
    try FreeMemory.require(stream.count)
    return Array(UnsafeBufferPointer(start: stream.bytes, count: stream.count))
  }

  /// Returns a text up to its first null character, with a null character at its end.
  private static func characters(_ text: String?) -> [CChar] {
    (text ?? "").utf8.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
  }

  /// Returns the image in a PNG file.
  ///
  /// All formats of libpng are supported, such as palettes, greyscale, 16 bits and interlacing. Colour
  /// profiles are ignored.
  /// - Parameter bytes: The bytes of the file.
  /// - Returns: The pixels in `.bgraPremultiplied`, with 8 bits per component.
  /// - Throws: `png` if `bytes` are empty or not a complete, valid PNG file, if a side exceeds 32 767
  ///   pixels, or if there are more than 2²⁸ pixels; `outOfMemory` if an allocation fails.
  /// - Complexity: O(*n*) for *n* pixels, with 8 bytes of memory per pixel.
  public static func decode(_ bytes: [UInt8]) throws(CanvasError) -> Bitmap {
    var picture = cpng_picture()
    defer { cpng_picture_free(&picture) }
    try read(bytes, into: &picture)
    let count = Int(picture.width) * Int(picture.height) * 4
    return try Bitmap(
      width: Int(picture.width), height: Int(picture.height),
      straightRGBA: UnsafeBufferPointer(start: picture.rgba, count: count))
  }

  /// Returns the metadata of a PNG file.
  ///
  /// - Parameter bytes: The bytes of the file, which is decoded completely.
  /// - Returns: The metadata.
  /// - Throws: The errors of `decode(_:)`.
  /// - Complexity: O(*n*) for *n* pixels.
  public static func metadata(_ bytes: [UInt8]) throws(CanvasError) -> Metadata {
    var picture = cpng_picture()
    defer { cpng_picture_free(&picture) }
    try read(bytes, into: &picture)
    return Metadata(
      description: picture.description.map { String(cString: $0) },
      scale: scale(pixelsPerMetre: Int(picture.pixels_per_metre_x)),
      hasAlpha: picture.has_alpha != 0, isSRGB: picture.is_srgb != 0)
  }

  /// The device pixels per point for a density, at 72 points an inch; `nil` for 0 and less.
  static func scale(pixelsPerMetre density: Int) -> CGFloat? {
    density > 0 ? (CGFloat(density) * 0.0254 / 72 * 1000).rounded() / 1000 : nil
  }

  private static func read(
    _ bytes: [UInt8], into picture: inout cpng_picture
  ) throws(CanvasError) {
    var stream = cpng_stream()
    let isRead = bytes.withUnsafeBufferPointer { buffer in
      // Reading does not write to them.
      stream.bytes = UnsafeMutablePointer(mutating: buffer.baseAddress)
      stream.count = buffer.count
      return cpng_read(&stream, &picture, UInt32(CairoSurface.largestSide), mostPixels)
    }
    guard isRead == 1 else { throw stream.error }
  }
}

extension cpng_stream {
  /// The error for libpng's message.
  fileprivate var error: CanvasError {
    let bytes = withUnsafeBytes(of: message) { raw in raw.prefix { $0 != 0 }.map { $0 } }
    let text = String(decoding: bytes, as: UTF8.self)
    if text.isEmpty || text.lowercased().contains("memory") { return .outOfMemory }
    return .png(reason: text)
  }
}
