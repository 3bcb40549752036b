import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("GlyphFace")
struct GlyphFaceTests {
  private let shaper: PangoTextShaper

  init() throws { shaper = try PangoTextShaper() }

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

  @Test("a font file that cannot be read is an error that names it")
  func unreadable() {
    var text = shaper.shape(request("a"))
    for path in ["/nowhere/x.otf", "/etc/hostname"] {
      text.lines[0].runs[0].face.path = path
      #expect(throws: CanvasError.text(reason: "the font file '\(path)' cannot be read")) {
        try picture([.text(text, at: .zero, .black)])
      }
    }
  }

  @Test("a glyph has the same shape at every scale, in proportion", arguments: [2, 3, 8])
  func scales(scale: Int) throws {
    let text = shaper.shape(request("Rg&", size: 20))
    func draw(_ scale: Int) throws -> Bitmap {
      try picture(
        width: 40 * scale, height: 30 * scale, scale: CGFloat(scale),
        [.text(text, at: .zero, .black)])
    }
    let (one, many) = (try draw(1), try draw(scale))
    for y in 0..<30 {
      for x in 0..<40 {
        var sum = 0
        for place in 0..<scale * scale {
          sum += many.alpha(x * scale + place % scale, y * scale + place / scale)
        }
        // A pixel of text is that much off from the mean of its parts.
        #expect(abs(one.alpha(x, y) - sum / (scale * scale)) <= 24, "\(x) \(y)")
      }
    }
  }

  @Test("an emboldened face has more ink, and a slanted one leans")
  func synthetic() throws {
    var text = shaper.shape(request("lll", size: 20))
    func ink(_ text: ResolvedText) throws -> Int {
      let bitmap = try picture([.text(text, at: .zero, .black)])
      return (0..<1600).reduce(0) { $0 + bitmap.alpha($1 % 40, $1 / 40) }
    }
    let plain = try ink(text)
    text.lines[0].runs[0].face.isEmboldened = true
    #expect(try ink(text) > plain * 11 / 10)
    text.lines[0].runs[0].face.isEmboldened = false
    text.lines[0].runs[0].face.isSlanted = true
    let slanted = try picture([.text(text, at: CGPoint(x: 5, y: 0), .black)])
    let upright = try picture([
      .text(shaper.shape(request("lll", size: 20)), at: CGPoint(x: 5, y: 0), .black)
    ])
    #expect(slanted != upright)
  }
}
