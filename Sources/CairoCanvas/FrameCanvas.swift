package import Foundation
package import Graphics

/// A picture that stays in memory from frame to frame.
///
/// A canvas belongs to one thread at a time.
package struct FrameCanvas: ~Copyable {
  private let surface: CairoSurface
  private let context: CairoContext
  private let scale: CGFloat
  private let player: Player

  /// Creates a clear picture.
  ///
  /// - Parameters:
  ///   - width: The width in device pixels, 1...32 767.
  ///   - height: The height in device pixels, 1...32 767.
  ///   - scale: Device pixels per point, positive and finite.
  /// - Throws: `invalidSize` and `invalidScale` outside of these ranges; `outOfMemory`.
  package init(width: Int, height: Int, scale: CGFloat) throws(CanvasError) {
    guard scale > 0, scale.isFinite else { throw .invalidScale(scale) }
    let surface = try CairoSurface(width: width, height: height)
    context = try CairoContext(surface)
    self.surface = surface
    self.scale = scale
    player = Player(glyphs: GlyphCache())
  }

  /// Shows a list in the place of the one that was shown.
  ///
  /// - Parameter list: What to draw, in points from the top left corner.
  /// - Returns: The pixels that may have changed: rectangles that do not overlap.
  /// - Throws: What `ImageCanvas.draw` throws; the picture is then undefined.
  package mutating func show(_ list: DrawList) throws(CanvasError) -> [PixelRect] {
    let area = PixelRect(minX: 0, minY: 0, maxX: surface.width, maxY: surface.height)
    context.clear()
    try player.play(
      list, on: context, transform: CGAffineTransform(scaleX: scale, y: scale), area: area)
    try context.check()
    return [area]
  }

  /// Calls `body` with the pixels in `.bgraPremultiplied`, rows without gaps from the top.
  ///
  /// - Throws: What `body` throws; `cairo` when the surface is lost.
  package func withPixels<R>(
    _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    var result: Result<R, any Error>?
    try surface.withBytes { bytes, _ in
      result = Result { try body(UnsafeRawBufferPointer(bytes)) }
    }
    guard let result else { throw CanvasError.outOfMemory }
    return try result.get()
  }
}
