import CCairo
import Graphics

/// The only owner of a Cairo image surface, and the only place that checks its status.
///
/// See [cairo_image_surface_create](https://www.cairographics.org/manual/cairo-Image-Surfaces.html).
struct CairoSurface: ~Copyable {
  /// Cairo keeps surface coordinates in 16 bits.
  static let largestSide = 32_767

  let width: Int
  let height: Int
  let pointer: OpaquePointer

  /// Creates a transparent surface in `CAIRO_FORMAT_ARGB32` (pixels) or `CAIRO_FORMAT_A8` (coverage).
  init(width: Int, height: Int, isCoverage: Bool = false) throws(CanvasError) {
    guard (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height) else {
      throw .invalidSize(width: width, height: height)
    }
    let format = isCoverage ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32
    try self.init(
      cairo_image_surface_create(format, Int32(width), Int32(height)), width: width, height: height)
  }

  /// Creates a surface in `CAIRO_FORMAT_ARGB32` over memory of the caller, which must outlive it.
  ///
  /// - Parameters:
  ///   - pixels: Rows without padding, 4 × `width` × `height` bytes.
  ///   - width: The width in pixels, 1...`largestSide`.
  ///   - height: The height in pixels, 1...`largestSide`.
  /// - Throws: `outOfMemory` or `cairo`.
  init(
    over pixels: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int
  ) throws(CanvasError) {
    try self.init(
      cairo_image_surface_create_for_data(
        pixels.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(4 * width)),
      width: width, height: height)
  }

  /// Returns a surface of its own memory with the pixels of an image.
  static func copy(of image: RasterImage) throws(CanvasError) -> CairoSurface {
    try FreeMemory.require(image.pixels.count)
    let surface = try CairoSurface(width: image.width, height: image.height)
    let rowBytes = 4 * image.width
    try surface.withBytes { bytes, bytesPerRow in
      image.pixels.withUnsafeBufferPointer { pixels in
        for row in 0..<image.height {
          let target = row * bytesPerRow
          _ = UnsafeMutableBufferPointer(rebasing: bytes[target..<target + rowBytes])
            .update(fromContentsOf: pixels[row * rowBytes..<(row + 1) * rowBytes])
        }
      }
    }
    return surface
  }

  private init(_ created: OpaquePointer?, width: Int, height: Int) throws(CanvasError) {
    let status = cairo_surface_status(created)
    guard status == CAIRO_STATUS_SUCCESS, let created else {
      cairo_surface_destroy(created)
      throw .status(status)
    }
    pointer = created
    self.width = width
    self.height = height
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Calls `body` with the pixels and the number of bytes per row, between Cairo's flush and mark-dirty.
  func withBytes<R>(
    _ body: (UnsafeMutableBufferPointer<UInt8>, _ bytesPerRow: Int) throws(CanvasError) -> R
  ) throws(CanvasError) -> R {
    cairo_surface_flush(pointer)
    let stride = Int(cairo_image_surface_get_stride(pointer))
    guard let data = cairo_image_surface_get_data(pointer) else {
      throw .status(cairo_surface_status(pointer))
    }
    defer { cairo_surface_mark_dirty(pointer) }
    return try body(UnsafeMutableBufferPointer(start: data, count: stride * height), stride)
  }
}

extension CanvasError {
  /// The error for a Cairo status that is not success.
  static func status(_ status: cairo_status_t) -> CanvasError {
    if status == CAIRO_STATUS_NO_MEMORY { return .outOfMemory }
    return .cairo(name: cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown")
  }
}
