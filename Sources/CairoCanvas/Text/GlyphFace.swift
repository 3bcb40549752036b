import CCairo
import CFontconfig
import Foundation
import Graphics

/// A font face in Cairo, with the outlines of its glyphs.
///
/// Outlines are not hinted. They are extracted once, at a size where FreeType's precision of 1/64 pixel is
/// negligible, so that a glyph has the same shape at every scale. See
/// [cairo-ft](https://www.cairographics.org/manual/cairo-FreeType-Fonts.html).
final class GlyphFace {
  /// The slope of a synthetic italic: fontconfig's, about 11 degrees.
  static let slant: CGFloat = 0.2

  /// The size at which outlines are extracted, in pixels per em.
  private static let outlineSize = 1024.0

  /// The maximum number of outlines in the cache.
  ///
  /// With more, all are removed.
  private static let capacity = 16_384

  /// Whether glyphs are coloured bitmaps.
  let isColor: Bool

  private let face: OpaquePointer?
  private let scaled: OpaquePointer
  private let surface: CairoSurface
  private let context: CairoContext
  private var outlines: [UInt32: Path] = [:]

  init(_ description: ResolvedText.Face) throws(CanvasError) {
    guard access(description.path, R_OK) == 0 else {
      throw .text(reason: "the font file '\(description.path)' cannot be read")
    }
    let surface = try CairoSurface(width: 1, height: 1)
    let context = try CairoContext(surface)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    let face = Self.face(description)
    var size = cairo_matrix_t(
      xx: Self.outlineSize, yx: 0, xy: 0, yy: Self.outlineSize, x0: 0, y0: 0)
    var identity = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    let scaled = cairo_scaled_font_create(face, &size, &identity, options)
    let status = cairo_scaled_font_status(scaled)
    guard status == CAIRO_STATUS_SUCCESS, let scaled else {
      cairo_scaled_font_destroy(scaled)
      cairo_font_face_destroy(face)
      throw .text(reason: "the font file '\(description.path)' cannot be read")
    }
    let freeType = cairo_ft_scaled_font_lock_face(scaled)
    isColor = freeType.map { $0.pointee.face_flags & Self.colorFlag != 0 } ?? false
    cairo_ft_scaled_font_unlock_face(scaled)
    cairo_set_font_options(context.pointer, options)
    cairo_set_scaled_font(context.pointer, scaled)
    self.face = face
    self.scaled = scaled
    self.surface = surface
    self.context = context
  }

  /// Returns a Cairo face for a font file, with all properties that fontconfig would otherwise choose.
  private static func face(_ description: ResolvedText.Face) -> OpaquePointer? {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FILE, description.path)
    FcPatternAddInteger(pattern, FC_INDEX, Int32(truncatingIfNeeded: description.index))
    FcPatternAddBool(pattern, FC_ANTIALIAS, 1)
    // Hinting is disabled by the font options: if it is disabled here, colour glyphs disappear (1.16).
    // Colour glyphs are bitmaps. Outlines are extracted at a size for which no font has bitmaps.
    FcPatternAddBool(pattern, FC_EMBEDDED_BITMAP, 1)
    if description.isEmboldened { FcPatternAddBool(pattern, FC_EMBOLDEN, 1) }
    return cairo_ft_font_face_create_for_pattern(pattern)
  }

  deinit {
    cairo_scaled_font_destroy(scaled)
    cairo_font_face_destroy(face)
  }

  /// FreeType's `FT_FACE_FLAG_COLOR`, a macro that Swift cannot see.
  private static let colorFlag = 1 << 14

  /// Makes the face the font of `context`.
  func select(on context: borrowing CairoContext, size: Double) {
    let options = cairo_font_options_create()
    cairo_scaled_font_get_font_options(scaled, options)
    cairo_set_font_options(context.pointer, options)
    cairo_font_options_destroy(options)
    cairo_set_font_face(context.pointer, face)
    cairo_set_font_size(context.pointer, size)
  }

  /// Returns the outline of a glyph in ems, relative to its origin on the baseline; empty without ink.
  func outline(of glyph: UInt32) throws(CanvasError) -> Path {
    if let known = outlines[glyph] { return known }
    var placed = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    cairo_new_path(context.pointer)
    cairo_glyph_path(context.pointer, &placed, 1)
    let copied = cairo_copy_path(context.pointer)
    defer { cairo_path_destroy(copied) }
    try context.check()
    let outline = copied.map { Path($0.pointee, scale: 1 / CGFloat(Self.outlineSize)) } ?? Path()
    if outlines.count >= Self.capacity { outlines.removeAll(keepingCapacity: true) }
    outlines[glyph] = outline
    return outline
  }
}

extension Path {
  /// Creates a path from Cairo's, with coordinates multiplied by `scale`.
  fileprivate init(_ path: cairo_path_t, scale: CGFloat) {
    self.init()
    var at = 0
    while at < Int(path.num_data), let data = path.data {
      let header = data[at].header
      func point(_ index: Int) -> CGPoint {
        let point = data[at + index].point
        return CGPoint(x: CGFloat(point.x) * scale, y: CGFloat(point.y) * scale)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: move(to: point(1))
      case CAIRO_PATH_LINE_TO: addLine(to: point(1))
      case CAIRO_PATH_CURVE_TO: addCurve(to: point(3), control1: point(1), control2: point(2))
      default: closeSubpath()
      }
      at += max(Int(header.length), 1)
    }
  }
}
