import CCairo
import Foundation
import Graphics

/// A player that redraws a list in some pixels of an image, and gives them the bytes of a complete drawing.
///
/// Cairo clips outlines and rounds their coordinates at the clip. A command that a clip would cut is
/// therefore drawn completely, and the pixels outside are restored. Exceptions are rectangles and lines
/// whose coverage does not depend on the clip.
struct Repaint {
  private let player: Player
  private let region: PixelRegion
  private let cache: GroupPixels
  /// The number of commands that were drawn; a group that is drawn as a whole counts once.
  private(set) var commands = 0
  /// The pixels that are restored after a command.
  private var kept: [UInt8] = []

  /// The transform and the clip of a list.
  struct View: Equatable {
    /// Maps the list's points to pixels.
    var transform: CGAffineTransform
    /// The visible pixels, as for `Player`.
    var area: PixelRect
    /// The intersection of those clips that are rectangles of whole pixels.
    var clip: PixelRect
    /// The other clips, beginning with the outermost.
    var outlines: [Outline] = []
  }

  /// A clip in the image.
  struct Outline: Equatable {
    let clip: DrawGroup.Clip
    /// Maps the clip's points to pixels.
    let transform: CGAffineTransform

    /// Intersects the clip of a context with this one.
    func apply(to context: borrowing CairoContext) {
      DevicePath.set(clip.path, use: .area, transform: transform, on: context)
      context.clip(clip.style)
    }
  }

  /// Prepares drawing of some pixels.
  ///
  /// - Parameters:
  ///   - region: The pixels to draw, within the image. They must be transparent, unless the list covers
  ///     them first.
  ///   - player: The player of commands.
  ///   - cache: The cache of flattened groups, which is read and extended.
  init(_ region: PixelRegion, player: Player, cache: GroupPixels) {
    self.region = region
    self.player = player
    self.cache = cache
  }

  /// Draws a list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - surface: The image.
  ///   - context: A context on it.
  ///   - view: The transform and the clip of the list.
  /// - Throws: `outOfMemory`, `text` or `cairo`.
  mutating func play(
    _ list: DrawList, on surface: borrowing CairoSurface, _ context: borrowing CairoContext,
    view: View
  ) throws(CanvasError) {
    for command in list.commands {
      if case .group(let group) = command, try play(group, on: surface, context, view: view) {
        continue
      }
      // The bounds of long lines take time, and are not needed where everything is drawn.
      var bounds = view.clip.intersection(view.area)
      if !region.contains(bounds) {
        bounds = DrawBounds.pixels(of: DrawList([command]), transform: view.transform)
          .intersection(bounds)
        guard region.intersects(bounds) else { continue }
      }
      commands += 1
      try draw(command, bounds, on: surface, context, view: view)
    }
  }

  /// Draws one command.
  private mutating func draw(
    _ command: DrawCommand, _ bounds: PixelRect, on surface: borrowing CairoSurface,
    _ context: borrowing CairoContext, view: View
  ) throws(CanvasError) {
    let list = DrawList([command])
    if region.contains(bounds) {
      return try player.play(list, on: context, transform: view.transform, area: view.area)
    }
    guard !view.outlines.isEmpty || !command.isSameInParts(view.transform) else {
      for rect in region.rects where !rect.intersection(bounds).isEmpty {
        cairo_save(context.pointer)
        defer { cairo_restore(context.pointer) }
        context.clip(rect)
        try player.play(
          list, on: context, transform: view.transform, area: view.area.intersection(rect))
      }
      return
    }
    try surface.keep(bounds, in: &kept)
    try player.play(list, on: context, transform: view.transform, area: view.area)
    try surface.putBack(bounds, from: kept, outside: region)
  }

