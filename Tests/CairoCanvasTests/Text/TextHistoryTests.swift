import Foundation
import Graphics
import TestSupport
import Testing

import CairoCanvas

/// A shaped text depends on its request alone: not on what the shaper, or the process, shaped before.
@Suite("history of shapers")
struct TextHistoryTests {
  /// Locales, each with a text in its own letters.
  private static let texts = [
    ("ja_JP", "売上高 チャート 2024年"), ("ar_EG", "المبيعات ٢٠٢٤"), ("he_IL", "מכירות 2024"),
    ("fa_IR", "فروش ۲۰۲۴"), ("hi_IN", "बिक्री २०२४"), ("th_TH", "ยอดขาย ๒๕๖๗"), ("zh_CN", "销售额 2024年"),
    ("zh_TW", "銷售額 2024年"), ("ko_KR", "매출 2024년"), ("bn_BD", "বিক্রয় ২০২৪"), ("ta_IN", "விற்பனை 2024"),
    ("ka_GE", "გაყიდვები"), ("hy_AM", "Վաճառք 2024"), ("my_MM", "အရောင်း ၂၀၂၄"),
    ("en_US", "Sales 👍 ∑"),
    ("de_DE", "Umsätze"), ("ru_RU", "Продажи"), ("el_GR", "Πωλήσεις"), ("am_ET", "ሽያጭ 2016"),
    ("km_KH", "ការលក់"), ("vi_VN", "Doanh số"), ("ur_PK", "فروخت"), ("te_IN", "అమ్మకాలు"),
    ("xx", "\u{10330}"),
  ]

  private static let fonts = [
    ResolvedFont(size: 13), ResolvedFont(size: 17, weight: .bold),
    ResolvedFont(design: .serif, size: 11),
  ]

  /// Every locale with its own text, with digits only and with all scripts at once, in every font.
  private static let requests: [TextRequest] = texts.flatMap { locale, text in
    fonts.flatMap { font in
      [text, "0.5", "a\nمرحبا 日本 Ж"].map { string -> TextRequest in
        TextRequest(string: string, font: font, localeIdentifier: locale)
      }
    }
  }

  @Test("a used shaper gives what a fresh one gives, in every locale and order", arguments: 1...3)
  func shuffled(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let requests = Self.requests.shuffled(using: &random)
    let used = try PangoTextShaper()
    let results = requests.map { used.shape($0) }
    // Once more without the kept results: they were shaped when fewer fonts were loaded.
    for number in 0..<1200 { _ = used.shape(request("\(number)")) }
    for (request, result) in zip(requests, results) {
      #expect(used.shape(request) == result, "\(request.localeIdentifier) \(request.string)")
    }
    for (request, result) in zip(requests, results).prefix(24) {
      let fresh = try PangoTextShaper().shape(request)
      #expect(fresh == result, "\(request.localeIdentifier) \(request.string)")
    }
  }

  @Test(
    "the height of an empty text is that of its font in every locale, whatever was shaped before")
  func heights() throws {
    let used = try PangoTextShaper()
    for (locale, text) in Self.texts {
      var request = request(text)
      request.localeIdentifier = locale
      _ = used.shape(request)
    }
    var empty = request("")
    let expected = try PangoTextShaper().shape(empty).size
    for size in [CGFloat(12), 16] {
      for (locale, _) in Self.texts {
        empty.localeIdentifier = locale
        empty.font.size = size
        let height = used.shape(empty).size.height
        #expect(abs(height - expected.height * size / 16) < 0.01, "\(locale)")
      }
    }
  }
}
