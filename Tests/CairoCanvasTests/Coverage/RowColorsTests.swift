import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("RowColors")
struct RowColorsTests {
  private let area = PixelRect(minX: 0, minY: -3, maxX: 10, maxY: 20)

  /// Alpha, red, green and blue.
  private func channels(_ word: UInt32) -> [Int] {
    [24, 16, 8, 0].map { Int(word >> $0 & 255) }
  }

  @Test("a plain colour is one, premultiplied as by Cairo")
  func plain() throws {
    var random = SplitMix64(seed: 94)
    for _ in 0..<200 {
      let color = Color.Resolved(
        red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
        blue: .random(in: 0...1, using: &random), opacity: .random(in: 0...1, using: &random))
      let found = try #require(RowColors(.color(color), transform: .identity, area: area))
      #expect(found.colors.count == 1 && found.step == 0)
      let bitmap = try picture(
        width: 1, height: 1, [.fill(square(0, 0, 1, 1), FillStyle(), .color(color))])
      #expect(found.colors[0] == bitmap.pixels.reversed().reduce(0) { $0 << 8 | UInt32($1) })
    }
  }

  @Test("a vertical gradient has the colour of the middle of every row")
  func vertical() throws {
    let paint = Paint.linear(
      ramp([.black, .white]), from: CGPoint(x: 5, y: 0), to: CGPoint(x: 5, y: 10))
    let found = try #require(RowColors(paint, transform: .identity, area: area))
    #expect(found.colors.count == 23 && found.step == 1)
    for (row, word) in zip(-3..<20, found.colors) {
      let grey = Int((255 * min(max((Double(row) + 0.5) / 10, 0), 1)).rounded())
      #expect(channels(word) == [255, grey, grey, grey], "\(row)")
    }
  }

  @Test("the colour of a row does not depend on the area")
  func areas() throws {
    let paint = Paint.linear(
      ramp([.red, .blue.opacity(0.3)]), from: CGPoint(x: 1, y: 2), to: CGPoint(x: 1, y: 77))
    let transform = CGAffineTransform(a: 1.5, b: 0, c: 0, d: -0.7, tx: 3, ty: 60)
    let whole = try #require(RowColors(paint, transform: transform, area: area))
    for first in -3..<20 {
      let part = PixelRect(minX: 2, minY: first, maxX: 3, maxY: 20)
      let colors = try #require(RowColors(paint, transform: transform, area: part)).colors
      #expect(colors == Array(whole.colors[(first + 3)...]))
    }
    let none = PixelRect(minX: 0, minY: 5, maxX: 3, maxY: 4)
    #expect(RowColors(paint, transform: transform, area: none)?.colors == [])
  }

  @Test("fails for a paint that changes along rows")
  func others() {
    let colors = ramp([.red, .blue])
    let (from, to) = (CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 9))
    let turn = CGAffineTransform(rotationAngle: 0.1)
    #expect(RowColors(.linear(colors, from: from, to: to), transform: turn, area: area) == nil)
    let tilted = CGPoint(x: 0.01, y: 9)
    for paint: Paint in [
      .linear(colors, from: from, to: tilted), .linear(colors, from: from, to: from),
      .radial(colors, center: from, startRadius: 0, endRadius: 5),
      .angular(colors, center: from, from: .zero, to: .degrees(360)),
      .linear(colors, from: CGPoint(x: 0, y: CGFloat.nan), to: to),
    ] {
      #expect(RowColors(paint, transform: .identity, area: area) == nil)
    }
    // A horizontal gradient that is turned is vertical on the screen.
    let quarter = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    let level = Paint.linear(colors, from: from, to: CGPoint(x: 9, y: 0))
    #expect(RowColors(level, transform: quarter, area: area)?.step == 1)
  }
}
