import CairoCanvas
import Foundation
import Graphics
import Testing

@Suite("long texts")
struct LongTextTests {
  /// The most characters that are shaped.
  private static let most = 100_000

  private let shaper: PangoTextShaper

  init() throws { shaper = try PangoTextShaper() }

  private func glyphs(_ text: ResolvedText) -> Int {
    text.lines.flatMap(\.runs).reduce(0) { $0 + $1.glyphs.count }
  }

  @Test("a text of the most characters is whole, one more is truncated")
  func most() {
    let whole = shaper.shape(request(String(repeating: "W", count: Self.most)))
    #expect(!whole.isTruncated && glyphs(whole) == Self.most && whole.missing.isEmpty)
    let longer = shaper.shape(request(String(repeating: "W", count: Self.most + 1)))
    #expect(longer.isTruncated && glyphs(longer) == Self.most + 1 && longer.missing.isEmpty)
    #expect(longer.lines.last?.runs.last?.glyphs.last?.cluster == Self.most)
  }

  @Test("a text of 20 MB takes no longer than its beginning, and misses no character")
  func huge() {
    let string = String(repeating: "Wide ", count: 4_000_000)
    for limit in [nil, 1, 3] {
      for width in [nil, 300] as [CGFloat?] {
        var request = request(string, width: width)
        request.lineLimit = limit
        let text = shaper.shape(request)
        #expect(text.isTruncated && text.missing.isEmpty)
        #expect(glyphs(text) <= Self.most + 1)
        if let limit, width != nil { #expect(text.lines.count == limit) }
        let end = text.lines.map(\.range.upperBound).max() ?? 0
        #expect(end <= Self.most)
      }
    }
  }

  @Test(
    "paragraphs, scripts, marks and unknown characters without end",
    arguments: [
      String(repeating: "\n", count: 300_000), String(repeating: "aб", count: 200_000),
      "a" + String(repeating: "\u{301}", count: 300_000),
      String(repeating: "\u{0378}", count: 150_000), String(repeating: "👩‍👩‍👧", count: 50_000),
      String(String.UnicodeScalarView((0..<60_000).compactMap { Unicode.Scalar(0xF0000 + $0) })),
      String(repeating: "বি", count: 100_000),
    ])
  func kinds(string: String) {
    let text = shaper.shape(request(string, width: 400))
    #expect(text.isTruncated == (string.unicodeScalars.count > Self.most))
    #expect(text.size.width.isFinite && text.size.height.isFinite && text.size.height > 0)
  }

  @Test("long texts are kept, but no more than have as many glyphs as fit")
  func cache() {
    let strings = (0..<9).map { "\($0)" + String(repeating: "x", count: 60_000) }
    for string in strings { _ = shaper.shape(request(string)) }
    let before = shaper.shapedTexts
    _ = shaper.shape(request(strings[8]))
    #expect(shaper.shapedTexts == before)
    _ = shaper.shape(request(strings[0]))
    #expect(shaper.shapedTexts == before + 1)
  }
}
