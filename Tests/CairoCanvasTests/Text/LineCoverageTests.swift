import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("coverage of lines of text")
struct LineCoverageTests {
  private static let width = 160
  private static let height = 60

  let text: ResolvedText

  init() throws {
    text = try PangoTextShaper().shape(request("Ågot, WAVE 12"))
  }

  private func draw(
    _ list: DrawList, glyphs: GlyphCache = GlyphCache(), scale: CGFloat = 1
  ) throws -> Bitmap {
    var canvas = try ImageCanvas(
      width: Self.width, height: Self.height, scale: scale, glyphs: glyphs)
    try canvas.draw(list)
    return try canvas.finish()
  }

  private func list(_ x: CGFloat, _ y: CGFloat, _ paint: Paint = .black) -> DrawList {
    DrawList([.text(text, at: CGPoint(x: x, y: y), paint)])
  }

  @Test("what a cache has drawn before has the bytes of a first drawing", arguments: [1, 1.5, 2])
  func cached(scale: CGFloat) throws {
    let glyphs = GlyphCache()
    for (x, y) in [(10.3, 7.7), (14.3, 9.7), (10.3, 7.7), (10.6, 7.7), (-20.3, -4.7), (60, 30)] {
      let first = try draw(list(x, y), scale: scale)
      #expect(try draw(list(x, y), glyphs: glyphs, scale: scale) == first)
    }
  }

  @Test("text that moves by whole pixels has the same pixels there")
  func wholePixels() throws {
    let first = try draw(list(5.25, 4.5))
    let moved = try draw(list(12.25, 9.5))
    try #require(first.ink() != nil)
    for y in 0..<Self.height - 5 {
      for x in 0..<Self.width - 7 {
        #expect(first.alpha(x, y) == moved.alpha(x + 7, y + 5))
      }
    }
  }

  @Test("text covers what its outlines cover, within a level of 255")
  func outlines() throws {
    let gray = Paint.color(Color.Resolved(red: 0.4, green: 0.4, blue: 0.4, opacity: 0.7))
    let small = try draw(list(10.3, 7.7, gray))
    // A line that is too long to be kept is filled by Cairo, path by path.
    let long = try PangoTextShaper().shape(
      request("Ågot, WAVE 12 " + String(repeating: "-", count: 6_000)))
    let outlined = try draw(DrawList([.text(long, at: CGPoint(x: 10.3, y: 7.7), gray)]))
    let ink = try #require(small.ink())
    for y in 0..<Self.height {
      for x in 0..<ink.maxX {
        #expect(abs(small.alpha(x, y) - outlined.alpha(x, y)) <= 1, "\(x), \(y)")
      }
    }
  }

  @Test("huge text, tiny text and text far away are drawn or not, and never trap")
  func sizes() throws {
    for scale in [1e-3, 0.05, 40, 300] as [CGFloat] {
      let transform = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: scale > 1 ? -2 * scale : 10, ty: -5 * scale)
      let bitmap = try draw(
        DrawList([.group(DrawGroup(contents: list(0, 0), transform: transform))]))
      if scale < 1 { #expect((bitmap.ink() != nil) == (scale > 0.01)) }
    }
    for place in [1e5, -1e9, 1e300, CGFloat.infinity, .nan] {
      #expect(try draw(list(place, 5)).ink() == nil)
    }
  }

  @Test("a line longer than any picture is drawn like one of another paint", arguments: [1, 2])
  func long(scale: CGFloat) throws {
    let dashes = try PangoTextShaper().shape(request(String(repeating: "-", count: 6_000)))
    let bitmap = try draw(
      DrawList([.text(dashes, at: CGPoint(x: -900, y: 5), .black)]), scale: scale)
    let ink = try #require(bitmap.ink())
    #expect(ink.minX < 8 && ink.maxX > Self.width - 8)
  }
}
