package import Foundation
package import Graphics

/// A picture that stays in memory from frame to frame, and of which only what changes is drawn.
///
/// The pixels of a list are those of `ImageCanvas`, whatever was shown before. A canvas belongs to
/// one thread at a time.
package struct FrameCanvas: ~Copyable {
  private let surface: CairoSurface
  private let context: CairoContext
  private let scale: CGFloat
  private let player: Player
  private let cache: GroupPixels
  /// What the pixels show; `nil` when they show nothing that is known.
  private var shown: DrawList?

  /// The commands that the last `show` drew; a group that is drawn as one counts once.
  package private(set) var drawnCommands = 0
  /// The flattened groups that were copied since the beginning, and not drawn.
  package var copiedGroups: Int { cache.copies }
  /// The bytes that the canvas keeps of flattened groups.
  package var keptBytes: Int { cache.bytes }

  /// Creates a clear picture.
  ///
  /// - Parameters:
  ///   - width: The width in device pixels, 1...32 767.
  ///   - height: The height in device pixels, 1...32 767.
  ///   - scale: Device pixels per point, positive and finite.
  ///   - groupBudget: The most bytes to keep of flattened groups; 0 keeps none. One picture more
  ///     is needed to draw them.
  /// - Throws: `invalidSize` and `invalidScale` outside of these ranges; `outOfMemory`.
  package init(
    width: Int, height: Int, scale: CGFloat, groupBudget: Int = 256 << 20
  ) throws(CanvasError) {
    guard scale > 0, scale.isFinite else { throw .invalidScale(scale) }
    let surface = try CairoSurface(width: width, height: height)
    context = try CairoContext(surface)
    self.surface = surface
    self.scale = scale
    player = Player(glyphs: GlyphCache())
    cache = GroupPixels(budget: groupBudget)
  }

  /// Shows a list in the place of the one that was shown.
  ///
  /// - Parameter list: What to draw, in points from the top left corner.
  /// - Returns: The pixels that may have changed: rectangles that do not overlap.
  /// - Throws: What `ImageCanvas.draw` throws; the picture is then undefined.
  package mutating func show(_ list: DrawList) throws(CanvasError) -> [PixelRect] {
    let area = PixelRect(minX: 0, minY: 0, maxX: surface.width, maxY: surface.height)
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    var region = PixelRegion(area)
    if let shown {
      region = DrawListChanges(from: shown, to: list, transform: transform, area: area).region
    }
    shown = nil
    drawnCommands = 0
    if !region.isEmpty {
      // What begins with an opaque ground covers what was there.
      for rect in region.rects where !list.beginsOpaque(on: rect, transform) {
        try surface.clear(rect)
      }
      cache.beginFrame()
      var repaint = Repaint(region, player: player, cache: cache)
      try repaint.play(
        list, on: surface, context,
        view: Repaint.View(transform: transform, area: area, clip: area))
      drawnCommands = repaint.commands
      try context.check()
    }
    shown = list
    return region.rects
  }

  /// Calls `body` with the pixels in `.bgraPremultiplied`, rows without gaps from the top.
  ///
  /// - Returns: What `body` returns.
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
