import Foundation
import Graphics
import Testing

import CairoCanvas

@Suite("PangoTextShaper")
struct PangoTextShaperTests {
  private let shaper: PangoTextShaper

  init() throws { shaper = try PangoTextShaper() }

  private func glyphs(_ text: ResolvedText) -> [ResolvedText.Glyph] {
    text.lines.flatMap(\.runs).flatMap(\.glyphs)
  }

  private func files(_ text: ResolvedText) -> [String] {
    text.lines.flatMap(\.runs).map { URL(fileURLWithPath: $0.face.path).lastPathComponent }
  }

  @Test("an empty text has one empty line of the font's height")
  func empty() {
    let text = shaper.shape(request("", size: 100))
    #expect(text.lines.count == 1)
    #expect(text.size.width == 0)
    // Inter's ascent and descent: 0.96875 and 0.2412 em.
    #expect(abs(text.size.height - 121) < 0.2)
    #expect(abs(text.firstBaseline - 96.875) < 0.1)
    #expect(text.lastBaseline == text.firstBaseline)
  }

  @Test("a font of size 0 measures nothing")
  func zeroSize() {
    #expect(shaper.shape(request("Text", size: 0)).size == .zero)
  }

  @Test("a width is proportional to the font's size", arguments: [3, 10, 33, 500, 3000, 1e6])
  func proportional(size: CGFloat) {
    let unit = shaper.shape(request("Chartroom 0123", size: 1000)).size
    let text = shaper.shape(request("Chartroom 0123", size: size)).size
    #expect(abs(text.width / size - unit.width / 1000) < 0.03)
    #expect(abs(text.height / size - unit.height / 1000) < 0.01)
  }

  @Test("the heights of fonts are measured once, also when as many are kept as ever are")
  func heights() {
    let most = 256
    for size in 1...most { _ = shaper.shape(request("size", size: CGFloat(size))) }
    let measured = shaper.measuredHeights
    #expect(measured == most)
    for size in 1...most { _ = shaper.shape(request("again", size: CGFloat(size))) }
    #expect(shaper.measuredHeights == measured)
    _ = shaper.shape(request("one more", size: CGFloat(most + 1)))
    #expect(shaper.measuredHeights == measured + 1)
  }

  @Test("the last 512 results are kept, and none for longer than 1024 others")
  func cache() {
    func shape(_ numbers: Range<Int>) -> Int {
      let before = shaper.shapedTexts
      for number in numbers { _ = shaper.shape(request("\(number)")) }
      return shaper.shapedTexts - before
    }
    #expect(shape(0..<512) == 512)
    #expect(shape(0..<512) == 0)
    #expect(shape(512..<1023) == 511)
    // The last 512 of 1023 different ones.
    #expect(shape(511..<1023) == 0)
    // 1024 others, and the first ones are gone.
    #expect(shape(2000..<3024) == 1024)
    #expect(shape(511..<1023) == 512)
  }

  @Test("ink stands on the baseline, at every scale", arguments: [1, 2, 3])
  func baseline(scale: CGFloat) throws {
    let text = shaper.shape(request("x", size: 40))
    let bitmap = try picture(
      width: Int(60 * scale), height: Int(60 * scale), scale: scale,
      [.text(text, at: CGPoint(x: 5, y: 5 + (40 - text.firstBaseline)), .black)])
    let ink = try #require(bitmap.ink(threshold: 128))
    #expect(ink.maxY == Int(45 * scale))
    // Inter's x-height is 0.546 em.
    #expect(abs(CGFloat(ink.maxY - ink.minY) - 0.546 * 40 * scale) <= 1)
  }

  @Test("glyphs move by fractions of a pixel")
  func subpixel() throws {
    let text = shaper.shape(request("l", size: 20))
    // The left edge of the stem crosses this pixel: a quarter of it is 64 steps of coverage.
    let coverage = try [0, 0.25].map { shift in
      try picture([.text(text, at: CGPoint(x: 5 + shift, y: 5), .black)]).alpha(6, 18)
    }
    #expect(abs(coverage[0] - coverage[1] - 64) <= 1)
  }

