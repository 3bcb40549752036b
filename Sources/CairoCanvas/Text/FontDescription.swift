import CPango

/// The only owner of a Pango font description, which names a font of `FaceFontMap`.
struct FontDescription: ~Copyable {
  let pointer = pango_font_description_new()

  /// Creates the description of a font.
  ///
  /// The family is the number of the face, the weight is bold if strokes are thickened, and the style is
  /// oblique if glyphs are slanted.
  init(_ style: ShapingFont.Style) {
    pango_font_description_set_family(pointer, String(style.face))
    pango_font_description_set_weight(
      pointer, style.isEmboldened ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    pango_font_description_set_style(
      pointer, style.isSlanted ? PANGO_STYLE_OBLIQUE : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(pointer, Double(style.size))
  }

  deinit { pango_font_description_free(pointer) }

  /// Returns a copy that the caller owns.
  borrowing func copy() -> OpaquePointer? { pango_font_description_copy(pointer) }

  /// Returns the font that a description names; `nil` for a description with the name of a family.
  static func style(_ description: OpaquePointer?) -> ShapingFont.Style? {
    guard let family = pango_font_description_get_family(description),
      let face = Int(String(cString: family))
    else { return nil }
    return ShapingFont.Style(
      face: face, size: pango_font_description_get_size(description),
      isEmboldened: pango_font_description_get_weight(description) == PANGO_WEIGHT_BOLD,
      isSlanted: pango_font_description_get_style(description) == PANGO_STYLE_OBLIQUE)
  }
}
