import CPango
import Foundation

/// A face at a size, as Pango's font of a text.
///
/// Its methods give the results of Pango's own fonts (`PangoFcFont` 1.50), without fontconfig.
final class ShapingFont {
  /// The properties that distinguish the fonts of a font map.
  struct Style: Hashable {
    /// The number of the face in the font map.
    var face: Int
    /// The size in Pango units.
    var size: Int32
    /// Whether strokes are thickened, for a family without bold faces.
    var isEmboldened = false
    /// Whether glyphs are slanted, for a family without italic faces.
    var isSlanted = false
  }

  let face: FontFace
  let style: Style
  /// The font map, which outlives its fonts.
  private let map: UnsafeMutablePointer<PangoFontMap>
  private var lineExtents: hb_font_extents_t?
  private var measured: [UnsafePointer<CChar>?: UnsafeMutablePointer<PangoFontMetrics>] = [:]
  /// Whether a text in this font is being measured, which can ask for the metrics of the font.
  private var isMeasuring = false

  private init(_ style: Style, face: FontFace, map: UnsafeMutablePointer<PangoFontMap>) {
    self.style = style
    self.face = face
    self.map = map
  }

  deinit {
    for metrics in measured.values { pango_font_metrics_unref(metrics) }
  }

  /// Returns a new font, whose reference is the caller's.
  static func make(
    _ style: Style, face: FontFace, map: UnsafeMutablePointer<PangoFontMap>
  ) -> UnsafeMutablePointer<PangoFont>? {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else { return nil }
    let font = UnsafeMutableRawPointer(object).assumingMemoryBound(to: OwnedFont.self)
    let owner = ShapingFont(style, face: face, map: map)
    font.pointee.owner = Unmanaged.passRetained(owner).toOpaque()
    return UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFont.self)
  }

  /// Returns the owner of a font of `make(_:face:map:)`.
  static func owner(of font: UnsafeMutablePointer<PangoFont>?) -> ShapingFont? {
    let owned = font.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: OwnedFont.self) }
    return owned?.pointee.owner.map { Unmanaged<ShapingFont>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The ascent and the descent, in Pango units.
  ///
  /// Those of a face of bitmaps are scaled twice, as by Pango.
  static func height(
    of font: UnsafeMutablePointer<PangoFont>
  ) -> (ascent: Int32, descent: Int32) {
    let extents = extents(of: font)
    guard let matrix = owner(of: font)?.bitmapScale else {
      return (extents.ascender, -extents.descender)
    }
    return (
      Int32(Double(extents.ascender) * matrix), Int32(Double(-extents.descender) * matrix)
    )
  }

  /// Returns the extents of a horizontal line, which are found once.
  private static func extents(of font: UnsafeMutablePointer<PangoFont>) -> hb_font_extents_t {
    let owner = owner(of: font)
    if let known = owner?.lineExtents { return known }
    var extents = hb_font_extents_t()
    hb_font_get_extents_for_direction(pango_font_get_hb_font(font), HB_DIRECTION_LTR, &extents)
    owner?.lineExtents = extents
    return extents
  }

  /// The size of the text, divided by that of the bitmaps; `nil` for a face with outlines.
  private var bitmapScale: Double? { face.bitmapSize.map { pixelSize / $0 } }

  private var pixelSize: Double { Double(style.size) / Double(PANGO_SCALE) }

  /// Returns a new font of HarfBuzz.
  private func makeHarfBuzzFont() -> OpaquePointer? {
    let scale = bitmapScale ?? 1
    // The axes of fontconfig's matrix point upwards.
    var matrix = PangoMatrix(
      xx: scale, xy: style.isSlanted ? Double(GlyphFace.slant) : 0, yx: 0, yy: -scale, x0: 0, y0: 0)
    var (xScale, yScale) = (1.0, 1.0)
    pango_matrix_get_font_scale_factors(&matrix, &xScale, &yScale)
    // In the order of Pango's operations, because the products are truncated.
    (xScale, yScale) = (1 / (1 / xScale), 1 / (1 / yScale))
    let unscaled = (face.bitmapSize ?? pixelSize) * Double(PANGO_SCALE)
    let font = hb_font_create(face.pointer)
    hb_font_set_scale(font, Int32(unscaled * xScale), Int32(unscaled * yScale))
    hb_font_set_ptem(font, Float(pixelSize))
    hb_font_set_synthetic_slant(font, Float(pango_matrix_get_slant_ratio(&matrix)))
    return font
  }

  /// Returns a new description of the font.
  private func makeDescription() -> OpaquePointer? {
    let description = FontDescription(style)
    return description.copy()
  }
}

// MARK: - Methods of the class

extension ShapingFont {
  /// Pango's flag for a glyph number that is a code point without a glyph.
  static let unknownGlyph: PangoGlyph = 0x1000_0000
  /// Pango's number for a glyph without ink.
  static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF

