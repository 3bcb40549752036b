import CCairo
import Foundation
import Graphics

/// What a line of text covers, a byte a pixel.
final class LineCoverage {
  /// The pixels of a row.
  let width: Int
  /// The bytes from one row to the next, a multiple of four.
  let bytesPerRow: Int
  /// The first column and row, from the whole pixel at or before the text's origin.
  let x: Int
  let y: Int
  /// Row by row.
  let bytes: UnsafeMutableBufferPointer<UInt8>

  /// Fills the path of `context`.
  ///
  /// Fails when nothing is covered, or more than `largest` pixels or a surface's side are touched.
  ///
  /// - Parameters:
  ///   - context: A context with a path, its origin the whole pixel.
  ///   - largest: The most pixels.
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