  @Test("the nine weights are nine files, italics nine more")
  func weights() {
    let names = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    for (index, name) in names.enumerated() {
      var request = request("a")
      request.font.weight = Font.Weight(value: (index + 1) * 100)
      #expect(files(shaper.shape(request)) == ["Inter-\(name).otf"])
      request.font.isItalic = true
      let italic = name == "Regular" ? "Italic" : name + "Italic"
      #expect(files(shaper.shape(request)) == ["Inter-\(italic).otf"])
    }
  }

  @Test("tabular digits have equal advances, others do not")
  func tabular() {
    var tabular = request("1111")
    tabular.font.hasMonospacedDigits = true
    var wide = tabular
    wide.string = "0000"
    #expect(shaper.shape(tabular).size.width == shaper.shape(wide).size.width)
    #expect(shaper.shape(request("1111")).size.width < shaper.shape(request("0000")).size.width)
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

  @Test("bold after regular of one family is the bold file")
  func weightsOfOneFamily() throws {
    for weights in [[400, 700, 500], [700, 500, 400]] {
      let fresh = try PangoTextShaper()
      for weight in weights {
        var request = request("مرحبا")
        request.font.weight = Font.Weight(value: weight)
        let style = weight == 700 ? "Bold" : "Regular"
        let text = fresh.shape(request)
        #expect(files(text) == ["NotoSansArabic-\(style).ttf"])
        #expect(text.lines[0].runs[0].face.isEmboldened == false)
      }
    }
  }

  @Test("a family without bold and italic faces gets synthetic ones")
  func synthetic() {
    var request = request("☂")
    request.font.weight = .bold
    request.font.isItalic = true
    let face = shaper.shape(request).lines[0].runs[0].face
    #expect(face.path.hasSuffix("NotoSansSymbols2-Regular.ttf"))
    #expect(face.isEmboldened)
    #expect(face.isSlanted)
    #expect(!shaper.shape(self.plain("☂")).lines[0].runs[0].face.isSlanted)
  }

  private func plain(_ string: String) -> TextRequest { request(string) }

  @Test("a language that is named outweighs the text's letters")
  func regional() {
    func index(_ string: String, _ locale: String) -> Int {
      var request = request(string)
      request.localeIdentifier = locale
      return shaper.shape(request).lines[0].runs[0].face.index
    }
    #expect(index("直", "ja_JP") == 0)
    #expect(index("直", "ko-KR") == 1)
    #expect(index("直", "zh_Hans_CN") == 2)
    #expect(index("直", "zh-TW") == 3)
    #expect(index("直", "zh_HK") == 4)
    #expect(index("直です", "en_US") == 0)
    #expect(index("直한", "en_US") == 1)
    #expect(index("直", "en_US") == 2)
  }

  @Test("colour emoji are drawn in colour and take the paint's opacity")
  func emoji() throws {
    let text = shaper.shape(request("❤️", size: 30))
    let solid = try picture([.text(text, at: .zero, .black)])
    let ink = try #require(solid.ink(threshold: 200))
    let x = (ink.minX + ink.maxX) / 2
    let y = (ink.minY + ink.maxY) / 2
    #expect(solid[x, y][0] > 150 && solid[x, y][2] < 120)
    let faded = try picture([
      .text(text, at: .zero, .color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.5)))
    ])
    #expect(abs(faded.alpha(x, y) - 128) <= 1)
  }

  @Test("text takes a gradient")
  func gradient() throws {
    let text = shaper.shape(request("MMM", size: 20))
    let paint = Paint.linear(
      ramp([.black, .white]), from: .zero, to: CGPoint(x: text.size.width, y: 0))
    let bitmap = try picture(width: 60, [.text(text, at: .zero, paint)])
    let ink = try #require(bitmap.ink(threshold: 255))
    let y = ink.minY + 5
    let inked = (0..<60).filter { bitmap.alpha($0, y) == 255 }
    let first = try #require(inked.first)
    let last = try #require(inked.last)
    #expect(bitmap[first, y][0] < 60)
    #expect(bitmap[last, y][0] > 190)
  }

  @Test("when a text was shaped, no thread of Pango uses its fonts any longer")
  func threads() {
    for size in 1...100 {
      var request = request("Text ж 中")
      request.font.size = CGFloat(size)
      _ = shaper.shape(request)
      #expect(shaper.isAlone)
    }
  }
}
