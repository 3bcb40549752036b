import CairoCanvas
import Foundation
import Graphics
import Testing

@Suite("PaintSource")
struct PaintSourceTests {
  @Test("a gradient keeps its place under a group's transform")
  func moved() throws {
    func draw(_ transform: CGAffineTransform, _ width: CGFloat, _ x: CGFloat) throws -> Bitmap {
      let fill = DrawCommand.fill(
        square(x, 0, width, width), FillStyle(),
        .linear(
          ramp([.red, .blue]), from: CGPoint(x: x, y: 0), to: CGPoint(x: x + width, y: 0)))
      return try picture([.group(DrawGroup(contents: DrawList([fill]), transform: transform))])
    }
    #expect(
      try draw(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0), 10, 0)
        == draw(.identity, 20, 10))
  }

  @Test("a gradient between one point is its last colour; without stops it draws nothing")
  func degenerate() throws {
    let point = CGPoint(x: 3, y: 3)
    for paint: Paint in [
      .linear(ramp([.white, .black]), from: point, to: point),
      .radial(ramp([.white, .black]), center: point, startRadius: 4, endRadius: 4),
      .elliptical(
        ramp([.white, .black]), center: point, size: CGSize(width: 9, height: 4),
        startRadius: 0.5, endRadius: 0.5),
    ] {
      #expect(try picture([.fill(square(0, 0, 9, 9), FillStyle(), paint)])[1, 1] == [0, 0, 0, 255])
    }
    for paint: Paint in [
      .linear(ramp([]), from: .zero, to: point),
      .radial(ramp([]), center: point, startRadius: 0, endRadius: 4),
      .elliptical(
        ramp([]), center: point, size: CGSize(width: 9, height: 4), startRadius: 0, endRadius: 1),
      .elliptical(
        ramp([.red]), center: point, size: CGSize(width: 9, height: 0), startRadius: 0,
        endRadius: 1),
      .angular(ramp([]), center: point, from: .zero, to: .degrees(360)),
    ] {
      #expect(try picture([.fill(square(0, 0, 9, 9), FillStyle(), paint)]).ink() == nil)
    }
  }

  @Test("an elliptical gradient is a radial one that is stretched to its size")
  func elliptical() throws {
    func draw(_ paint: Paint, _ width: CGFloat, _ stretch: CGFloat) throws -> Bitmap {
      let fill = DrawCommand.fill(square(0, 0, width, 40), FillStyle(), paint)
      let transform = CGAffineTransform(scaleX: stretch, y: 1)
      return try picture([.group(DrawGroup(contents: DrawList([fill]), transform: transform))])
    }
    let colors = ramp([.red, .yellow, .blue])
    let stretched = try draw(
      .radial(colors, center: CGPoint(x: 5, y: 20), startRadius: 2, endRadius: 15), 20, 2)
    let center = CGPoint(x: 10, y: 20)
    for size in [CGSize(width: 80, height: 40), CGSize(width: 20, height: 10)] {
      let elliptical = try draw(
        .elliptical(
          colors, center: center, size: size, startRadius: 2 / size.height,
          endRadius: 15 / size.height), 40, 1)
      for (a, b) in zip(elliptical.pixels, stretched.pixels) { #expect(abs(Int(a) - Int(b)) <= 2) }
    }
  }

  @Test("an image is repeated from the corner of its tile in all directions")
  func tiles() throws {
    let image = DrawnImages.checkerboard(width: 2, height: 2)
    func draw(_ tile: CGRect) throws -> Bitmap {
      try picture([.fill(square(0, 0, 40, 40), FillStyle(), .image(image, tile: tile))])
    }
    let bitmap = try draw(CGRect(x: 15, y: 15, width: 20, height: 20))
    // Squares of 10 pixels around these points, between which the colour changes evenly.
    for (x, y, value) in [(20, 20, 0), (30, 20, 255), (20, 30, 255), (0, 20, 0), (10, 0, 255)] {
      #expect(bitmap[x, y].prefix(3).allSatisfy { abs(Int($0) - value) < 30 }, "\(x), \(y)")
    }
    let plain = try draw(CGRect(x: 1, y: 0, width: 2, height: 2))
    for y in 0..<40 {
      for x in 0..<40 {
        let value: UInt8 = (x + 1 + y).isMultiple(of: 2) ? 0 : 255
        #expect(plain[x, y] == [value, value, value, 255])
      }
    }
    let far = try draw(CGRect(x: 1 + 4e5, y: -6e5, width: 2, height: 2))
    #expect(far.pixels == plain.pixels)
    for tile in [
      CGRect(x: 0, y: 0, width: 0, height: 2), CGRect(x: 0, y: 0, width: 2, height: CGFloat.nan),
      CGRect(x: CGFloat.infinity, y: 0, width: 2, height: 2),
    ] {
      #expect(try draw(tile).ink() == nil)
    }
  }
}
