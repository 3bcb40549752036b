import CairoCanvas
import Testing

@Suite("CJKFace")
struct CJKFaceTests {
  @Test(
    "the locale decides, whatever the text",
    arguments: [
      ("ja", 0), ("ja_JP", 0), ("JA-jp", 0), ("ko", 1), ("ko-KR", 1), ("zh", 2), ("zh_CN", 2),
      ("zh-Hans-SG", 2), ("zh_TW", 3), ("zh-Hant", 3), ("zh_Hant_TW", 3), ("zh_HK", 4),
      ("zh-Hant-HK", 4), ("zh_MO", 4), ("yue", 4), ("yue_Hans_CN", 4),
    ])
  func locales(locale: String, index: Int) {
    for text in ["", "漢字", "かな", "한국어"] {
      #expect(CJKFace.index(for: text, locale: locale) == index)
    }
  }

  @Test(
    "otherwise the first kana or hangul decides, and simplified Chinese is the default",
    arguments: [
      ("", 2), ("abc", 2), ("漢字", 2), ("漢字かな", 0), ("カナ", 0), ("ㇰ", 0), ("ｱ", 0), ("한국어", 1),
      ("ㄱ", 1), ("\u{1100}", 1), ("かな한국어", 0), ("한국어かな", 1), ("\u{303F}", 2), ("\u{D7FF}", 1),
    ])
  func texts(text: String, index: Int) {
    for locale in ["", "en_US", "de", "_", "jav", "fr_KO"] {
      #expect(CJKFace.index(for: text, locale: locale) == index, "\(locale)")
    }
  }

  @Test("each face has the language of its locale")
  func languages() {
    #expect((0...5).map(CJKFace.language) == ["ja", "ko", "zh-cn", "zh-tw", "zh-hk", "ja"])
    for language in (0...4).map(CJKFace.language) {
      let index = CJKFace.index(for: "", locale: language)
      #expect(CJKFace.language(index) == language)
    }
  }
}
