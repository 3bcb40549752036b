import CCairo
import Foundation
import Graphics

extension Player {
  /// Draws a shaped text with its top left corner at `origin`.
  ///
  /// Letters are filled as outlines, where they stand to a fraction of a pixel: Cairo's own text
  /// calls (before 1.18) move every glyph to a whole pixel, which spoils spacing and makes moving
  /// text tremble. Colour glyphs are bitmaps and do stand on whole pixels; of a paint they take the
  /// opacity.
  func play(
    _ text: ResolvedText, at origin: CGPoint, _ paint: Paint, on context: borrowing CairoContext,
    transform: CGAffineTransform, area: PixelRect
  ) throws(CanvasError) {
    let frame = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(transform)
    guard frame.isUsable, paint.setSource(context, transform: transform, area: area) else { return }
    for line in text.lines {
      cairo_new_path(context.pointer)
      for run in line.runs where run.size > 0 && run.size.isFinite {
        let face = try glyphs.face(run.face)
        guard !face.isColor else {
          draw(run, face, opacity: paint.opacity, on: context, transform: frame)
          continue
        }
        let slant: CGFloat = run.face.isSlanted ? GlyphFace.slant : 0
        for glyph in run.glyphs {
          let place = CGAffineTransform(
            a: run.size, b: 0, c: -slant * run.size, d: run.size, tx: glyph.position.x,
            ty: glyph.position.y)
          DevicePath.append(
            try face.outline(of: glyph.id), use: .area, transform: place.concatenating(frame),
            on: context)
        }
      }
      // Colour glyphs leave the path alone but not the source.
      guard paint.setSource(context, transform: transform, area: area) else { return }
      context.fill(FillStyle())
    }
  }

  private func draw(
    _ run: ResolvedText.Run, _ face: GlyphFace, opacity: Double,
    on context: borrowing CairoContext, transform: CGAffineTransform
  ) {
    // Bitmaps far larger than any picture are not worth their memory.
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
