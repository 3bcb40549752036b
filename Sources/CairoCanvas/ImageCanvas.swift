public import Foundation
public import Graphics

/// A canvas that renders draw lists into an initially transparent image.
///
/// Pixels have Cairo's format `CAIRO_FORMAT_ARGB32`: premultiplied sRGB. Colours are blended in sRGB,
/// without conversion to linear light, as in Core Graphics. One point of a draw list is `scale` device
/// pixels, and y increases downwards. A canvas must be used from one thread at a time.
public struct ImageCanvas: ~Copyable {
  private let surface: CairoSurface
  private let context: CairoContext
  private let scale: CGFloat
  private let player: Player

  /// Creates a canvas with a transparent image.
  ///
  /// - Parameters:
  ///   - width: The width in device pixels, 1...32 767.
  ///   - height: The height in device pixels, 1...32 767.
  ///   - scale: The number of device pixels per point, positive and finite.
  /// - Throws: `invalidSize` or `invalidScale` for a value out of range; `outOfMemory` or `cairo` if the
  ///   image cannot be created.
  /// - Complexity: O(*n*) for *n* pixels.
  public init(width: Int, height: Int, scale: CGFloat) throws(CanvasError) {
    try self.init(width: width, height: height, scale: scale, glyphs: GlyphCache())
  }

  /// Creates a canvas with a transparent image and a shared glyph cache.
  ///
  /// - Parameters:
  ///   - width: The width in device pixels, 1...32 767.
  ///   - height: The height in device pixels, 1...32 767.
  ///   - scale: The number of device pixels per point, positive and finite.
  ///   - glyphs: A cache shared with other canvases of the same thread. The canvas reads and extends it.
  ///     The cache affects only speed, not the pixels.
  /// - Throws: `invalidSize` or `invalidScale` for a value out of range; `outOfMemory` or `cairo` if the
  ///   image cannot be created.
  /// - Complexity: O(*n*) for *n* pixels.
  public init(
    width: Int, height: Int, scale: CGFloat, glyphs: GlyphCache
  ) throws(CanvasError) {
    try self.init(CairoSurface(width: width, height: height), scale: scale, glyphs: glyphs)
  }

  private init(
    _ surface: consuming CairoSurface, scale: CGFloat, glyphs: GlyphCache
  ) throws(CanvasError) {
    guard scale > 0, scale.isFinite else { throw .invalidScale(scale) }
    // Cairo rounds the first drawing differently where it knows that all pixels are clear. An image
    // that is drawn over an old one must have the same bytes, so Cairo must not know.
    try surface.withBytes { _, _ in }
    context = try CairoContext(surface)
    self.surface = surface
    self.scale = scale
    player = Player(glyphs: glyphs)
  }

  /// Draws a list in front of the lists drawn earlier.
  ///
  /// Invalid values in a list are not errors. A point that is not finite ends its subpath. Coordinates
  /// beyond Cairo's range are clipped far outside of the image. A group with a transform that is not
  /// invertible and a gradient without stops draw nothing.
  /// - Parameter list: The list, in points from the top left corner. An empty list draws nothing.
  /// - Throws: `outOfMemory` if an allocation fails, `text` if a font file cannot be read, or `cairo`.
  /// - Complexity: At least O(*n*) in the points of the commands, and O(*n*) in the pixels that fills and
  ///   layers cover.
  public mutating func draw(_ list: DrawList) throws(CanvasError) {
    try player.play(
      list, on: context, transform: CGAffineTransform(scaleX: scale, y: scale),
      area: PixelRect(minX: 0, minY: 0, maxX: surface.width, maxY: surface.height))
    try context.check()
  }

  /// Returns an image of one draw list.
  ///
  /// The result equals that of `draw(_:)` and `finish()` on a new canvas, without the copy of the pixels
  /// that `finish()` makes. For a full-HD image, this copy takes as long as drawing a simple chart.
  /// - Parameters:
  ///   - list: The list, in points from the top left corner.
  ///   - width: The width in device pixels, 1...32 767.
  ///   - height: The height in device pixels, 1...32 767.
  ///   - scale: The number of device pixels per point, positive and finite.
  ///   - glyphs: A cache, which is read and extended. It affects only speed, not the pixels.
  /// - Returns: The image, transparent where nothing is drawn.
  /// - Throws: The errors of creating a canvas and of `draw(_:)`.
  /// - Complexity: O(*n*) for *n* pixels, in addition to the cost of `draw(_:)`.
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

  /// Ends drawing and returns the image.
  ///
  /// - Returns: A copy of the pixels.
  /// - Throws: `outOfMemory` if the copy cannot be allocated, or `cairo`.
  /// - Complexity: O(*n*) for *n* pixels.
  public consuming func finish() throws(CanvasError) -> Bitmap {
    let width = surface.width
    let height = surface.height
    try FreeMemory.require(4 * width * height)
    // Rows of four bytes per pixel have no gap between them.
    let pixels = try surface.withBytes { bytes, _ in Array(bytes) }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
