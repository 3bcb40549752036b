import CPango
import Foundation

/// The characters for which a face has glyphs, read from the font file.
final class FontCoverage {
  private let font: OpaquePointer?

  init(_ place: FontFiles.Place) {
    let blob = hb_blob_create_from_file(place.path)
    let face = hb_face_create(blob, UInt32(place.index))
    font = hb_font_create(face)
    hb_face_destroy(face)
    hb_blob_destroy(blob)
  }

  deinit { hb_font_destroy(font) }

  /// Whether the face has all printable characters of ASCII.
  private(set) lazy var containsASCII = (UInt8(0x20)...0x7E).allSatisfy {
    contains(Unicode.Scalar($0))
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 && glyph != 0
  }
}
