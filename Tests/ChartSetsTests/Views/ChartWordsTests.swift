import ChartSets
import Foundation
import Testing

@Suite("Words of a chart")
struct ChartWordsTests {
  private static func words(_ locale: String) -> ChartWords {
    ChartWords(locale: Locale(identifier: locale))
  }

  @Test(
    "a language has words of its own",
    arguments: [
      "de_DE", "fr_FR", "es_ES", "it_IT", "pt_BR", "nl_NL", "ru_RU", "uk_UA", "pl_PL", "tr_TR",
      "ar_EG", "he_IL", "fa_IR", "hi_IN", "ja_JP", "zh_CN", "zh_TW", "ko_KR", "th_TH", "sv_SE",
      "fi_FI", "da_DK", "nb_NO", "cs_CZ",
    ])
  func translated(locale: String) {
    let (words, english) = (Self.words(locale), Self.words("en_US"))
    #expect(words.zoomOut != english.zoomOut)
    #expect(words.all != english.all)
    #expect(words.more(9) != english.more(9))
    #expect(!words.more(9).contains("#") && words.more(9) != words.more(8))
  }

  @Test("languages without a translation, and none at all, have English words")
  func fallback() {
    for locale in ["en_GB", "en_IN", "sw_KE", "xx", ""] {
      let words = Self.words(locale)
      #expect(words.zoomOut == "Zoom Out" && words.all == "All" && words.more(9) == "+9 more")
    }
  }

  @Test("Chinese goes by its script: that of the region where none is named")
  func scripts() {
    for locale in ["zh_TW", "zh_HK", "zh-Hant", "zh-Hant-CN"] {
      #expect(Self.words(locale).zoomOut == "縮小", "\(locale)")
    }
    for locale in ["zh", "zh_CN", "zh_SG", "zh-Hans-TW"] {
      #expect(Self.words(locale).zoomOut == "缩小", "\(locale)")
    }
  }

  @Test("the number of series has the digits of the locale")
  func digits() {
    #expect(Self.words("ar_EG").more(12).contains("١٢"))
    #expect(Self.words("de_DE").more(1234).contains("1.234"))
  }
}
