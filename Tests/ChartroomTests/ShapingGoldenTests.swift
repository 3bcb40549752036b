import CairoCanvas
import Foundation
import Graphics
import Testing

/// The lines, faces, glyphs and clusters of texts in many scripts, with the installed fonts.
///
/// The goldens hold for the versions of the fonts and libraries in Debian 12.
@Suite("Shaping")
struct ShapingGoldenTests {
  /// A text and the language that its readers use.
  struct Sample: CustomStringConvertible, Sendable {
    let description: String
    let text: String
    let locale: String
    var direction = LayoutDirection.leftToRight
  }

  /// A way to lay a text out.
  enum Form: String, CaseIterable {
    case line, wrapped, head, middle, tail, spans, large
  }

  static let samples = [
    Sample(
      description: "latin", text: "Ångström fi AVATAR e\u{301}\u{328} straße", locale: "en_US"),
    Sample(description: "greek-cyrillic", text: "Ελληνικά и Русский Ћирилица", locale: "sr_RS"),
    Sample(
      description: "arabic", text: "اللغة العربية لا تُكتب ١٢٣ من اليسار", locale: "ar_EG",
      direction: .rightToLeft),
    Sample(
      description: "hebrew", text: "שָׁלוֹם עולם 123 (אבג) היום", locale: "he_IL",
      direction: .rightToLeft),
    Sample(
      description: "bidirectional", text: "Chart ‏תרשים 24/7 of مبيعات (sales) 3.5%",
      locale: "en_US"),
    Sample(description: "chinese", text: "图表显示了每天的销售额,直到骨。", locale: "zh_CN"),
    Sample(description: "japanese", text: "グラフは毎日の売上を「直」表示します。", locale: "ja_JP"),
    Sample(description: "korean", text: "차트는 매일의 매출을 보여줍니다.", locale: "ko_KR"),
    Sample(description: "devanagari", text: "क्षत्रिय संख्या हिन्दी में श्री १२३", locale: "hi_IN"),
    Sample(description: "thai", text: "แผนภูมิแสดงยอดขายที่น้ำทุกวัน", locale: "th_TH"),
    Sample(description: "bengali-tamil", text: "বাংলা স্ত্রী தமிழ் கொடி", locale: "bn_BD"),
    Sample(
      description: "emoji", text: "Up 📈 👩‍👩‍👧 🇩🇪 👍🏽 ❤️ 1️⃣ ☂ end", locale: "en_US"),
  ]

  /// The names of all goldens.
  static var names: [String] {
    samples.flatMap { sample in Form.allCases.map { name(sample, $0) } }
  }

  private static func name(_ sample: Sample, _ form: Form) -> String {
    "shaping.\(sample)-\(form.rawValue)"
  }

  private func request(_ sample: Sample, _ form: Form) -> TextRequest {
    var request = TextRequest(
      string: sample.text, font: Font.body.resolve(in: .large), layoutDirection: sample.direction,
      localeIdentifier: sample.locale)
    switch form {
    case .line: break
    case .wrapped: request.width = 110
    case .head: (request.width, request.lineLimit, request.truncation) = (120, 1, .head)
    case .middle: (request.width, request.lineLimit, request.truncation) = (120, 1, .middle)
    case .tail: (request.width, request.lineLimit, request.truncation) = (130, 2, .tail)
    case .spans:
      // Three spans that divide words.
      let count = sample.text.count
      let cuts = [0, count / 3, count * 2 / 3, count].map { sample.text.prefix($0).utf8.count }
      let fonts = [Font.body, Font.title3.bold(), Font.body.italic()]
      request.spans = zip(fonts, zip(cuts, cuts.dropFirst())).map { font, cut in
        TextSpan(range: cut.0..<cut.1, font: font.resolve(in: .large))
      }
    case .large:
      request.font = Font.body.bold().resolve(in: .accessibility3)
      request.width = 300
      request.alignment = .center
    }
    return request
  }

  @Test("has the glyphs that it had", arguments: samples, Form.allCases)
  func glyphs(sample: Sample, form: Form) throws {
    let text = try PangoTextShaper().shape(request(sample, form))
    #expect(text.missing.isEmpty)
    Golden.expect(text: Self.describe(text), named: Self.name(sample, form))
  }

  /// Returns one line for each line and each run of a text, with glyphs as `id at x,y of cluster`.
  private static func describe(_ text: ResolvedText) -> String {
    func number(_ value: CGFloat) -> String { String(format: "%.2f", Double(value)) }
    var lines = [
      String(reflecting: text.request.string),
      "size \(number(text.size.width))x\(number(text.size.height))\(text.isTruncated ? " truncated" : "")",
    ]
    for line in text.lines {
      lines.append(
        "line \(line.range.lowerBound)..<\(line.range.upperBound) at \(number(line.x)),\(number(line.baseline))"
          + " width \(number(line.width))")
      for run in line.runs {
        let file = run.face.path.split(separator: "/").last ?? ""
        let index = run.face.index == 0 ? "" : "#\(run.face.index)"
        let flags = [
          run.isRightToLeft ? "rtl" : "", run.face.isEmboldened ? "emboldened" : "",
          run.face.isSlanted ? "slanted" : "", "span \(run.span)",
        ]
        lines.append(
          "  \(file)\(index) \(number(run.size)) \(flags.filter { !$0.isEmpty }.joined(separator: " "))"
            + " \(number(run.x))+\(number(run.width))")
        for glyph in run.glyphs {
          lines.append(
            "    \(glyph.id) at \(number(glyph.position.x)),\(number(glyph.position.y)) of \(glyph.cluster)"
          )
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
