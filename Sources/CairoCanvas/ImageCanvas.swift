public import Foundation
public import Graphics

/// Plays draw lists into pixels.
///
/// The picture begins clear. It is kept in Cairo's `CAIRO_FORMAT_ARGB32`: premultiplied sRGB,
/// blended as it is, as Core Graphics does. A point of a list is `scale` device pixels; y grows
/// downwards. A canvas belongs to one thread at a time.
public struct ImageCanvas: ~Copyable {
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
  public init(width: Int, height: Int, scale: CGFloat) throws(CanvasError) {
    try self.init(width: width, height: height, scale: scale, glyphs: GlyphCache())
  }

  /// Creates a clear picture that shares its glyphs with other canvases of the same thread.
  ///
  /// - Parameters:
  ///   - width: The width in device pixels, 1...32 767.
  ///   - height: The height in device pixels, 1...32 767.
  ///   - scale: Device pixels per point, positive and finite.
  ///   - glyphs: The faces and outlines to use and to add to; pixels do not depend on them.
  /// - Throws: `invalidSize` and `invalidScale` outside of these ranges; `outOfMemory`.
  public init(
    width: Int, height: Int, scale: CGFloat, glyphs: GlyphCache
  ) throws(CanvasError) {
    try self.init(CairoSurface(width: width, height: height), scale: scale, glyphs: glyphs)
  }

  private init(
    _ surface: consuming CairoSurface, scale: CGFloat, glyphs: GlyphCache
  ) throws(CanvasError) {
    guard scale > 0, scale.isFinite else { throw .invalidScale(scale) }
    // Cairo rounds what comes first onto pixels that it knows to be clear in another way than all
    // else. A picture that is drawn over an old one must have the same bytes, so it may not know.
    try surface.withBytes { _, _ in }
    context = try CairoContext(surface)
    self.surface = surface
    self.scale = scale
    player = Player(glyphs: glyphs)
  }

  /// Draws a list in front of what is there.
  ///
  /// Nothing in a list is an error: points that are not finite break their path, areas beyond
  /// what Cairo can hold are cut far outside of the picture, transforms that are not invertible
  /// and paints without stops draw nothing.
  /// - Parameter list: What to draw, in points from the top left corner.
  /// - Throws: `outOfMemory`, `text` for a font file that went away, or `cairo`.
  public mutating func draw(_ list: DrawList) throws(CanvasError) {
    try player.play(
      list, on: context, transform: CGAffineTransform(scaleX: scale, y: scale),
      area: PixelRect(minX: 0, minY: 0, maxX: surface.width, maxY: surface.height))
    try context.check()
  }

  /// The pixels of a list on a clear picture.
  ///
  /// They are those that a canvas draws and `finish()` returns, but nothing is copied: they stay where
  /// they were drawn. Copying a picture in full HD takes as long as drawing a simple chart.
  /// - Parameters:
  ///   - list: What to draw, in points from the top left corner.
  ///   - width: The width in device pixels, 1...32 767.
  ///   - height: The height in device pixels, 1...32 767.
  ///   - scale: Device pixels per point, positive and finite.
  ///   - glyphs: The faces and outlines to use and to add to; pixels do not depend on them.
  /// - Returns: The picture.
  /// - Throws: What creating a canvas and drawing on it throw.
  public static func bitmap(
    of list: DrawList, width: Int, height: Int, scale: CGFloat, glyphs: GlyphCache
  ) throws(CanvasError) -> Bitmap {
    let sides = 1...CairoSurface.largestSide
    guard sides.contains(width), sides.contains(height) else {
      throw .invalidSize(width: width, height: height)
    }
    try FreeMemory.require(4 * width * height)
    var failure: CanvasError?
    let pixels = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { bytes, filled in
      bytes.initialize(repeating: 0)
      filled = bytes.count
      do throws(CanvasError) {
        var canvas = try ImageCanvas(
          CairoSurface(over: bytes, width: width, height: height), scale: scale, glyphs: glyphs)
        try canvas.draw(list)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Ends drawing.
  ///
  /// - Returns: The pixels, copied once.
  /// - Throws: `outOfMemory` or `cairo`.
  public consuming func finish() throws(CanvasError) -> Bitmap {
    let width = surface.width
    let height = surface.height
    try FreeMemory.require(4 * width * height)
    // Rows of four bytes a pixel have no gap between them.
    let pixels = try surface.withBytes { bytes, _ in Array(bytes) }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
