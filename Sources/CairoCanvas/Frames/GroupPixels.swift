import CCairo
import Foundation
import Graphics

/// A cache of the pixels of flattened groups, which are copied while a group does not change.
///
/// The cached pixels include a background of one colour, and are copied only to the same position on the
/// same background. They therefore equal the pixels of drawing the group, including rounding. A group is
/// cached at its second request in consecutive frames, so a group that changes in every frame is never
/// cached.
final class GroupPixels {
  /// The number of frames without a request after which a group is removed.
  private static let patience = 60

  private let budget: Int
  /// The requested groups, by a key that is cheap to hash.
  private var entries: [Key: [Entry]] = [:]
  private var frame = 0
  private var number = 0
  /// The size of all cached pixels, in bytes.
  private var keptBytes = 0
  /// The surface on which groups are drawn for the cache.
  ///
  /// It has the size of the image, so that the bytes are the same.
  private var easel: Easel?

  /// The number of copies of groups.
  private(set) var copies = 0
  /// The size of the cache and of the surface for drawing, in bytes.
  var bytes: Int { keptBytes + (easel?.bytes ?? 0) }

  /// The properties of a group and its position that are cheap to hash.
  private struct Key: Hashable {
    let transform: CGAffineTransform
    let own: CGAffineTransform
    let clip: PixelRect
    let area: PixelRect
    let commands: Int

    init(_ group: DrawGroup, _ view: Repaint.View) {
      transform = view.transform
      own = group.transform
      clip = view.clip
      area = view.area
      commands = group.contents.commands.count
    }
  }

  private final class Entry {
    let group: DrawGroup
    let view: Repaint.View
    /// The order of the entry among those of the same frame.
    let number: Int
    /// The pixels that the group may touch; `nil` before the second request.
    var bounds: PixelRect?
    /// The frame of the last request.
    var frame: Int
    /// The background at the last request; `nil` where it had several colours.
    var ground: UInt32?
    var pixels: Pixels?
    /// The size of the cached pixels, in bytes.
    var bytes: Int { pixels?.bytes.count ?? 0 }

    init(_ group: DrawGroup, view: Repaint.View, number: Int, frame: Int) {
      self.group = group
      self.view = view
      self.number = number
      self.frame = frame
    }
  }

  private struct Pixels {
    let ground: UInt32
    let rect: PixelRect
    let bytes: [UInt8]
  }

  private final class Easel {
    let surface: CairoSurface
    let context: CairoContext
    var bytes: Int { surface.width * surface.height * 4 }

    init(width: Int, height: Int) throws(CanvasError) {
      let surface = try CairoSurface(width: width, height: height)
      context = try CairoContext(surface)
      self.surface = surface
    }
  }

  /// Creates an empty cache.
  ///
  /// - Parameter budget: The largest size in bytes, 0 or more. The groups whose last request is oldest are
  ///   removed first.
  init(budget: Int) { self.budget = budget }

  /// Begins a frame, and removes groups that were not requested for a while.
  func beginFrame() {
    let frame = frame
    entries = entries.compactMapValues { known in
      let wanted = known.filter { $0.frame >= frame - ($0.pixels == nil ? 0 : Self.patience) }
      return wanted.isEmpty ? nil : wanted
    }
    keptBytes = entries.values.joined().reduce(0) { $0 + $1.bytes }
    self.frame += 1
  }

  /// Draws a group by copying its cached pixels.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - region: The pixels to draw.
  ///   - surface: The image.
  ///   - context: A context on it.
  ///   - view: The transform and clip of the group.
  ///   - player: The player for groups that are drawn for the cache.
  /// - Returns: `false` where nothing was drawn.
  /// - Throws: `outOfMemory`, `text` or `cairo`.
  func draw(
    _ group: DrawGroup, in region: PixelRegion, on surface: borrowing CairoSurface,
    _ context: borrowing CairoContext, view: Repaint.View, player: Player
  ) throws(CanvasError) -> Bool {
    guard budget > 0 else { return false }
    let key = Key(group, view)
    guard let entry = entries[key]?.first(where: { $0.view == view && $0.group == group }) else {
      number += 1
      entries[key, default: []].append(Entry(group, view: view, number: number, frame: frame))
      return false
    }
    let bounds =
      entry.bounds
      ?? DrawBounds.pixels(of: group, transform: view.transform)
      .intersection(view.area).intersection(view.clip)
    entry.bounds = bounds
    let parts = region.rects.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
    guard !parts.isEmpty else { return true }
    let last = (frame: entry.frame, ground: entry.ground)
    let ground = try surface.color(of: parts)
    entry.frame = frame
    entry.ground = ground
    guard let ground else { return false }
    if entry.pixels?.ground != ground {
      guard last.frame < frame, last.ground.map({ $0 == ground }) ?? true,
        4 * bounds.count <= budget
      else { return false }
      keptBytes -= entry.bytes
      entry.pixels = nil
      entry.pixels = try pixels(
        of: group, in: bounds, ground: ground, view: view, player: player,
        size: (surface.width, surface.height))
      keptBytes += entry.bytes
      shrink(keeping: entry)
    }
    guard let pixels = entry.pixels else { return false }
    for part in parts { try surface.copy(part, from: pixels.bytes, of: pixels.rect) }
    copies += 1
    return true
  }

  /// Draws a group on a background of one colour.
  private func pixels(
    of group: DrawGroup, in rect: PixelRect, ground: UInt32, view: Repaint.View, player: Player,
    size: (width: Int, height: Int)
  ) throws(CanvasError) -> Pixels {
    let easel: Easel
    if let known = self.easel {
      easel = known
    } else {
      easel = try Easel(width: size.width, height: size.height)
      self.easel = easel
    }
    try easel.surface.fill(rect, with: ground)
    cairo_save(easel.context.pointer)
    defer { cairo_restore(easel.context.pointer) }
    easel.context.clip(view.clip)
    for outline in view.outlines { outline.apply(to: easel.context) }
    try player.play(
      DrawList([.group(group)]), on: easel.context, transform: view.transform, area: view.area)
    try easel.context.check()
    var bytes: [UInt8] = []
    try easel.surface.keep(rect, in: &bytes)
    return Pixels(ground: ground, rect: rect, bytes: bytes)
  }

  /// Removes the groups whose last request is oldest until the rest fits.
  private func shrink(keeping kept: Entry) {
    guard keptBytes > budget else { return }
    let others = entries.values.joined().filter { $0 !== kept && $0.pixels != nil }
      .sorted { ($0.frame, $0.number) < ($1.frame, $1.number) }
    for entry in others where keptBytes > budget {
      keptBytes -= entry.bytes
      entry.pixels = nil
    }
  }
}
