import CCairo
import Foundation
import Graphics

extension Player {
  /// Draws a shaped text with its top left corner at `origin`.
  ///
  /// Letters are filled as outlines at fractions of pixels: Cairo's text functions (before 1.18) round the
  /// position of every glyph to a whole pixel, which distorts spacing and makes moving text tremble. Colour
  /// glyphs are bitmaps at whole pixels; they use only the opacity of a paint.
  func play(
    _ text: ResolvedText, at origin: CGPoint, _ paint: Paint, on context: borrowing CairoContext,
    transform: CGAffineTransform, area: PixelRect
  ) throws(CanvasError) {
    if let halo = text.halo {
      var copy = text
      copy.halo = nil
      for offset in halo.offsets {
        let place = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
        try play(
          copy, at: place, .color(halo.color), on: context, transform: transform, area: area)
      }
    }
    let frame = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(transform)
    guard frame.isUsable else { return }
    // A clip far from the text's origin then lies far outside of the image.
    let isNear = max(abs(frame.tx), abs(frame.ty)) <= DevicePath.limit / 2
    for line in text.lines {
      // Colour glyphs do not change the path, but they change the source.
      guard paint.setSource(context, transform: transform, area: area) else { return }
      if isNear, let coverage = try coverage(of: line, frame) {
        let painter = CoveragePainter(paint, on: context, transform: transform, area: area)
        try painter.paint(
          through: coverage.bytes, width: coverage.width, bytesPerRow: coverage.bytesPerRow,
          x: Int(frame.tx.rounded(.down)) + coverage.x,
          y: Int(frame.ty.rounded(.down)) + coverage.y, on: context)
        continue
      }
      cairo_new_path(context.pointer)
      for run in line.runs where run.size > 0 && run.size.isFinite {
        let face = try glyphs.face(run.face)
        if face.isColor {
          draw(run, face, opacity: paint.opacity, on: context, transform: frame)
        } else {
          try append(run, face, on: context, transform: frame)
        }
      }
      guard paint.setSource(context, transform: transform, area: area) else { return }
      context.fill(FillStyle())
    }
  }

  /// Returns the coverage of a line, relative to the whole pixel at or before the origin of `frame`.
  ///
  /// - Returns: `nil` for a line without ink, with colour glyphs, or too large for the cache.
  private func coverage(
    of line: ResolvedText.Line, _ frame: CGAffineTransform
  ) throws(CanvasError) -> LineCoverage? {
    var place = frame
    place.tx -= frame.tx.rounded(.down)
    place.ty -= frame.ty.rounded(.down)
    return try glyphs.coverage(of: LineCoverages.Key(runs: line.runs, transform: place)) {
      scratch throws(CanvasError) in
      for run in line.runs where run.size > 0 && run.size.isFinite {
        let face = try glyphs.face(run.face)
        guard !face.isColor else { return false }
        try append(run, face, on: scratch, transform: place)
      }
      return true
    }
  }

  /// Adds the outlines of a run to the path of `context`.
  private func append(
    _ run: ResolvedText.Run, _ face: GlyphFace, on context: borrowing CairoContext,
    transform: CGAffineTransform
  ) throws(CanvasError) {
    let slant: CGFloat = run.face.isSlanted ? GlyphFace.slant : 0
    for glyph in run.glyphs {
      let place = CGAffineTransform(
        a: run.size, b: 0, c: -slant * run.size, d: run.size, tx: glyph.position.x,
        ty: glyph.position.y)
      DevicePath.append(
        try face.outline(of: glyph.id), use: .area, transform: place.concatenating(transform),
        on: context)
    }
  }

  private func draw(
    _ run: ResolvedText.Run, _ face: GlyphFace, opacity: Double,
    on context: borrowing CairoContext, transform: CGAffineTransform
  ) {
    // Bitmaps far larger than any image would waste memory.
    let em = run.size * transform.largestScale
    guard em > 0.5, em < 4096 else { return }
    let glyphs = run.glyphs.compactMap { glyph -> cairo_glyph_t? in
      guard DevicePath.holds(glyph.position.applying(transform)) else { return nil }
      return cairo_glyph_t(
        index: UInt(glyph.id), x: Double(glyph.position.x), y: Double(glyph.position.y))
    }
    let pointer = context.pointer
    let path = cairo_copy_path(pointer)
    cairo_save(pointer)
    if opacity < 1 { cairo_push_group(pointer) }
    var matrix = cairo_matrix_t(transform)
    cairo_set_matrix(pointer, &matrix)
    face.select(on: context, size: Double(run.size))
    cairo_show_glyphs(pointer, glyphs, Int32(glyphs.count))
    cairo_identity_matrix(pointer)
    if opacity < 1 {
      cairo_pop_group_to_source(pointer)
      cairo_paint_with_alpha(pointer, opacity)
    }
    cairo_restore(pointer)
    cairo_new_path(pointer)
    cairo_append_path(pointer, path)
    cairo_path_destroy(path)
  }
}

extension Paint {
  /// The opacity of a colour; 1 for gradients.
  fileprivate var opacity: Double {
    if case .color(let color) = self { Double(color.opacity) } else { 1 }
  }
}
