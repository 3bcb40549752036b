import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("DrawBounds")
struct DrawBoundsTests {
  @Test("no command touches a pixel outside of its bounds", arguments: 0..<40)
  func conservative(seed: Int) throws {
    var random = try RandomDrawing(seed: UInt64(seed) + 500, size: CGSize(width: 60, height: 50))
    // The picture is larger than the drawing, so that what leaves it is seen.
    let list = random.list()
    let transform = CGAffineTransform(a: 1.3, b: 0.2, c: -0.1, d: 0.9, tx: 40, ty: 30)
    for command in list.commands {
      let bounds = DrawBounds.pixels(of: DrawList([command]), transform: transform)
      let group = DrawGroup(contents: DrawList([command]), transform: transform)
      let bitmap = try picture(width: 160, height: 130, [.group(group)])
      guard let ink = bitmap.ink() else { continue }
      let isInside =
        ink.minX >= bounds.minX && ink.minY >= bounds.minY && ink.maxX <= bounds.maxX
        && ink.maxY <= bounds.maxY
      if !isInside { Issue.record("\(bounds) \(ink) \(command)") }
    }
  }

  private func pixels(
    _ command: DrawCommand, _ transform: CGAffineTransform = .identity
  ) -> PixelRect {
    DrawBounds.pixels(of: DrawList([command]), transform: transform)
  }

  private func rect(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) -> PixelRect {
    PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  @Test("a fill has the box of its points and a pixel for rounding")
  func fills() {
    #expect(pixels(.fill(square(3, 4, 5, 6), FillStyle(), .red)) == rect(2, 3, 9, 11))
    #expect(pixels(.fill(square(3.5, 4, 5, 6), FillStyle(), .red)) == rect(2, 3, 10, 11))
    let scaled = CGAffineTransform(scaleX: -2, y: 3)
    #expect(pixels(.fill(square(3, 4, 5, 6), FillStyle(), .red), scaled) == rect(-17, 11, -5, 31))
    #expect(pixels(.fill(Path(), FillStyle(), .red)) == .empty)
    #expect(pixels(.fill(square(.nan, .nan, 1, 1), FillStyle(), .red)) == .empty)
  }

  @Test("a line has its width on each side, and as much as miters reach")
  func lines() {
    let line = Polyline([CGPoint(x: 10, y: 10.25), CGPoint(x: 20, y: 10.25)])
    let round = StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round)
    #expect(pixels(.polyline(line, round, .red)) == rect(5, 5, 25, 16))
    let miter = StrokeStyle(lineWidth: 4, lineJoin: .miter, miterLimit: 10)
    #expect(pixels(.polyline(line, miter, .red)) == rect(-11, -11, 41, 32))
    #expect(pixels(.polyline(Polyline([]), round, .red)) == .empty)
    let infinite = StrokeStyle(lineWidth: .infinity)
    #expect(pixels(.polyline(line, infinite, .red)).width >= 2_000_000)
  }

  @Test("a group has the union of its commands, within its clip and with its shadow")
  func groups() {
    var group = DrawGroup(
      contents: DrawList([
        .fill(square(0, 0, 10, 10), FillStyle(), .red),
        .fill(square(30, 0, 10, 10), FillStyle(), .red),
      ]), transform: CGAffineTransform(translationX: 100, y: 50))
    #expect(pixels(.group(group)) == rect(99, 49, 141, 61))
    #expect(DrawBounds.points(of: group) == CGRect(x: -1, y: -1, width: 42, height: 12))
    group.filter = .shadow(
      color: Color.Resolved(red: 0, green: 0, blue: 0), radius: 0, offset: CGPoint(x: 0, y: 20))
    let shaded = pixels(.group(group))
    #expect(shaded.minY == 49 && shaded.maxY >= 80)
    group.clip = DrawGroup.Clip(path: square(0, 0, 20, 5))
    #expect(pixels(.group(group)) == rect(99, 49, 121, 56))
    group.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(pixels(.group(group)) == .empty)
  }

  @Test("a polygon in perspective has the box of its image")
  func projected() {
    var projection = ProjectionTransform()
    projection.m13 = 0.01
    let polygon = ConvexPolygon(CGRect(x: 0, y: 0, width: 100, height: 100))
    // At x = 100, everything is halved.
    let bounds = DrawBounds.pixels(of: polygon, projection: projection)
    #expect(bounds == rect(-1, -1, 51, 101))
  }
}
