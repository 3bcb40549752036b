/// The choice among the regional faces of the Chinese, Japanese and Korean collection.
package enum CJKFace {
  /// Returns the index of a face: 0 Japanese, 1 Korean, 2 simplified Chinese, 3 traditional, 4 Hong Kong.
  ///
  /// The locale decides if it is of one of these languages, otherwise the first kana or hangul in the text.
  /// Without any, the face is that of simplified Chinese.
  /// - Complexity: O(*n*) in the length of the text.
  package static func index(for text: String, locale: String) -> Int {
    let parts = locale.lowercased().split(whereSeparator: { $0 == "_" || $0 == "-" })
    switch parts.first {
    case "ja": return 0
    case "ko": return 1
    case "zh", "yue":
      if parts.contains("hk") || parts.contains("mo") || parts.first == "yue" { return 4 }
      return parts.contains("tw") || parts.contains("hant") ? 3 : 2
    default: break
    }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: return 0
      case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7FF: return 1
      default: continue
      }
    }
    return 2
  }

  /// Returns the language for shaping with a face.
  package static func language(_ index: Int) -> String {
    switch index {
    case 0, 5: "ja"
    case 1: "ko"
    case 3: "zh-tw"
    case 4: "zh-hk"
    default: "zh-cn"
    }
  }
}