  /// Draws a group command by command, or from the cache.
  ///
  /// - Returns: `false` for a group that must be drawn as a whole.
  private mutating func play(
    _ group: DrawGroup, on surface: borrowing CairoSurface, _ context: borrowing CairoContext,
    view: View
  ) throws(CanvasError) -> Bool {
    guard group.opacity >= 1, group.blendMode == .normal, group.filter == nil,
      let inner = group.inner(view.transform)
    else { return false }
    if group.isFlattened,
      try cache.draw(group, in: region, on: surface, context, view: view, player: player)
    {
      return true
    }
    guard !group.needsLayer else { return false }
    var view = view
    view.transform = inner
    cairo_save(context.pointer)
    defer { cairo_restore(context.pointer) }
    if let clip = group.clip {
      view.area = view.area.intersection(DrawBounds.pixels(of: clip.path, transform: inner))
      guard region.intersects(view.area) else { return true }
      let outline = Outline(clip: clip, transform: inner)
      outline.apply(to: context)
      if let pixels = clip.path.wholePixels(inner) {
        view.clip = view.clip.intersection(pixels)
      } else {
        view.outlines.append(outline)
      }
    }
    try play(group.contents, through: group.mask, on: surface, context, view: view)
    return true
  }

  /// Draws the contents of a group through its mask.
  private mutating func play(
    _ list: DrawList, through mask: DrawList?, on surface: borrowing CairoSurface,
    _ context: borrowing CairoContext, view: View
  ) throws(CanvasError) {
    guard let mask else { return try play(list, on: surface, context, view: view) }
    guard
      let mask = try player.mask(mask, transform: view.transform, area: view.area)
    else { return }
    let bounds = DrawBounds.pixels(of: list, transform: view.transform)
      .intersection(view.area).intersection(view.clip)
    var backdrops: [Backdrop] = []
    for rect in region.rects where !rect.intersection(bounds).isEmpty {
      backdrops.append(try Backdrop(of: context, in: rect.intersection(bounds)))
    }
    try play(list, on: surface, context, view: view)
    for backdrop in backdrops { backdrop.mix(through: mask) }
  }
}

extension DrawCommand {
  /// Whether clipping the command leaves the remaining bytes unchanged.
  fileprivate func isSameInParts(_ transform: CGAffineTransform) -> Bool {
    switch self {
    case .fill(let path, let style, .color):
      style.isAntialiased && path.wholePixels(transform) != nil
    case .polyline(_, let style, .color):
      PolylineStroker.isSameInParts(style, transform: transform)
    case .rectangles(let rectangles): rectangles.areSameInParts(transform)
    case .fill, .stroke, .polyline, .marks, .paintedMarks, .image, .text, .group: false
    }
  }
}

extension PaintedRectangles {
  /// Whether clipping the command leaves the remaining bytes unchanged.
  fileprivate func areSameInParts(_ transform: CGAffineTransform) -> Bool {
    let areSolid = paints.paints.allSatisfy { paint in
      if case .color = paint { true } else { false }
    }
    return areSolid && style.isAntialiased
      && rects.allSatisfy { $0.wholePixels(transform) != nil }
  }
}

extension DrawList {
  /// Whether the first command covers `rect` and is opaque.
  func beginsOpaque(on rect: PixelRect, _ transform: CGAffineTransform) -> Bool {
    switch commands.first {
    case .fill(let path, _, .color(let color)) where color.opacity >= 1:
      return path.wholePixels(transform)?.intersection(rect) == rect
    case .group(let group)
    where !group.needsLayer && group.filter == nil && group.clip == nil && group.mask == nil:
      guard let inner = group.inner(transform) else { return false }
      return group.contents.beginsOpaque(on: rect, inner)
    default: return false
    }
  }
}

extension Path {
  /// Returns the pixels of the path; `nil` where it is no rectangle of whole pixels.
  fileprivate func wholePixels(_ transform: CGAffineTransform) -> PixelRect? {
    rectangle?.wholePixels(transform)
  }
}

extension CGRect {
  /// Returns the pixels of the rectangle; `nil` where it does not lie on their edges.
  fileprivate func wholePixels(_ transform: CGAffineTransform) -> PixelRect? {
    guard transform.b == 0, transform.c == 0 else { return nil }
    let first = CGPoint(x: minX, y: minY).applying(transform)
    let second = CGPoint(x: maxX, y: maxY).applying(transform)
    let sides = [first.x, first.y, second.x, second.y]
    guard sides.allSatisfy({ abs($0) < DevicePath.limit && $0 == $0.rounded() }) else { return nil }
    return PixelRect(
      minX: Int(min(first.x, second.x)), minY: Int(min(first.y, second.y)),
      maxX: Int(max(first.x, second.x)), maxY: Int(max(first.y, second.y)))
  }
}
