import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("StrokeShapes")
struct StrokeShapesTests {
  @Test("a miter limit below 1 is one of 1", arguments: [0.5, 0, -1, -10, -1e300] as [CGFloat])
  func lowMiterLimit(limit: CGFloat) throws {
    func style(_ limit: CGFloat) -> StrokeStyle {
      StrokeStyle(lineWidth: 4, lineJoin: .miter, miterLimit: limit)
    }
    let corner = Polyline([
      CGPoint(x: 5, y: 30), CGPoint(x: 20, y: 15), CGPoint(x: 35, y: 30), CGPoint(x: 30, y: 5),
    ])
    #expect(
      try picture([.polyline(corner, style(limit), .red)])
        == picture([.polyline(corner, style(1), .red)]))
  }

  @Test(
    "dashes without length are dots, discs or squares along the line",
    arguments: [CGLineCap.round, .square])
  func dots(cap: CGLineCap) throws {
    let style = StrokeStyle(lineWidth: 5, lineCap: cap, dash: [0, 8])
    let points = [CGPoint(x: 3, y: 5), CGPoint(x: 36, y: 31)]
    let fast = try picture([.polyline(Polyline(points), style, .black)])
    let cairo = try picture([.stroke(Path { $0.addLines(points) }, style, .black)])
    for y in 0..<40 {
      for x in 0..<40 { #expect(abs(fast.alpha(x, y) - cairo.alpha(x, y)) < 16) }
    }
    #expect(fast.ink() != nil)
  }

  @Test("dashes without length and without caps are not there")
  func noDots() throws {
    let style = StrokeStyle(lineWidth: 5, dash: [0, 8])
    let points = [CGPoint(x: 3, y: 5), CGPoint(x: 36, y: 31)]
    #expect(try picture([.polyline(Polyline(points), style, .black)]).ink() == nil)
  }

  @Test(
    "a dash of any length ends", arguments: [1e-300, 1e-9, 0.01, 1e9, 1e300] as [CGFloat],
    [0, 1e-9, 1e300] as [CGFloat])
  func absurdDashes(length: CGFloat, gap: CGFloat) throws {
    let style = StrokeStyle(lineWidth: 2, dash: [length, gap], dashPhase: 1e12)
    for points in [HardLine.walk(), [CGPoint(x: -9e5, y: 3), CGPoint(x: 9e5, y: 30)]] {
      _ = try picture([.polyline(Polyline(points), style, .red)])
    }
  }

  @Test("a dot is as wide as the line, a square with other caps, turned with the picture")
  func squareDots() throws {
    let point = Polyline([CGPoint(x: 20, y: 20)])
    for cap in [CGLineCap.butt, .square] {
      let style = StrokeStyle(lineWidth: 6, lineCap: cap)
      #expect(
        try picture([.polyline(point, style, .red)])
          == picture([.fill(square(17, 17, 6, 6), FillStyle(), .red)]))
      let turn = CGAffineTransform(translationX: -20, y: -20)
        .concatenating(CGAffineTransform(rotationAngle: .pi / 4))
        .concatenating(CGAffineTransform(translationX: 20, y: 20))
      let list = DrawList([.polyline(point, style, .red)])
      let turned = try picture([.group(DrawGroup(contents: list, transform: turn))])
      #expect(turned.alpha(19, 17) == 255 && turned.alpha(17, 17) < 40)
    }
  }

  @Test(
    "caps and joins reach as far as they should",
    arguments: [
      (CGLineCap.butt, CGLineJoin.bevel, 10, 10.0), (.square, .bevel, 10, 14),
      (.butt, .miter, 10, 10), (.round, .bevel, 10, 14),
    ])
  func caps(cap: CGLineCap, join: CGLineJoin, limit: Double, end: CGFloat) throws {
    let style = StrokeStyle(
      lineWidth: 8, lineCap: cap, lineJoin: join, miterLimit: CGFloat(limit))
    let line = Polyline([CGPoint(x: 30, y: 20), CGPoint(x: 10 + 0.0, y: 20)])
    let ink = try #require(try picture([.polyline(line, style, .black)]).ink())
    #expect(CGFloat(ink.minX) == 20 - end && ink.maxX == Int(20 + end))
    #expect(ink.minY == 16 && ink.maxY == 24)
  }

  @Test("a miter has a tip up to its limit, and is cut beyond it", arguments: [1.41, 1.42])
  func miter(limit: CGFloat) throws {
    // A right angle has a tip of √2 halves of the width.
    let corner = Polyline([CGPoint(x: 4, y: 30), CGPoint(x: 30, y: 30), CGPoint(x: 30, y: 4)])
    let style = StrokeStyle(lineWidth: 8, lineJoin: .miter, miterLimit: limit)
    let bitmap = try picture([.polyline(corner, style, .black)])
    #expect(bitmap.alpha(33, 33) == (limit > 2.0.squareRoot() ? 255 : 0))
    #expect(bitmap.alpha(31, 31) == 255)
  }
}
