import CCairo

/// Cairo's PNG writer, which benchmarks compare with `PNG`.
package enum CairoPNG {
  /// Returns the PNG file of
  /// [cairo_surface_write_to_png_stream](https://www.cairographics.org/manual/cairo-PNG-Support.html).
  ///
  /// - Parameter bitmap: An image of 1 to 32 767 pixels a side.
  /// - Returns: The bytes of the file.
  /// - Throws: `invalidSize`, `outOfMemory` or `cairo`.
  package static func encode(_ bitmap: Bitmap) throws(CanvasError) -> [UInt8] {
    let sides = 1...CairoSurface.largestSide
    guard sides.contains(bitmap.width), sides.contains(bitmap.height) else {
      throw .invalidSize(width: bitmap.width, height: bitmap.height)
    }
    var file: [UInt8] = []
    let status = bitmap.pixels.withUnsafeBufferPointer { pixels in
      // Writing a surface to a file does not modify its pixels.
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: pixels.baseAddress), CAIRO_FORMAT_ARGB32,
        Int32(bitmap.width), Int32(bitmap.height), Int32(bitmap.bytesPerRow))
      defer { cairo_surface_destroy(surface) }
      return withUnsafeMutablePointer(to: &file) { file in
        cairo_surface_write_to_png_stream(
          surface,
          { file, bytes, count in
            file?.assumingMemoryBound(to: [UInt8].self).pointee
              .append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
            return CAIRO_STATUS_SUCCESS
          }, file)
      }
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw .status(status) }
    return file
  }
}
