package import Foundation

/// The localised words of a chart besides those of its file.
///
/// Languages without a translation use English.
package struct ChartWords: Equatable, Sendable {
  /// The label of the link from the detail of a day back to all days.
  package let zoomOut: String
  /// The name of the sum of all visible series.
  package let all: String
  private let more: String
  /// The code of the language and, for traditional Chinese, its script.
  let language: String
  private let locale: Locale

  /// Creates the words for the language of a locale and, for Chinese, its script.
  package init(locale: Locale) {
    self.locale = locale
    let language = locale.language.languageCode?.identifier ?? "en"
    let isTraditional = locale.language.maximalIdentifier.hasPrefix("zh-Hant")
    self.language = isTraditional ? "zh-Hant" : language
    let words = Self.words[self.language] ?? Self.english
    (zoomOut, all, more) = (words.zoomOut, words.all, words.more)
  }

  /// Returns the text for a number of series without a button: `+9 more`.
  package func more(_ count: Int) -> String { text(more, count) }

  /// Returns a text with a number in place of `#`.
  func text(_ pattern: String, _ count: Int) -> String {
    pattern.replacingOccurrences(of: "#", with: count.formatted(.number.locale(locale)))
  }

  /// The words of one language; `#` in `more` stands for the number.
  private typealias Words = (zoomOut: String, all: String, more: String)

  private static let english: Words = ("Zoom Out", "All", "+# more")

  private static let words: [String: Words] = [
    "en": english,
    "ar": ("تصغير", "الإجمالي", "+# أخرى"),
    "cs": ("Oddálit", "Celkem", "a další #"),
    "da": ("Zoom ud", "I alt", "# mere"),
    "de": ("Herauszoomen", "Gesamt", "+# weitere"),
    "es": ("Alejar", "Total", "# más"),
    "fa": ("کوچک‌نمایی", "مجموع", "# مورد دیگر"),
    "fi": ("Loitonna", "Yhteensä", "# lisää"),
    "fr": ("Zoom arrière", "Total", "# de plus"),
    "he": ("הקטנה", "סך הכול", "עוד #"),
    "hi": ("ज़ूम आउट", "कुल", "# और"),
    "it": ("Zoom indietro", "Totale", "altre #"),
    "ja": ("ズームアウト", "合計", "他#件"),
    "ko": ("축소", "합계", "외 #개"),
    "nb": ("Zoom ut", "Totalt", "# til"),
    "nl": ("Uitzoomen", "Totaal", "nog #"),
    "pl": ("Pomniejsz", "Razem", "jeszcze #"),
    "pt": ("Diminuir zoom", "Total", "mais #"),
    "ru": ("Отдалить", "Всего", "ещё #"),
    "sv": ("Zooma ut", "Totalt", "# till"),
    "th": ("ซูมออก", "รวม", "อีก # รายการ"),
    "tr": ("Uzaklaştır", "Toplam", "# tane daha"),
    "uk": ("Віддалити", "Усього", "ще #"),
    "zh": ("缩小", "总计", "另外#项"),
    "zh-Hant": ("縮小", "總計", "另外#項"),
  ]
}
