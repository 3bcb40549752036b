import CCairo
import Foundation
import Graphics

/// A player of draw lists on Cairo contexts.
struct Player {
  let glyphs: GlyphCache

  /// Draws a list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - context: The context.
  ///   - transform: Maps the list's points to the context's pixels.
  ///   - area: The visible pixels of the context.
  /// - Throws: `outOfMemory`, `text` for a font file that cannot be read, or `cairo`.
  func play(
    _ list: DrawList, on context: borrowing CairoContext, transform: CGAffineTransform,
    area: PixelRect
  ) throws(CanvasError) {
    guard transform.isUsable, !area.isEmpty else { return }
    for command in list.commands {
      switch command {
      case .fill(let path, let style, let paint):
        try fill(path, style, paint, on: context, transform: transform, area: area)
      case .stroke(let path, let style, let paint):
        try stroke(path, style, paint, on: context, transform: transform, area: area)
      case .polyline(let polyline, let style, let paint):
        try stroke(polyline, style, paint, on: context, transform: transform, area: area)
      case .marks(let marks, let paint):
        try fill(marks, paint, on: context, transform: transform, area: area)
      case .rectangles(let rectangles):
        try fill(rectangles, on: context, transform: transform, area: area)
      case .paintedMarks(let marks):
        try fill(marks, on: context, transform: transform, area: area)
      case .image(let image, let rect, let interpolation):
        try play(image, in: rect, interpolation, on: context, transform: transform, area: area)
      case .text(let text, let origin, let paint):
        try play(text, at: origin, paint, on: context, transform: transform, area: area)
      case .group(let group):
        try play(group, on: context, transform: transform, area: area)
      }
    }
  }

  /// Draws a group: contents, filter, clip, mask, opacity, projection, transform, blend mode.
  ///
  /// A filter requires a layer, and so does `needsLayer`. A layer is no larger than its visible part, and lies on the
  /// pixel grid of the image, so that a flattened group in which nothing blends has the same bytes with and without
  /// one. `GroupPixels` caches its bitmap.
  private func play(
    _ group: DrawGroup, on context: borrowing CairoContext, transform: CGAffineTransform,
    area: PixelRect
  ) throws(CanvasError) {
    var inner = group.transform.concatenating(transform)
    guard inner.isUsable, group.opacity > 0, !group.contents.isEmpty else { return }
    if let projection = group.projection {
      guard let affine = projection.affine else {
        return try play(group, projectedBy: projection, on: context, transform: inner, area: area)
      }
      inner = affine.concatenating(inner)
      guard inner.isUsable else { return }
    }
    var area = area
    cairo_save(context.pointer)
    defer { cairo_restore(context.pointer) }
    if let clip = group.clip {
      area = area.intersection(DrawBounds.pixels(of: clip.path, transform: inner))
      guard !area.isEmpty else { return }
      DevicePath.set(clip.path, use: .area, transform: inner, on: context)
      context.clip(clip.style)
    }
    let filter = GroupFilter(group.filter, transform: inner)
    guard group.needsLayer else {
      return try play(
        group.contents, filter, group.mask, on: context, transform: inner, area: area)
    }
    var placed = group
    placed.projection = nil
    placed.transform = .identity
    let bounds = DrawBounds.pixels(of: placed, transform: inner).intersection(area)
    guard !bounds.isEmpty else { return }
    let layer = try CairoSurface(width: bounds.width, height: bounds.height)
    let layerContext = try CairoContext(layer)
    try play(
      group.contents, filter, group.mask, on: layerContext, transform: inner.moved(below: bounds),
      area: bounds.offsetBy(x: -bounds.minX, y: -bounds.minY))
    try layerContext.check()
    try context.paint(
      layer, x: bounds.minX, y: bounds.minY, opacity: group.opacity, group.blendMode,
      bounds: DrawBounds.pixels(of: placed, transform: inner, margin: 0))
  }

  /// Draws a list through a filter and a mask.
  private func play(
    _ list: DrawList, _ filter: GroupFilter?, _ mask: DrawList?, on context: borrowing CairoContext,
    transform: CGAffineTransform, area: PixelRect
  ) throws(CanvasError) {
    guard let mask else {
      return try play(list, filter, on: context, transform: transform, area: area)
    }
    guard let mask = try self.mask(mask, transform: transform, area: area) else { return }
    var bounds = DrawBounds.pixels(of: list, transform: transform)
    if let filter { bounds = filter.spread(of: bounds) }
    let backdrop = try Backdrop(of: context, in: bounds.intersection(area))
    try play(list, filter, on: context, transform: transform, area: area)
    backdrop.mix(through: mask)
  }

  /// Draws a list through a filter.
  private func play(
    _ list: DrawList, _ filter: GroupFilter?, on context: borrowing CairoContext,
    transform: CGAffineTransform, area: PixelRect
  ) throws(CanvasError) {
    guard let filter else {
      return try play(list, on: context, transform: transform, area: area)
    }
    // Pixels outside of the area may change those in it.
    let wanted = filter.backdropOpacity == nil ? filter.source(of: area) : area
    var bounds = DrawBounds.pixels(of: list, transform: transform).intersection(wanted)
    if max(bounds.width, bounds.height) > CairoSurface.largestSide {
      bounds = bounds.intersection(area)
    }
    guard !bounds.isEmpty else { return }
    let layer = try CairoSurface(width: bounds.width, height: bounds.height)
    let layerContext = try CairoContext(layer)
    try play(
      list, on: layerContext, transform: transform.moved(below: bounds),
      area: bounds.offsetBy(x: -bounds.minX, y: -bounds.minY))
    try layerContext.check()
    let needsShape = filter.fillsBounds || filter.backdropOpacity != nil
    let shape =
      needsShape ? DrawBounds.pixels(of: list, transform: transform, margin: 0) : .empty
    try blurBackdrop(behind: layer, x: bounds.minX, y: bounds.minY, in: shape, filter, on: context)
    cairo_save(context.pointer)
    defer { cairo_restore(context.pointer) }
    if filter.fillsBounds { context.clip(shape) }
    try filter.draw(layer, x: bounds.minX, y: bounds.minY, on: context)
  }
}

extension CGAffineTransform {
  /// Returns the transform to a layer whose top left pixel is that of `bounds`.
  func moved(below bounds: PixelRect) -> CGAffineTransform {
    concatenating(
      CGAffineTransform(translationX: CGFloat(-bounds.minX), y: CGFloat(-bounds.minY)))
  }
}
