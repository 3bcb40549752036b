import CCairo
import CKernels
import Foundation
import Graphics

/// A painter through coverage masks, which writes to the pixels directly where it can.
///
/// This requires an image as target, a clip that is a rectangle of whole pixels, and a paint that is a colour
/// or a vertical gradient (`RowColors`). All else is painted by Cairo's masks. Bytes of a colour differ from
/// Cairo's by at most one; bytes of a gradient are in places closer to the exact value by one.
struct CoveragePainter: ~Copyable {
  /// Whether the painter writes to the pixels directly, and a fully covered one has the colour of the paint alone.
  let isOpaque: Bool
  private let blender: PixelBlender?

  /// Prepares painting within `area`.
  ///
  /// - Parameters:
  ///   - paint: The paint, which is also the source of `context`.
  ///   - context: The context. Nothing else may draw on it during the painter's lifetime.
  ///   - transform: Maps the paint's coordinates to device pixels; invertible.
  ///   - area: The visible device pixels.
  init(
    _ paint: Paint, on context: borrowing CairoContext, transform: CGAffineTransform,
    area: PixelRect
  ) {
    if let clip = context.pixelClip?.intersection(area),
      let colors = RowColors(paint, transform: transform, area: clip)
    {
      blender = PixelBlender(colors, on: context, clip: clip)
      isOpaque = blender != nil && colors.isOpaque
    } else {
      blender = nil
      isOpaque = false
    }
  }

  /// Paints through a coverage mask with its top left pixel at (`x`, `y`).
  ///
  /// - Parameters:
  ///   - coverage: One byte per pixel; not modified.
  ///   - width: The number of pixels in a row.
  ///   - bytesPerRow: The number of bytes from one row to the next, a multiple of four.
  ///   - x: The device pixel of the first column.
  ///   - y: The device pixel of the first row.
  ///   - context: The context of `init`.
  /// - Throws: `outOfMemory`.
  func paint(
    through coverage: UnsafeMutableBufferPointer<UInt8>, width: Int, bytesPerRow: Int, x: Int,
    y: Int, on context: borrowing CairoContext
  ) throws(CanvasError) {
    guard blender != nil else {
      return try context.paint(
        through: coverage, width: width, bytesPerRow: bytesPerRow, x: x, y: y)
    }
    blender?.blend(coverage, width: width, bytesPerRow: bytesPerRow, x: x, y: y)
  }
}

/// Blends coverage into the pixels of an image surface, between Cairo's flush and mark-dirty.
// Not private: a debug build of Swift 6.3.1 crashes on the private type of another file's specialised property.
struct PixelBlender: ~Copyable {
  private let surface: OpaquePointer
  private let pixels: UnsafeMutablePointer<UInt32>
  private let pixelsPerRow: Int
  private let clip: PixelRect
  private let colors: RowColors
  private let kernel = ck_blend_rows_widest()

  /// Takes the pixels of the context's target; fails where it is no image in `CAIRO_FORMAT_ARGB32`.
  ///
  /// - Parameters:
  ///   - colors: The colours of the rows of `clip`.
  ///   - context: The context that draws on them.
  ///   - clip: The pixels that may change, within the surface.
  init?(_ colors: RowColors, on context: borrowing CairoContext, clip: PixelRect) {
    guard let surface = cairo_get_target(context.pointer),
      cairo_get_group_target(context.pointer) == surface,
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
    else { return nil }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    self.surface = cairo_surface_reference(surface)
    pixels = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
    pixelsPerRow = Int(cairo_image_surface_get_stride(surface)) / 4
    self.clip = clip
    self.colors = colors
  }

  deinit {
    if !clip.isEmpty {
      cairo_surface_mark_dirty_rectangle(
        surface, Int32(clip.minX), Int32(clip.minY), Int32(clip.width), Int32(clip.height))
    }
    cairo_surface_destroy(surface)
  }

  /// Composites the part within the clip.
  func blend(
    _ coverage: UnsafeMutableBufferPointer<UInt8>, width: Int, bytesPerRow: Int, x: Int, y: Int
  ) {
    let whole = PixelRect(
      minX: x, minY: y, maxX: x + width, maxY: y + coverage.count / bytesPerRow)
    let part = whole.intersection(clip)
    guard !part.isEmpty, let base = coverage.baseAddress else { return }
    colors.colors.withUnsafeBufferPointer { colors in
      guard let first = colors.baseAddress else { return }
      kernel(
        pixels + part.minY * pixelsPerRow + part.minX, pixelsPerRow,
        base + (part.minY - y) * bytesPerRow + part.minX - x, bytesPerRow, part.width, part.height,
        first + self.colors.step * (part.minY - clip.minY), self.colors.step)
    }
  }
}
