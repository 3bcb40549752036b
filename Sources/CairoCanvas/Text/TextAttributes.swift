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

  /// Enables OpenType features, in the syntax of CSS, in `range` or in everything.
  func add(features: String, _ range: Range<Int>? = nil) {
    insert(pango_attr_font_features_new(features), range)
  }

  /// Marks `range` with the index of its span.
  ///
  /// The index is written as a colour, because colours divide runs after shaping, at the boundaries of clusters,
  /// so that neither kerning nor ligatures depend on them.
  func add(span: Int, _ range: Range<Int>) {
    let bits = UInt32(truncatingIfNeeded: span)
    insert(
      pango_attr_foreground_new(
        UInt16(truncatingIfNeeded: bits), UInt16(truncatingIfNeeded: bits >> 16), 0),
      range)
  }

  /// Returns the index of the span of an item; 0 for none.
  static func span(of analysis: PangoAnalysis) -> Int32 {
    var node = analysis.extra_attrs
    while let current = node {
      defer { node = current.pointee.next }
      guard let attribute = current.pointee.data?.assumingMemoryBound(to: PangoAttribute.self),
        let color = pango_attribute_as_color(attribute)?.pointee.color
      else { continue }
      return Int32(color.red) | Int32(color.green) << 16
    }
    return 0
  }

  /// Adds `units` of space between the characters of `range`.
  func add(spacing units: Int32, _ range: Range<Int>) {
    insert(pango_attr_letter_spacing_new(units), range)
  }

  /// Raises `range` by `units` above the baseline.
  func add(rise units: Int32, _ range: Range<Int>) { insert(pango_attr_rise_new(units), range) }

  /// Replaces `range` by a rectangle on the baseline.
  func add(width: Int32, height: Int32, _ range: Range<Int>) {
    var rectangle = PangoRectangle(x: 0, y: -height, width: width, height: height)
    insert(pango_attr_shape_new(&rectangle, &rectangle), range)
  }

  /// Prevents Pango from searching for other fonts.
  func addNoFallback() { insert(pango_attr_fallback_new(0), nil) }

  /// Prevents Pango from inserting hyphens where a line of `text` breaks, except at soft hyphens.
  func addNoHyphens(in text: String) {
    var start = 0
    var last: UInt8 = 0
    for (offset, byte) in text.utf8.enumerated() {
      // U+00AD is C2 AD. An attribute does not affect the break at its beginning.
      if last == 0xC2, byte == 0xAD {
        insert(pango_attr_insert_hyphens_new(0), start..<offset + 1)
        start = offset + 1
      }
      last = byte
    }
    insert(pango_attr_insert_hyphens_new(0), start == 0 ? nil : start..<text.utf8.count)
  }

  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>?) {
    if let range {
      attribute?.pointee.start_index = UInt32(clamping: range.lowerBound)
      attribute?.pointee.end_index = UInt32(clamping: range.upperBound)
    }
    pango_attr_list_insert(pointer, attribute)
  }
}
