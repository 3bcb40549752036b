import CCairo
import Foundation
import Graphics

/// The coverage mask of a line of text, one byte per pixel.
final class LineCoverage {
  /// The number of pixels in a row.
  let width: Int
  /// The number of bytes from one row to the next, a multiple of four.
  let bytesPerRow: Int
  /// The first column, relative to the whole pixel at or before the text's origin.
  let x: Int
  /// The first row, relative to that pixel.
  let y: Int
  /// The mask, row by row.
  let bytes: UnsafeMutableBufferPointer<UInt8>

  /// Fills the path of `context`.
  ///
  /// It fails where nothing is covered, and for more than `largest` pixels or a side beyond a surface's.
  /// - Parameters:
  ///   - context: A context with a path relative to the whole pixel.
  ///   - largest: The maximum number of pixels.
  /// - Throws: `outOfMemory`.
  init?(of context: borrowing CairoContext, largest: Int) throws(CanvasError) {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(context.pointer, &left, &top, &right, &bottom)
    guard left < right, top < bottom else { return nil }
    x = Int(left.rounded(.down))
    y = Int(top.rounded(.down))
    width = Int(right.rounded(.up)) - x
    let height = Int(bottom.rounded(.up)) - y
    guard max(width, height) <= CairoSurface.largestSide, width * height <= largest else {
      return nil
    }
    let surface = try CairoSurface(width: width, height: height, isCoverage: true)
    let filled = try CairoContext(surface)
    let path = cairo_copy_path(context.pointer)
    defer { cairo_path_destroy(path) }
    cairo_translate(filled.pointer, Double(-x), Double(-y))
    cairo_append_path(filled.pointer, path)
    filled.fill(FillStyle())
    try filled.check()
    (bytes, bytesPerRow) = try surface.withBytes { bytes, bytesPerRow in
      let kept = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
      _ = kept.initialize(fromContentsOf: bytes)
      return (kept, bytesPerRow)
    }
  }

  deinit { bytes.deallocate() }
}
