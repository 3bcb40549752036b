import CPango

/// The only owner of a Pango font description.
struct FontDescription: ~Copyable {
  let pointer = pango_font_description_new()

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - family: The name of the family in the configuration.
  ///   - weight: The OpenType weight.
  ///   - isItalic: Whether an italic face is requested.
  ///   - size: The size in points.
  init(family: String, weight: Int, isItalic: Bool, size: Double) {
    pango_font_description_set_family(pointer, family)
    pango_font_description_set_weight(pointer, PangoWeight(UInt32(clamping: weight)))
    pango_font_description_set_style(pointer, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(pointer, size * 1024)
  }

  deinit { pango_font_description_free(pointer) }
}
