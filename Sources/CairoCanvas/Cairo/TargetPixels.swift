import CCairo

/// The pixels of the image that a context draws on.
struct TargetPixels {
  private let surface: OpaquePointer
  private let pixels: UnsafeMutablePointer<UInt32>
  private let pixelsPerRow: Int
  /// All pixels of the image.
  let rect: PixelRect

  /// Finds the pixels; fails where the target is no image in `CAIRO_FORMAT_ARGB32`.
  ///
  /// - Parameter context: The context, which must outlive this value.
  init?(of context: borrowing CairoContext) {
    guard let surface = cairo_get_target(context.pointer),
      cairo_get_group_target(context.pointer) == surface,
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    self.surface = surface
    pixels = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
    pixelsPerRow = Int(cairo_image_surface_get_stride(surface)) / 4
    rect = PixelRect(
      minX: 0, minY: 0, maxX: Int(cairo_image_surface_get_width(surface)),
      maxY: Int(cairo_image_surface_get_height(surface)))
  }

  /// Calls `body` with the pixels and the number of pixels per row.
  ///
  /// Cairo's record of whether the image is clear remains valid, unlike after `CairoSurface.withBytes(_:)`.
  func read<R>(_ body: (UnsafePointer<UInt32>, _ pixelsPerRow: Int) -> R) -> R {
    cairo_surface_flush(surface)
    return body(pixels, pixelsPerRow)
  }

  /// Calls `body` with the pixels, of which it may change those of a rectangle.
  ///
  /// - Parameters:
  ///   - part: The rectangle, within the image.
  ///   - body: Returns whether it has changed pixels.
  func change(
    _ part: PixelRect, _ body: (UnsafeMutablePointer<UInt32>, _ pixelsPerRow: Int) -> Bool
  ) {
    cairo_surface_flush(surface)
    guard body(pixels, pixelsPerRow) else { return }
    cairo_surface_mark_dirty_rectangle(
      surface, Int32(part.minX), Int32(part.minY), Int32(part.width), Int32(part.height))
  }
}
