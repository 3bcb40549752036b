public import Foundation
public import Graphics

/// A picture that draw lists are drawn on.
///
/// It is transparent at first. Pixels are in Cairo's `CAIRO_FORMAT_ARGB32`: premultiplied sRGB, blended
/// without conversion to linear light, as in Core Graphics. A point of a list is `scale` device pixels; y
/// grows downwards. A canvas is used from one thread at a time.
public struct ImageCanvas: ~Copyable {
  private let surface: CairoSurface
  private let context: CairoContext
  private let scale: CGFloat
  private let player: Player

  /// Creates a transparent picture.
  ///
  /// - Parameters:
  ///   - width: The width in device pixels, 1...32 767.
  ///   - height: The height in device pixels, 1...32 767.
  ///   - scale: Device pixels per point, positive and finite.
  /// - Throws: `invalidSize` and `invalidScale` outside of these ranges; `outOfMemory`.
  /// - Complexity: O(*n*) in the number of pixels.
  public init(width: Int, height: Int, scale: CGFloat) throws(CanvasError) {
    try self.init(width: width, height: height, scale: scale, glyphs: GlyphCache())
  }

  /// Creates a transparent picture that shares a glyph cache with other canvases of the same thread.
  ///
  /// - Parameters:
  ///   - width: The width in device pixels, 1...32 767.
  ///   - height: The height in device pixels, 1...32 767.
  ///   - scale: Device pixels per point, positive and finite.
  ///   - glyphs: The cache, which the canvas reads and extends; pixels do not depend on it.
  /// - Throws: `invalidSize` and `invalidScale` outside of these ranges; `outOfMemory`.
  /// - Complexity: O(*n*) in the number of pixels.
  public init(
    width: Int, height: Int, scale: CGFloat, glyphs: GlyphCache
  ) throws(CanvasError) {
    try self.init(CairoSurface(width: width, height: height), scale: scale, glyphs: glyphs)
  }

  private init(
    _ surface: consuming CairoSurface, scale: CGFloat, glyphs: GlyphCache
  ) throws(CanvasError) {
    guard scale > 0, scale.isFinite else { throw .invalidScale(scale) }
    // Cairo rounds the first drawing differently where it knows that all pixels are clear. A picture
    // that is drawn over an old one must have the same bytes, so Cairo must not know.
    try surface.withBytes { _, _ in }
    context = try CairoContext(surface)
    self.surface = surface
    self.scale = scale
    player = Player(glyphs: glyphs)
  }

  /// Draws a list in front of earlier ones.
  ///
  /// No contents of a list are an error. A point that is not finite ends its subpath. Coordinates beyond
  /// Cairo's range are cut far outside of the picture. A transform that is not invertible and a gradient
  /// without stops draw nothing. An empty list draws nothing.
  /// - Parameter list: The list, in points from the top left corner.
  /// - Throws: `outOfMemory`, `text` for a font file that was removed, or `cairo`.
  /// - Complexity: Depends on the commands: at least O(*n*) in their points, and O(*n*) in the pixels that
  ///   fills and layers cover.
  public mutating func draw(_ list: DrawList) throws(CanvasError) {
    try player.play(
      list, on: context, transform: CGAffineTransform(scaleX: scale, y: scale),
      area: PixelRect(minX: 0, minY: 0, maxX: surface.width, maxY: surface.height))
    try context.check()
  }

  /// Returns a picture of one list.
  ///
  /// The pixels are equal to those of a canvas that draws the list and finishes, but they are not copied.
  /// Copying a picture in full HD takes as long as drawing a simple chart.
  /// - Parameters:
  ///   - list: The list, in points from the top left corner.
  ///   - width: The width in device pixels, 1...32 767.
  ///   - height: The height in device pixels, 1...32 767.
  ///   - scale: Device pixels per point, positive and finite.
  ///   - glyphs: The cache, which is read and extended; pixels do not depend on it.
  /// - Returns: The picture, transparent where nothing is drawn.
  /// - Throws: The errors of creating a canvas and of `draw(_:)`.
  /// - Complexity: That of `draw(_:)`, and O(*n*) in the number of pixels.
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

  /// Ends drawing, and returns the picture.
  ///
  /// - Returns: A copy of the pixels.
  /// - Throws: `outOfMemory` or `cairo`.
  /// - Complexity: O(*n*) in the number of pixels.
  public consuming func finish() throws(CanvasError) -> Bitmap {
    let width = surface.width
    let height = surface.height
    try FreeMemory.require(4 * width * height)
    // Rows of four bytes a pixel have no gap between them.
    let pixels = try surface.withBytes { bytes, _ in Array(bytes) }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
