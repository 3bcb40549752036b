import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("TextPlayer")
struct TextPlayerTests {
  private let shaper: PangoTextShaper

  init() throws { shaper = try PangoTextShaper() }

  @Test("glyphs move by fractions of a pixel")
  func subpixel() throws {
    let text = shaper.shape(request("l", size: 20))
    // The left edge of the stem crosses this pixel: a quarter of it is 64 steps of coverage.
    let coverage = try [0, 0.25].map { shift in
      try picture([.text(text, at: CGPoint(x: 5 + shift, y: 5), .black)]).alpha(6, 18)
    }
    #expect(abs(coverage[0] - coverage[1] - 64) <= 1)
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
}
