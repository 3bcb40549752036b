import CCairo
import Foundation
import Graphics

/// The only owner of a Cairo drawing context, and the only place that checks its status.
///
/// Its matrix is the identity between calls. Paths are built in device pixels, so that coordinates
/// outside of Cairo's range never reach it. See
/// [cairo_t](https://www.cairographics.org/manual/cairo-cairo-t.html).
struct CairoContext: ~Copyable {
  let pointer: OpaquePointer

  /// Creates a context that draws on `surface` and keeps it alive.
  init(_ surface: borrowing CairoSurface) throws(CanvasError) {
    let created = cairo_create(surface.pointer)
    let status = cairo_status(created)
    guard status == CAIRO_STATUS_SUCCESS, let created else {
      cairo_destroy(created)
      throw .status(status)
    }
    pointer = created
  }

  deinit { cairo_destroy(pointer) }

  /// Throws the error of the first call that failed since the context was created.
  func check() throws(CanvasError) {
    let status = cairo_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else { throw .status(status) }
  }

  /// Fills the current path.
  func fill(_ style: FillStyle) {
    set(style)
    cairo_fill(pointer)
  }

  /// Limits drawing to the current path.
  func clip(_ style: FillStyle) {
    set(style)
    cairo_clip(pointer)
  }

  /// Limits drawing to whole pixels.
  func clip(_ rect: PixelRect) {
    cairo_new_path(pointer)
    cairo_rectangle(
      pointer, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    clip(FillStyle())
  }

  /// The clip, where it is one rectangle of whole pixels.
  ///
  /// It is empty where everything is clipped, and `nil` for a clip of another shape.
  var pixelClip: PixelRect? {
    guard let list = cairo_copy_clip_rectangle_list(pointer) else { return nil }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles <= 1 else {
      return nil
    }
    guard list.pointee.num_rectangles == 1, let clip = list.pointee.rectangles?.pointee else {
      return .empty
    }
    return PixelRect(
      minX: Int(clip.x), minY: Int(clip.y), maxX: Int(clip.x + clip.width),
      maxY: Int(clip.y + clip.height))
  }

  private func set(_ style: FillStyle) {
    cairo_set_fill_rule(
      pointer, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(
      pointer, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// Paints `surface` with its top left pixel at (`x`, `y`), without resampling.
  func paint(_ surface: borrowing CairoSurface, x: Int, y: Int, opacity: Double = 1) {
    cairo_set_source_surface(pointer, surface.pointer, Double(x), Double(y))
    cairo_pattern_set_filter(cairo_get_source(pointer), CAIRO_FILTER_NEAREST)
    if opacity < 1 {
      cairo_paint_with_alpha(pointer, opacity)
    } else {
      cairo_paint(pointer)
    }
    cairo_set_source_rgb(pointer, 0, 0, 0)
  }

  /// Paints a surface with its top left pixel at (`x`, `y`) through a coverage mask whose top left pixel is
  /// at (`maskX`, `maskY`).
  func paint(
    _ surface: borrowing CairoSurface, x: Int, y: Int, through mask: borrowing CairoSurface,
    maskX: Int, maskY: Int
  ) {
    cairo_set_source_surface(pointer, surface.pointer, Double(x), Double(y))
    cairo_pattern_set_filter(cairo_get_source(pointer), CAIRO_FILTER_NEAREST)
    cairo_mask_surface(pointer, mask.pointer, Double(maskX), Double(maskY))
    cairo_set_source_rgb(pointer, 0, 0, 0)
  }

  /// Paints one colour through a coverage mask with its top left pixel at (`x`, `y`).
  ///
  /// At fractions of a pixel the mask is interpolated bilinearly.
  func paint(
    _ color: Color.Resolved, through mask: borrowing CairoSurface, x: Double, y: Double
  ) {
    set(color)
    cairo_mask_surface(pointer, mask.pointer, x, y)
  }

  /// Paints the source through a coverage mask with its top left pixel at (`x`, `y`).
  ///
  /// - Parameters:
  ///   - coverage: One byte per pixel; not modified.
  ///   - width: The number of pixels in a row.
  ///   - bytesPerRow: The number of bytes from one row to the next, a multiple of four.
  ///   - x: The device pixel of the first column.
  ///   - y: The device pixel of the first row.
  /// - Throws: `outOfMemory`.
  func paint(
    through coverage: UnsafeMutableBufferPointer<UInt8>, width: Int, bytesPerRow: Int, x: Int,
    y: Int
  ) throws(CanvasError) {
    let mask = cairo_image_surface_create_for_data(
      coverage.baseAddress, CAIRO_FORMAT_A8, Int32(width), Int32(coverage.count / bytesPerRow),
      Int32(bytesPerRow))
    defer { cairo_surface_destroy(mask) }
    let status = cairo_surface_status(mask)
    guard status == CAIRO_STATUS_SUCCESS else { throw .status(status) }
    cairo_mask_surface(pointer, mask, Double(x), Double(y))
  }

  /// Makes a colour the source.
  func set(_ color: Color.Resolved) {
    cairo_set_source_rgba(
      pointer, Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
  }
}
