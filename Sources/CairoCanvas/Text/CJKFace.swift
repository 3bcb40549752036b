/// Which regional face of the Chinese, Japanese and Korean collection a text gets.
enum CJKFace {
  /// The face by its place in the collection: Japanese, Korean, simplified, traditional, Hong Kong.
  ///
  /// The locale decides; where it is of none of these languages, the text's own kana or hangul
  /// do; Han alone is simplified Chinese.
  static func index(for text: String, locale: String) -> Int {
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

  /// The language to shape with that face.
  static func language(_ index: Int) -> String {
    switch index {
    case 0, 5: "ja"
    case 1: "ko"
    case 3: "zh-tw"
    case 4: "zh-hk"
    default: "zh-cn"
    }
  }
}
