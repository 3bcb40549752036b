import CPango
import Foundation

/// The language of each part of a text, for shaping.
///
/// For a script that the text's language does not use, Pango guesses a language from the environment
/// variables PANGO_LANGUAGE and LANGUAGE. An explicit language for every such part prevents this.
struct TextLanguage {
  /// The request's own language.
  let base: OpaquePointer?
  /// The regional face of the Chinese, Japanese and Korean collection that the text gets.
  let cjkFace: Int
  private let cjk: String

  /// Creates the languages of a text.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 or POSIX identifier.
  ///   - text: The text, whose letters decide between Chinese, Japanese and Korean.
  init(locale: String, text: String) {
    let name = locale.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 }
    let isPlain = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    base = pango_language_from_string(isPlain && !name.isEmpty ? String(name) : "en-us")
    cjkFace = CJKFace.index(for: text, locale: String(name))
    cjk = CJKFace.language(cjkFace)
  }

  /// Returns the parts of `text` with another language than `base`, in UTF-8 offsets.
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
    // GLib and Pango use the same numbers for scripts.
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
      // Pango does not know this language, and accepts it for any script.
      default: "x-none"
      }
    return pango_language_from_string(name)
  }
}
