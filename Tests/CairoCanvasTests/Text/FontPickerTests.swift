import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("FontPicker")
struct FontPickerTests {
  private let shaper: PangoTextShaper

  init() throws { shaper = try PangoTextShaper() }

  /// The names of the fonts of a text from left to right; adjacent runs of one font count as one.
  private func files(_ text: ResolvedText) -> [String] {
    let all = text.lines.flatMap(\.runs).map {
      URL(fileURLWithPath: $0.face.path).lastPathComponent
    }
    return all.indices.filter { $0 == 0 || all[$0] != all[$0 - 1] }.map { all[$0] }
  }

  private func glyphs(_ text: ResolvedText) -> [ResolvedText.Glyph] {
    text.lines.flatMap(\.runs).flatMap(\.glyphs)
  }

  @Test("designs and named families choose their fonts")
  func designs() {
    var request = request("mmm")
    request.font.design = .serif
    #expect(files(shaper.shape(request)) == ["NotoSerif-Regular.ttf"])
    request.font.design = .monospaced
    let wide = shaper.shape(request).size.width
    request.string = "iii"
    #expect(shaper.shape(request).size.width == wide)
    request.font = ResolvedFont(family: "Noto Sans", size: 10, weight: .bold)
    #expect(files(shaper.shape(request)) == ["NotoSans-Bold.ttf"])
    for family in ["Comic Sans", "../../etc/passwd", "Noto ../x", "DejaVu Sans", ""] {
      request.font = ResolvedFont(family: family, size: 10)
      #expect(files(shaper.shape(request)) == ["Inter-Regular.otf"])
    }
  }

  @Test("characters that Inter lacks come from Noto, and none is missing")
  func fallback() {
    for (string, file) in [
      ("مرحبا", "NotoSansArabic-Regular.ttf"), ("שלום", "NotoSansHebrew-Regular.ttf"),
      ("हिन्दी", "NotoSansDevanagari-Regular.ttf"), ("ไทย", "NotoSansThai-Regular.ttf"),
      ("漢字", "NotoSansCJK-Regular.ttc"), ("한국어", "NotoSansCJK-Regular.ttc"),
      ("👍🏽", "NotoColorEmoji.ttf"), ("🇩🇪", "NotoColorEmoji.ttf"), ("☀️", "NotoColorEmoji.ttf"),
      ("\u{10330}", "NotoSansGothic-Regular.ttf"),
    ] {
      let text = shaper.shape(request(string))
      #expect(files(text) == [file])
      #expect(text.missing.isEmpty)
    }
    // A sequence of people is one picture.
    #expect(glyphs(shaper.shape(request("👩‍👩‍👧"))).count == 1)
  }

  @Test("a character without a glyph is reported once and takes room")
  func missing() {
    let text = shaper.shape(request("a\u{0378}b\u{0378}\u{10FFFD}c"))
    #expect(text.missing == ["\u{0378}", "\u{10FFFD}"])
    #expect(glyphs(text).count == 3)
    #expect(text.size.width > shaper.shape(request("abc")).size.width)
  }

  @Test("a space between words of one fallback face has that face, others have Inter's")
  func spaces() {
    #expect(files(shaper.shape(request("שלום שלום"))) == ["NotoSansHebrew-Regular.ttf"])
    #expect(
      files(shaper.shape(request("a שלום b")))
        == ["Inter-Regular.otf", "NotoSansHebrew-Regular.ttf", "Inter-Regular.otf"])
    // The emoji font's space is as wide as an emoji.
    let emoji = shaper.shape(request("👍 👍"))
    #expect(files(emoji) == ["NotoColorEmoji.ttf", "Inter-Regular.otf", "NotoColorEmoji.ttf"])
  }

  @Test("a selector of presentation chooses between letters and emoji")
  func presentation() {
    #expect(files(shaper.shape(request("☀\u{FE0F}"))) == ["NotoColorEmoji.ttf"])
    #expect(!files(shaper.shape(request("☀\u{FE0E}"))).contains("NotoColorEmoji.ttf"))
    #expect(!files(shaper.shape(request("1#*"))).contains("NotoColorEmoji.ttf"))
    #expect(files(shaper.shape(request("👍\u{FE0E}"))).first != "Inter-Regular.otf")
  }

  @Test("an accent has the face of its letter")
  func accents() {
    // Inter has no such letter with an accent, but both parts are in one cluster.
    for text in ["Ж\u{301}", "e\u{301}", "ш\u{30C}"] {
      #expect(files(shaper.shape(request(text))).count == 1, "\(text)")
    }
  }
}