  private static let type = g_type_register_static_simple(
    pango_font_get_type(), "ChartroomFont", guint(MemoryLayout<PangoFontClass>.size),
    { type, _ in
      guard let type else { return }
      type.assumingMemoryBound(to: GObjectClass.self).pointee.finalize = { object in
        guard let object else { return }
        let font = UnsafeMutableRawPointer(object).assumingMemoryBound(to: OwnedFont.self)
        if let owner = font.pointee.owner { Unmanaged<ShapingFont>.fromOpaque(owner).release() }
        let parent = g_type_class_peek(pango_font_get_type())
        parent?.assumingMemoryBound(to: GObjectClass.self).pointee.finalize(object)
      }
      let methods = type.assumingMemoryBound(to: PangoFontClass.self)
      methods.pointee.describe = { ShapingFont.owner(of: $0)?.makeDescription() }
      methods.pointee.describe_absolute = { ShapingFont.owner(of: $0)?.makeDescription() }
      methods.pointee.get_font_map = { ShapingFont.owner(of: $0)?.map }
      methods.pointee.get_coverage = { font, _ in
        guard let coverage = ShapingFont.owner(of: font)?.face.coverage else { return nil }
        g_object_ref(UnsafeMutableRawPointer(coverage))
        return coverage
      }
      methods.pointee.create_hb_font = { ShapingFont.owner(of: $0)?.makeHarfBuzzFont() }
      methods.pointee.get_metrics = { font, language in
        font.flatMap { ShapingFont.owner(of: $0)?.metrics(of: $0, language) }
      }
      methods.pointee.get_glyph_extents = { font, glyph, ink, logical in
        if let font { ShapingFont.measure(glyph, of: font, ink: ink, logical: logical) }
      }
    }, guint(MemoryLayout<OwnedFont>.size), nil, GTypeFlags(rawValue: 0))
}

// MARK: - Measuring

extension ShapingFont {
  /// Writes the extents of a glyph, except that its ink is empty.
  ///
  /// Pango asks for the ink of each glyph, and none of its results that are read depends on it. Finding it means
  /// reading the outline.
  private static func measure(
    _ glyph: PangoGlyph, of font: UnsafeMutablePointer<PangoFont>,
    ink: UnsafeMutablePointer<PangoRectangle>?, logical: UnsafeMutablePointer<PangoRectangle>?
  ) {
    ink?.pointee = PangoRectangle()
    guard let logical else { return }
    if glyph & unknownGlyph != 0 { return measureUnknownGlyph(of: font, logical) }
    let extents = extents(of: font)
    let width =
      glyph == emptyGlyph ? 0 : hb_font_get_glyph_h_advance(pango_font_get_hb_font(font), glyph)
    logical.pointee = PangoRectangle(
      x: 0, y: -extents.ascender, width: width, height: extents.ascender - extents.descender)
  }

  /// Writes the extents of the box that represents a character without a glyph.
  private static func measureUnknownGlyph(
    of font: UnsafeMutablePointer<PangoFont>, _ logical: UnsafeMutablePointer<PangoRectangle>
  ) {
    guard let metrics = pango_font_get_metrics(font, nil) else { return }
    defer { pango_font_metrics_unref(metrics) }
    let (ascent, descent) = (metrics.pointee.ascent, metrics.pointee.descent)
    logical.pointee = PangoRectangle(
      x: 0, y: -ascent, width: metrics.pointee.approximate_char_width, height: ascent + descent)
  }

  /// Returns the metrics for a language, with a reference that is the caller's.
  private func metrics(
    of font: UnsafeMutablePointer<PangoFont>, _ language: OpaquePointer?
  ) -> UnsafeMutablePointer<PangoFontMetrics>? {
    let sample = pango_language_get_sample_string(language)
    if let known = measured[sample] { return pango_font_metrics_ref(known) }
    // Pango's only public function that makes metrics. Lines under and through text remain those of no font.
    guard let metrics = pango_font_get_metrics(nil, language) else { return nil }
    measured[sample] = metrics
    (metrics.pointee.ascent, metrics.pointee.descent) = Self.height(of: font)
    metrics.pointee.height = metrics.pointee.ascent + metrics.pointee.descent
    metrics.pointee.approximate_char_width = 0
    if let sample, !isMeasuring {
      isMeasuring = true
      defer { isMeasuring = false }
      metrics.pointee.approximate_char_width = width(of: sample, language)
    }
    return pango_font_metrics_ref(metrics)
  }

  /// Returns the mean width of the characters of a text, where wide ones count twice.
  private func width(of sample: UnsafePointer<CChar>, _ language: OpaquePointer?) -> Int32 {
    let context = pango_font_map_create_context(map)
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    pango_context_set_language(context, language)
    let layout = pango_layout_new(context)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let description = FontDescription(style)
    pango_layout_set_font_description(layout, description.pointer)
    let attributes = TextAttributes()
    attributes.addNoFallback()
    pango_layout_set_attributes(layout, attributes.pointer)
    pango_layout_set_text(layout, sample, -1)
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    let columns = String(cString: sample).unicodeScalars.reduce(0) { columns, scalar in
      if g_unichar_iszerowidth(scalar.value) != 0 { return columns }
      return columns + (g_unichar_iswide(scalar.value) != 0 ? 2 : 1)
    }
    return columns > 0 ? extents.width / Int32(columns) : 0
  }
}
