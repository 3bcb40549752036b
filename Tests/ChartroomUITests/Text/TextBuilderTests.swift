import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Texts of several styles")
struct TextBuilderTests {
  private func request(_ text: Text) throws -> TextRequest {
    try #require(stage { text }.drawList().texts.first).text.request
  }

  /// Returns the strings of the spans with their fonts.
  private func spans(_ text: Text) throws -> [String] {
    let request = try request(text)
    let bytes = Array(request.string.utf8)
    return request.spans.map { span in
      var name = String(decoding: bytes[span.range], as: UTF8.self)
      name += " \(Int(span.font.size)) w\(span.font.weight.value)"
      if span.font.isItalic { name += " italic" }
      if span.font.design != .default { name += " \(span.font.design)" }
      return name
    }
  }

  @Test(
    "a concatenation keeps the style of each text, and one outside applies where they have none")
  func concatenation() throws {
    let text = Text("a").bold() + Text("b") + Text("c").font(.caption).italic()
    #expect(try spans(text) == ["a 17 w700", "b 17 w400", "c 12 w400 italic"])
    #expect(
      try spans(text.font(.title).fontWeight(.light))
        == ["a 28 w700", "b 28 w300", "c 12 w300 italic"])
    #expect(try spans((Text("a") + Text("b")).bold() + Text("c")) == ["ab 17 w700", "c 17 w400"])
  }

  @Test("adjacent texts of one style are one span, and the only one is none")
  func merging() throws {
    let text = try request(Text("a") + Text("b") + Text(verbatim: "c"))
    #expect(text.string == "abc" && text.spans.isEmpty)
    #expect(try request(Text("a").bold() + Text("b").bold()).font.weight == .bold)
    #expect(stage { Text("") + Text("") }.size.height == 21)
  }

  @Test("each span has its colour, and a text outside gives one to the others")
  func colors() throws {
    let text = (Text("a").foregroundColor(.red) + Text("b")).foregroundStyle(.blue)
    let drawn = try #require(stage { text }.drawList().texts.first).text
    let paints = [Color.red, .blue].map { Paint.color($0.resolve(in: .light)) }
    #expect(drawn.paints == paints)
    let one = stage { Text("a").foregroundColor(.red) + Text("b").foregroundColor(.red) }
    #expect(one.drawList().description.contains("text #FF383C"))
    #expect(try #require(one.drawList().texts.first).text.paints.isEmpty)
  }

  @Test("an interpolated text keeps its style")
  func interpolation() throws {
    #expect(
      try spans(Text("a \(Text("b").bold()) \(7)")) == ["a  17 w400", "b 17 w700", " 7 17 w400"])
  }

  @Test("designs, kerning and offsets of spans precede those of the environment")
  func environment() throws {
    let view = stage {
      (Text("a").kerning(1) + Text("b").tracking(2).kerning(5) + Text("c").monospaced())
        .kerning(9).baselineOffset(3).fontDesign(.serif)
    }
    let spans = try #require(view.drawList().texts.first).text.request.spans
    #expect(spans.map(\.kerning) == [1, 2, 9])
    #expect(spans.map(\.baselineOffset) == [3, 3, 3])
    #expect(spans.map(\.font.design) == [.serif, .serif, .monospaced])
    let outer = stage { VStack { Text("x").tracking(0) }.kerning(4).baselineOffset(-2) }
    let span = try #require(outer.drawList().texts.first?.text.request.spans.first)
    #expect(span.kerning == 4 && span.baselineOffset == -2)
  }

  @Test("letters have the case of the environment, by the rules of its locale")
  func textCase() throws {
    func shown(_ locale: String) -> [String] {
      stage {
        VStack {
          Text("title ı")
          Text("Mixed").textCase(.lowercase)
          Text("Kept").textCase(nil)
        }
        .textCase(.uppercase).environment(\.locale, Locale(identifier: locale))
      }
      .drawList().strings
    }
    #expect(shown("en_US") == ["TITLE I", "mixed", "Kept"])
    #expect(shown("tr_TR").first == "TİTLE I")
  }

  @Test("small capitals are scaled capitals")
  func smallCaps() throws {
    let text = Text("Ab1").font(.system(size: 10).lowercaseSmallCaps())
    #expect(try spans(text) == ["A 10 w400", "B 8 w400", "1 10 w400"])
    #expect(
      try spans(Text("Ab1").font(.system(size: 10).smallCaps())) == ["AB 8 w400", "1 10 w400"])
  }

  @Test("a secondary scale is smaller")
  func scale() throws {
    #expect(try request(Text("a").font(.system(size: 10)).textScale(.secondary)).font.size == 8)
    #expect(
      try request(Text("a").font(.system(size: 10)).textScale(.secondary, isEnabled: false)).font
        .size == 10)
  }

  @Test("a picture takes its place in the line and is drawn there")
  func picture() throws {
    let stage = stage { Text("ab").font(.system(size: 10)) + Text(attachment: Square(side: 8)) }
    let request = try #require(stage.drawList().texts.first).text.request
    #expect(request.string == "ab\u{FFFC}")
    #expect(request.spans.last?.attachment == CGSize(width: 8, height: 8))
    #expect(stage.size == CGSize(width: 18, height: 21))
    // Two characters of 5 points; the bottom is 2 points below the baseline of body text, at 15.3.
    let fill = try #require(stage.drawList().description.split(separator: "\n").last)
    #expect(fill.contains("rect 10,9 8x8"), "\(stage.drawList())")
  }
}

/// A square that reaches two points below the baseline.
private struct Square: TextAttachment {
  let side: CGFloat

  func picture(
    beside font: ResolvedFont, paint: BasicPaint, in environment: EnvironmentValues
  ) -> TextPicture {
    let rect = CGRect(x: 0, y: 0, width: side, height: side)
    return TextPicture(
      size: rect.size, descent: 2,
      contents: DrawList([.fill(Path(rect), FillStyle(), paint.paint(in: rect))]))
  }
}
