import CPango
import Foundation
import Graphics

/// The only owner of a Pango layout: one paragraph, divided into lines.
///
/// See [PangoLayout](https://docs.gtk.org/Pango/class.Layout.html).
struct ParagraphLayout: ~Copyable {
  private let pointer: OpaquePointer

  /// - Parameters:
  ///   - text: The paragraph, without paragraph separators.
  ///   - context: The context, with font, language and direction set.
  ///   - attributes: Faces, languages and features by UTF-8 offset in `text`.
  init(_ text: String, context: OpaquePointer?, attributes: consuming TextAttributes) {
    pointer = pango_layout_new(context)
    var text = text
    text.withUTF8 { bytes in
      // A zero byte would end the text; a space has the same length.
      var bytes = bytes.map { $0 == 0 ? 0x20 : CChar(bitPattern: $0) }
      let count = bytes.count
      bytes.append(0)
      pango_layout_set_text(pointer, bytes, Int32(clamping: count))
    }
    attributes.addNoHyphens(in: text)
    pango_layout_set_attributes(pointer, attributes.pointer)
    pango_layout_set_auto_dir(pointer, 1)
    pango_layout_set_wrap(pointer, PANGO_WRAP_WORD_CHAR)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// Breaks lines at `width`, in Pango units.
  func breakLines(at width: Int32) { pango_layout_set_width(pointer, width) }

  /// Limits the number of lines; this has an effect only together with a width.
  func limit(to lines: Int, _ truncation: TextTruncation) {
    pango_layout_set_height(pointer, -Int32(clamping: lines))
    let mode =
      switch truncation {
      case .head: PANGO_ELLIPSIZE_START
      case .middle: PANGO_ELLIPSIZE_MIDDLE
      case .tail: PANGO_ELLIPSIZE_END
      }
    pango_layout_set_ellipsize(pointer, mode)
  }

  var isTruncated: Bool { pango_layout_is_ellipsized(pointer) != 0 }

  var lineCount: Int { Int(pango_layout_get_line_count(pointer)) }

  /// One line in points, relative to its left end and baseline.
  struct Line {
    var runs: [ResolvedText.Run] = []
    var ascent: CGFloat
    var descent: CGFloat
    var width: CGFloat
    var range: Range<Int>
    var missing: [UInt32] = []
  }

  /// Returns the lines.
  ///
  /// - Parameters:
  ///   - unit: The points in one Pango unit.
  ///   - request: The request, which has the sizes of fonts.
  /// - Returns: At least one line, from top to bottom.
  func lines(unit: CGFloat, _ request: TextRequest) -> [Line] {
    (0..<lineCount).compactMap { index in
      guard let line = pango_layout_get_line_readonly(pointer, Int32(index)) else { return nil }
      return Self.line(line, unit: unit, request)
    }
  }

  private static func line(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, unit: CGFloat, _ request: TextRequest
  ) -> Line {
    var extents = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &extents)
    let start = Int(line.pointee.start_index)
    var result = Line(
      ascent: CGFloat(-extents.y) * unit, descent: CGFloat(extents.y + extents.height) * unit,
      width: 0, range: start..<start + Int(line.pointee.length))
    var pen = 0
    var node = line.pointee.runs
    while let current = node {
      defer { node = current.pointee.next }
      guard
        let item = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
        let described = item.item?.pointee, let glyphs = item.glyphs?.pointee
      else { continue }
      pen += Int(item.start_x_offset)
      var run = ResolvedText.Run(
        face: face(described.analysis.font), size: request.font.size,
        isRightToLeft: described.analysis.level % 2 == 1, x: CGFloat(pen) * unit, glyphs: [])
      var isPicture = false
      if !request.spans.isEmpty {
        run.span = TextAttributes.span(of: described.analysis)
        let span = request.spans[min(Int(run.span), request.spans.count - 1)]
        run.size = span.font.size
        isPicture = span.attachment != nil
      }
      // The ellipsis has its own text; its glyphs belong to the position at which the text was truncated.
      let isEllipsis = Int(described.analysis.flags) & ellipsisFlag != 0
      for index in 0..<Int(glyphs.num_glyphs) {
        let info = glyphs.glyphs[index]
        let position = CGPoint(
          x: CGFloat(pen + Int(info.geometry.x_offset)) * unit,
          y: CGFloat(Int(info.geometry.y_offset) - Int(item.y_offset)) * unit)
        pen += Int(info.geometry.width)
        if isEllipsis, index + 1 == Int(glyphs.num_glyphs) {
          pen -= Self.filling(of: info, described.analysis.font)
        }
        guard info.glyph != ShapingFont.emptyGlyph else { continue }
        guard info.glyph & ShapingFont.unknownGlyph == 0 else {
          result.missing.append(info.glyph & ~ShapingFont.unknownGlyph)
          continue
        }
        let cluster = isEllipsis ? 0 : Int(glyphs.log_clusters[index])
        run.glyphs.append(
          ResolvedText.Glyph(
            id: info.glyph, position: position, cluster: Int(described.offset) + cluster))
      }
      run.width = CGFloat(pen) * unit - run.x
      pen += Int(item.end_x_offset)
      if isPicture || !run.glyphs.isEmpty { result.runs.append(run) }
    }
    // The extents of an ellipsis in place of a picture have the width of the picture for each hidden character.
    result.width = CGFloat(pen) * unit
    return result
  }

  /// Returns the width that Pango has added to the last glyph of an ellipsis to fill the line, in its units.
  private static func filling(of info: PangoGlyphInfo, _ font: UnsafeMutablePointer<PangoFont>?)
    -> Int
  {
    var own = PangoRectangle()
    pango_font_get_glyph_extents(font, info.glyph, nil, &own)
    return max(Int(info.geometry.width) - Int(own.width), 0)
  }

  /// `PANGO_ANALYSIS_FLAG_IS_ELLIPSIS`, a macro that Swift cannot see.
  private static let ellipsisFlag = 1 << 1

  /// Returns the file from which a Pango font was loaded.
  private static func face(_ font: UnsafeMutablePointer<PangoFont>?) -> ResolvedText.Face {
    guard let owner = ShapingFont.owner(of: font) else {
      return ResolvedText.Face(path: "", index: 0)
    }
    return ResolvedText.Face(
      path: owner.face.place.path, index: owner.face.place.index,
      isEmboldened: owner.style.isEmboldened, isSlanted: owner.style.isSlanted)
  }
}
