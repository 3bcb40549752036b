import CPango

/// The only owner of a Pango attribute list.
struct TextAttributes: ~Copyable {
  let pointer = pango_attr_list_new()

  deinit { pango_attr_list_unref(pointer) }

  /// Sets the face of `range` (UTF-8 offsets), or of everything.
  func add(_ font: borrowing FontDescription, _ range: Range<Int>? = nil) {
    insert(pango_attr_font_desc_new(font.pointer), range)
  }

  /// Sets the language of `range`.
  func add(language: OpaquePointer?, _ range: Range<Int>) {
    insert(pango_attr_language_new(language), range)
  }

  /// Enables OpenType features, in the syntax of CSS.
  func add(features: String) { insert(pango_attr_font_features_new(features), nil) }

  /// Prevents Pango from searching for other fonts.
  func addNoFallback() { insert(pango_attr_fallback_new(0), nil) }

  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>?) {
    if let range {
      attribute?.pointee.start_index = UInt32(clamping: range.lowerBound)
      attribute?.pointee.end_index = UInt32(clamping: range.upperBound)
    }
    pango_attr_list_insert(pointer, attribute)
  }
}
