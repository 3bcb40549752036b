import Foundation

extension ChartWords {
  /// Returns the name of a chart without a title, by its number from 1: `CHART 1`.
  package func chart(_ number: Int) -> String { text(headline.chart, number) }

  /// Returns the number of lines of a chart: `2  lines`.
  package func lines(_ count: Int) -> String {
    text(count == 1 ? headline.lines.one : headline.lines.more, count)
  }

  /// Returns the number of bars or areas of a chart: `2  series`.
  package func series(_ count: Int) -> String {
    text(count == 1 ? headline.series.one : headline.series.more, count)
  }

  /// The words of one language; `#` stands for the number.
  ///
  /// Languages with more than two plural forms have a form that does not depend on the number.
  private typealias Headline = (
    chart: String, lines: (one: String, more: String), series: (one: String, more: String)
  )

  private var headline: Headline { Self.headlines[language] ?? Self.english }

  private static let english: Headline = (
    "CHART #", ("#  line", "#  lines"), ("#  series", "#  series")
  )

  private static let headlines: [String: Headline] = [
    "en": english,
    "ar": ("الرسم #", ("الخطوط: #", "الخطوط: #"), ("السلاسل: #", "السلاسل: #")),
    "cs": ("GRAF #", ("čáry: #", "čáry: #"), ("řady: #", "řady: #")),
    "da": ("DIAGRAM #", ("#  linje", "#  linjer"), ("#  serie", "#  serier")),
    "de": ("DIAGRAMM #", ("#  Linie", "#  Linien"), ("#  Reihe", "#  Reihen")),
    "es": ("GRÁFICO #", ("#  línea", "#  líneas"), ("#  serie", "#  series")),
    "fa": ("نمودار #", ("# خط", "# خط"), ("# سری", "# سری")),
    "fi": ("KAAVIO #", ("#  viiva", "#  viivaa"), ("#  sarja", "#  sarjaa")),
    "fr": ("GRAPHIQUE #", ("#  courbe", "#  courbes"), ("#  série", "#  séries")),
    "he": ("תרשים #", ("קווים: #", "קווים: #"), ("סדרות: #", "סדרות: #")),
    "hi": ("चार्ट #", ("#  रेखा", "#  रेखाएँ"), ("#  शृंखला", "#  शृंखलाएँ")),
    "it": ("GRAFICO #", ("#  linea", "#  linee"), ("#  serie", "#  serie")),
    "ja": ("グラフ #", ("線#本", "線#本"), ("#系列", "#系列")),
    "ko": ("차트 #", ("선 #개", "선 #개"), ("계열 #개", "계열 #개")),
    "nb": ("DIAGRAM #", ("#  linje", "#  linjer"), ("#  serie", "#  serier")),
    "nl": ("GRAFIEK #", ("#  lijn", "#  lijnen"), ("#  reeks", "#  reeksen")),
    "pl": ("WYKRES #", ("linie: #", "linie: #"), ("serie: #", "serie: #")),
    "pt": ("GRÁFICO #", ("#  linha", "#  linhas"), ("#  série", "#  séries")),
    "ru": ("ГРАФИК #", ("линии: #", "линии: #"), ("ряды: #", "ряды: #")),
    "sv": ("DIAGRAM #", ("#  linje", "#  linjer"), ("#  serie", "#  serier")),
    "th": ("แผนภูมิ #", ("# เส้น", "# เส้น"), ("# ชุด", "# ชุด")),
    "tr": ("GRAFİK #", ("# çizgi", "# çizgi"), ("# seri", "# seri")),
    "uk": ("ГРАФІК #", ("лінії: #", "лінії: #"), ("ряди: #", "ряди: #")),
    "zh": ("图表 #", ("#条线", "#条线"), ("#个系列", "#个系列")),
    "zh-Hant": ("圖表 #", ("#條線", "#條線"), ("#個系列", "#個系列")),
  ]
}
