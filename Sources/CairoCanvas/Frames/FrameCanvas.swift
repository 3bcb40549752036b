package import Foundation
package import Graphics

/// An image that is kept in memory between frames, and in which only changed pixels are redrawn.
///
/// The pixels of a list equal those of `ImageCanvas`, regardless of earlier frames. A canvas must be used
/// from one thread at a time.
package struct FrameCanvas: ~Copyable {
  private let surface: CairoSurface
  private let context: CairoContext
  private let scale: CGFloat
  private let player: Player
  private let cache: GroupPixels
  /// The list whose pixels the image contains; `nil` if the pixels are undefined.
  private var shown: DrawList?
  /// Whether groups of the current list may have filters that read their backdrop.
  private var mayReadBackdrop = false

  /// The number of commands that the last `show` drew; a group that is drawn as a whole counts once.
  package private(set) var drawnCommands = 0
  /// The number of times that a flattened group was copied instead of drawn.
  package var copiedGroups: Int { cache.copies }
  /// The size of the cache of flattened groups, in bytes.
  package var keptBytes: Int { cache.bytes }

  /// Creates a canvas with a transparent image.
  ///
  /// - Parameters:
  ///   - width: The width in device pixels, 1...32 767.
  ///   - height: The height in device pixels, 1...32 767.
  ///   - scale: The number of device pixels per point, positive and finite.
  ///   - groupBudget: The maximum size of the cache of flattened groups, in bytes; 0 disables the cache.
  ///     Drawing for the cache needs memory for one more image.
  /// - Throws: `invalidSize` or `invalidScale` for a value out of range; `outOfMemory`.
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

  /// Replaces the current list by another one, and redraws the pixels that change.
  ///
  /// - Parameter list: The list, in points from the top left corner; may be empty.
  /// - Returns: The pixels that may have changed, as rectangles that do not overlap.
  /// - Throws: The errors of `ImageCanvas.draw(_:)`; the image is then undefined.
  /// - Complexity: The cost of comparing the two lists and of drawing the commands that touch the changes.
  package mutating func show(_ list: DrawList) throws(CanvasError) -> [PixelRect] {
    let area = PixelRect(minX: 0, minY: 0, maxX: surface.width, maxY: surface.height)
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    var region = PixelRegion(area)
    if let shown {
      let changes = DrawListChanges(
        from: shown, to: list, transform: transform, area: area, mayReadBackdrop: mayReadBackdrop)
      (region, mayReadBackdrop) = (changes.region, changes.mayReadBackdrop)
    } else {
      mayReadBackdrop = list.readsBackdrop
    }
    shown = nil
    drawnCommands = 0
    if !region.isEmpty {
      // A list that begins with an opaque background covers the old pixels.
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

  /// Calls `body` with the pixels in `.bgraPremultiplied`, rows from top to bottom without gaps.
  ///
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`; `cairo` where the surface is lost.
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
