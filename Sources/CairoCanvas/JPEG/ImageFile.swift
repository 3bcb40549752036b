package import Graphics

/// A reader of image files of several formats.
package enum ImageFile {
  /// Returns the image in a PNG or JPEG file, which is recognised by its first bytes.
  ///
  /// - Parameter bytes: The bytes of the file.
  /// - Throws: The errors of `PNG.decode(_:)` and `JPEG.decode(_:)`, and `image` for other formats.
  /// - Returns: The image.
  /// - Complexity: O(*n*) for *n* pixels.
  package static func decode(_ bytes: [UInt8]) throws(CanvasError) -> RasterImage {
    let bitmap: Bitmap
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      bitmap = try PNG.decode(bytes)
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      bitmap = try JPEG.decode(bytes)
    } else {
      throw .image(reason: "the data are neither a PNG nor a JPEG file")
    }
    guard let image = RasterImage(bitmap) else {
      throw .invalidSize(width: bitmap.width, height: bitmap.height)
    }
    return image
  }
}
