import ChartSets
import ChartroomUI
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Words of the BestKora style")
struct BestKoraWordsTests {
  private static func texts(_ locale: String, type: Line.Kind = .line) -> [String] {
    let chart = ChartSamples.chart([[1, 2, 3], [3, 4, 5]], type: type)
    let stage = ChartSamples.stage([chart], width: 900) {
      ChartView(chartIndex: 0, style: .bestKora)
        .environment(\.locale, Locale(identifier: locale))
    }
    return ChartSamples.texts(stage)
  }

  @Test(
    "a headline has no English word in another language",
    arguments: [
      "de_DE", "fr_FR", "es_ES", "it_IT", "pt_BR", "nl_NL", "ru_RU", "uk_UA", "pl_PL", "tr_TR",
      "ar_EG", "he_IL", "fa_IR", "hi_IN", "ja_JP", "zh_CN", "zh_TW", "ko_KR", "th_TH", "sv_SE",
      "fi_FI", "da_DK", "nb_NO", "cs_CZ",
    ])
  func translated(locale: String) throws {
    for type in [Line.Kind.line, .bar] {
      let texts = Self.texts(locale, type: type)
      for text in texts { #expect(!text.contains("CHART") && !text.contains("lines"), "\(text)") }
    }
  }

  @Test("the number of a chart and of its series have the digits and the forms of the language")
  func numbers() {
    func has(_ locale: String, _ words: [String]) -> Bool {
      Self.texts(locale).contains { text in words.allSatisfy(text.contains) }
    }
    #expect(has("en_US", ["CHART 1:", "2  lines"]))
    #expect(has("de_DE", ["DIAGRAMM 1:", "2  Linien"]))
    #expect(has("ru_RU", ["ГРАФИК 1:", "линии: 2"]))
    #expect(has("ar_EG", ["الرسم ١:", "الخطوط: ٢"]))
    #expect(has("ja_JP", ["グラフ 1:", "線2本"]))
    #expect(has("sw_KE", ["CHART 1:", "2  lines"]))
  }
}
