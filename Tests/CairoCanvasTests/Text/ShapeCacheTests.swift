import CairoCanvas
import Foundation
import Graphics
import Testing

@Suite("ShapeCache")
struct ShapeCacheTests {
  private func request(_ string: String) -> TextRequest {
    TextRequest(string: string, font: ResolvedFont(size: 10))
  }

  /// Returns a result with some glyphs in two lines.
  private func text(_ string: String, glyphs: Int = 2) -> ResolvedText {
    let glyph = ResolvedText.Glyph(id: 1, position: .zero, cluster: 0)
    let lines = [glyphs / 2, glyphs - glyphs / 2].map { count in
      let run = ResolvedText.Run(
        face: ResolvedText.Face(path: "a.ttf", index: 0), size: 10,
        glyphs: Array(repeating: glyph, count: count))
      return ResolvedText.Line(runs: [run], baseline: 0, x: 0, width: 0, range: 0..<1)
    }
    return ResolvedText(request: request(string), lines: lines, size: .zero)
  }

  @Test("finds the last 1024 results, and none of more than 2048 before")
  func generations() {
    var cache = ShapeCache()
    for number in 0..<5_000 {
      #expect(cache[request("\(number)")] == nil)
      cache.keep(text("\(number)"))
      if number % 97 == 0 {
        // A copy, because a look-up makes a result young again.
        var copy = cache
        let found = (max(number - 1023, 0)...number).allSatisfy {
          copy[request("\($0)")] == text("\($0)")
        }
        #expect(found)
      }
      if number >= 2_048 {
        var copy = cache
        #expect(copy[request("\(number - 2_048)")] == nil)
      }
    }
  }

  @Test("keeps a result that is requested again and again")
  func requested() {
    var cache = ShapeCache()
    cache.keep(text("kept"))
    for number in 0..<5_000 {
      cache.keep(text("\(number)"))
      if number % 400 == 0 { #expect(cache[request("kept")] == text("kept")) }
    }
  }

  @Test(
    "few results of many glyphs or of long strings fill a generation", arguments: [false, true])
  func size(isLong: Bool) {
    // A fifth of a generation: 52 429 glyphs, or as much memory in a string.
    func large(_ number: Int) -> ResolvedText {
      isLong
        ? text("\(number)" + String(repeating: "x", count: 40 * 52_430))
        : text("\(number)", glyphs: 52_430)
    }
    var cache = ShapeCache()
    let texts = (0..<9).map(large)
    for text in texts { cache.keep(text) }
    let found = texts.map { text in
      var copy = cache
      return copy[text.request] != nil
    }
    // Four fit in a generation.
    #expect(found == [false, false, false, false, true, true, true, true, true])
  }

  @Test("a result that is larger than a generation is found, and does not drop the one before")
  func giant() {
    var cache = ShapeCache()
    cache.keep(text("before"))
    cache.keep(text("giant", glyphs: 1 << 19))
    #expect(cache[request("giant")] != nil && cache[request("before")] != nil)
  }

  @Test("requests that differ in anything have different results")
  func differences() {
    var cache = ShapeCache()
    cache.keep(text("a"))
    var other = request("a")
    other.width = 50
    #expect(cache[other] == nil && cache[request("b")] == nil && cache[request("a")] != nil)
  }
}
