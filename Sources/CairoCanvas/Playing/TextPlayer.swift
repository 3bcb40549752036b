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
      copy.paints = []
      for offset in halo.offsets {
        let place = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
        try play(
          copy, at: place, .color(halo.color), on: context, transform: transform, area: area)
      }
    }
    let frame = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(transform)
    guard frame.isUsable else { return }
    for line in text.lines {
      guard !text.paints.isEmpty else {
        try play(line, paint, on: context, frame: frame, transform: transform, area: area)
        continue
      }
      for part in text.parts(of: line) {
        try play(
          part.line, part.paint, on: context, frame: frame, transform: transform, area: area)
      }
    }
  }

  /// Draws a line, or a part of it.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - paint: The paint of all its runs.
  ///   - context: The context.
  ///   - frame: Maps the text's points to pixels.
  ///   - transform: Maps the points of the paint to pixels.
  ///   - area: The visible pixels of the context.
  /// - Throws: `outOfMemory`, or `text` for a font file that cannot be read.
  private func play(
    _ line: ResolvedText.Line, _ paint: Paint, on context: borrowing CairoContext,
    frame: CGAffineTransform, transform: CGAffineTransform, area: PixelRect
  ) throws(CanvasError) {
    // Colour glyphs do not change the path, but they change the source.
    guard try paint.setSource(context, transform: transform, area: area) else { return }
    // A clip far from the text's origin then lies far outside of the image.
    let isNear = max(abs(frame.tx), abs(frame.ty)) <= DevicePath.limit / 2
    if isNear, let coverage = try coverage(of: line, frame) {
      let painter = CoveragePainter(paint, on: context, transform: transform, area: area)
      return try painter.paint(
        through: coverage.bytes, width: coverage.width, bytesPerRow: coverage.bytesPerRow,
        x: Int(frame.tx.rounded(.down)) + coverage.x,
        y: Int(frame.ty.rounded(.down)) + coverage.y, on: context)
    }
    cairo_new_path(context.pointer)
    for run in line.runs where run.isDrawn {
      let face = try glyphs.face(run.face)
      if face.isColor {
        draw(run, face, opacity: paint.opacity, on: context, transform: frame)
      } else {
        try append(run, face, on: context, transform: frame)
      }
    }
    guard try paint.setSource(context, transform: transform, area: area) else { return }
    context.fill(FillStyle())
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
      for run in line.runs where run.isDrawn {
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

extension ResolvedText.Run {
  fileprivate var isDrawn: Bool { size > 0 && size.isFinite && !glyphs.isEmpty }
}

extension ResolvedText {
  /// Returns the parts of a line that have one paint each, from left to right.
  fileprivate func parts(of line: Line) -> [(line: Line, paint: Paint)] {
    var parts: [(line: Line, paint: Paint)] = []
    for run in line.runs {
      let paint = paints[min(max(Int(run.span), 0), paints.count - 1)]
      if parts.last?.paint != paint {
        var part = line
        part.runs = []
        parts.append((part, paint))
      }
      parts[parts.count - 1].line.runs.append(run)
    }
    return parts
  }
}

extension Paint {
  /// The opacity of a colour; 1 for gradients.
  fileprivate var opacity: Double {
    if case .color(let color) = self { Double(color.opacity) } else { 1 }
  }
}
