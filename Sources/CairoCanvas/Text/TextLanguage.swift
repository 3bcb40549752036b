import CPango
import Foundation

/// The language that each part of a text is shaped in.
///
/// Pango guesses a language for scripts that the text's own language is not written in, and looks
/// at the environment variables PANGO_LANGUAGE and LANGUAGE for it. Naming a language for every
/// such part leaves nothing to guess.
struct TextLanguage {
  /// The request's own language.
  let base: OpaquePointer?
  /// The regional face of the Chinese, Japanese and Korean collection that the text gets.
  let cjkFace: Int
  private let cjk: String

  /// - Parameters:
  ///   - locale: A BCP 47 or POSIX identifier.
  ///   - text: The whole text, whose letters decide between Chinese, Japanese and Korean.
  init(locale: String, text: String) {
    let name = locale.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 }
    let isPlain = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    base = pango_language_from_string(isPlain && !name.isEmpty ? String(name) : "en-us")
    cjkFace = CJKFace.index(for: text, locale: locale)
    cjk = CJKFace.language(cjkFace)
  }

  /// The parts of `text` that need a language of their own, in UTF-8 offsets.
  func spans(in text: String) -> [(range: Range<Int>, language: OpaquePointer?)] {
    var spans: [(range: Range<Int>, language: OpaquePointer?)] = []
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return spans }
    var offset = 0
    for scalar in text.unicodeScalars {
      let length = UTF8.width(scalar)
      defer { offset += length }
      guard scalar.value >= 0x80, let language = language(of: scalar) else { continue }
      if let last = spans.last, last.language == language, last.range.upperBound == offset {
        spans[spans.count - 1].range = last.range.lowerBound..<offset + length
      } else {
        spans.append((offset..<offset + length, language))
      }
    }
    return spans
  }

  private func language(of scalar: Unicode.Scalar) -> OpaquePointer? {
    // GLib and Pango number scripts alike.
    let script = PangoScript(rawValue: numericCast(g_unichar_get_script(scalar.value).rawValue))
    guard script != PANGO_SCRIPT_COMMON, script != PANGO_SCRIPT_INHERITED,
      pango_language_includes_script(base, script) == 0
    else { return nil }
    let name =
      switch script {
      case PANGO_SCRIPT_HAN, PANGO_SCRIPT_HIRAGANA, PANGO_SCRIPT_KATAKANA, PANGO_SCRIPT_HANGUL,
        PANGO_SCRIPT_BOPOMOFO:
        cjk
      case PANGO_SCRIPT_LATIN: "en"
      case PANGO_SCRIPT_GREEK: "el"
      case PANGO_SCRIPT_CYRILLIC: "ru"
      case PANGO_SCRIPT_ARABIC: "ar"
      case PANGO_SCRIPT_HEBREW: "he"
      case PANGO_SCRIPT_DEVANAGARI: "hi"
      case PANGO_SCRIPT_BENGALI: "bn"
      case PANGO_SCRIPT_THAI: "th"
      // Nothing is known about this one, so that Pango takes it for any script.
      default: "x-none"
      }
    return pango_language_from_string(name)
  }
}
