import Foundation
import Graphics
import Testing

import CairoCanvas

@Suite("PangoTextShaper")
struct PangoTextShaperTests {
  private let shaper: PangoTextShaper

  init() throws { shaper = try PangoTextShaper() }

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

  @Test("the last 1024 results are kept, and none for longer than 2048 others")
  func cache() {
    func shape(_ numbers: Range<Int>) -> Int {
      let before = shaper.shapedTexts
      for number in numbers { _ = shaper.shape(request("\(number)")) }
      return shaper.shapedTexts - before
    }
    #expect(shape(0..<1024) == 1024)
    #expect(shape(0..<1024) == 0)
    #expect(shape(1024..<2047) == 1023)
    // The last 1024 of 2047 different ones.
    #expect(shape(1023..<2047) == 0)
    // 2048 others, and the first ones are gone.
    #expect(shape(4000..<6048) == 2048)
    #expect(shape(1023..<2047) == 1024)
  }

  @Test(
    "a text that is known without a width is not shaped again for widths in which it fits",
    arguments: ["Nov 18, 2018 – Dec 8, 2018", "a", "", "שלום 12", "AV To fi ", "日本語 text", "🇩🇪👩‍👩‍👧"])
  func fitting(string: String) throws {
    let alone = try PangoTextShaper()
    for lineLimit in [nil, 1, 3] {
      var free = request(string)
      free.lineLimit = lineLimit
      let known = shaper.shape(free)
      for width in [0, 1e-4, 0.5, 100].map({ known.size.width + $0 }) {
        let before = shaper.shapedTexts
        var bounded = free
        bounded.width = width
        let text = shaper.shape(bounded)
        #expect(shaper.shapedTexts == before)
        #expect(text == alone.shape(bounded))
      }
      guard known.size.width > 1 else { continue }
      let before = shaper.shapedTexts
      free.width = known.size.width - 1
      #expect(shaper.shape(free) == alone.shape(free))
      #expect(shaper.shapedTexts == before + 1)
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

  @Test("without Inter there is no shaper, and the error names the package")
  func noInter() {
    #expect(throws: CanvasError.missingFont(family: "Inter", package: "fonts-inter")) {
      _ = try PangoTextShaper(fontFolders: ["/usr/share/fonts/truetype/noto"])
    }
  }

  @Test("without Noto, what Inter lacks is missing")
  func noNoto() throws {
    let text = try PangoTextShaper(fontFolders: ["/usr/share/fonts/opentype/inter"]).shape(
      request("a日👍"))
    #expect(text.missing == ["日", "👍"])
    #expect(text.lines[0].runs.map(\.face.path).allSatisfy { $0.contains("inter") })
  }
}
