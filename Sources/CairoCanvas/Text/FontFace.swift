import CCairo
import CPango
import Foundation

/// A face of a font file, as HarfBuzz reads it.
final class FontFace {
  /// The place of the face.
  let place: FontFiles.Place
  /// The face in HarfBuzz.
  let pointer: OpaquePointer
  /// The OpenType weight, 100...900.
  let weight: Int
  /// Whether the face is italic.
  let isItalic: Bool
  /// The pixels per em of the bitmaps of a face without outlines; `nil` for a face with outlines.
  let bitmapSize: Double?
  private var knownCoverage: OpaquePointer?

  /// Reads the face at `place`; `nil` if the file has no such face.
  init?(_ place: FontFiles.Place) {
    let blob = hb_blob_create_from_file(place.path)
    defer { hb_blob_destroy(blob) }
    guard let index = UInt32(exactly: place.index), index < hb_face_count(blob),
      let face = hb_face_create(blob, index)
    else { return nil }
    guard hb_face_get_glyph_count(face) > 0 else {
      hb_face_destroy(face)
      return nil
    }
    let font = hb_font_create(face)
    defer { hb_font_destroy(font) }
    self.place = place
    pointer = face
    weight = Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT).rounded())
    isItalic = hb_style_get_value(font, HB_STYLE_TAG_ITALIC) != 0
    bitmapSize = hb_ot_color_has_png(face) != 0 ? Self.bitmapSize(place) : nil
  }

  deinit {
    if let knownCoverage { g_object_unref(UnsafeMutableRawPointer(knownCoverage)) }
    hb_face_destroy(pointer)
  }

  /// The characters that the face has, as an object of Pango.
  var coverage: OpaquePointer? {
    if let knownCoverage { return knownCoverage }
    let coverage = pango_coverage_new()
    let characters = hb_set_create()
    defer { hb_set_destroy(characters) }
    hb_face_collect_unicodes(pointer, characters)
    var character = hb_codepoint_t.max
    while hb_set_next(characters, &character) != 0 {
      pango_coverage_set(coverage, Int32(character), PANGO_COVERAGE_EXACT)
    }
    knownCoverage = coverage
    return coverage
  }

  /// Returns the pixels per em of the bitmaps of a face without outlines.
  private static func bitmapSize(_ place: FontFiles.Place) -> Double? {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return nil }
    defer { FT_Done_FreeType(library) }
    var face: FT_Face?
    guard FT_New_Face(library, place.path, place.index, &face) == 0, let face else { return nil }
    defer { FT_Done_Face(face) }
    guard face.pointee.face_flags & scalable == 0, face.pointee.num_fixed_sizes > 0
    else { return nil }
    return Double(face.pointee.available_sizes[0].y_ppem) / 64
  }

  /// FreeType's `FT_FACE_FLAG_SCALABLE`, a macro that Swift cannot see.
  private static let scalable = 1
}
