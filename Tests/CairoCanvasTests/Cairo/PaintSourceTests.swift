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
    ] {
      #expect(try picture([.fill(square(0, 0, 9, 9), FillStyle(), paint)])[1, 1] == [0, 0, 0, 255])
    }
    for paint: Paint in [
      .linear(ramp([]), from: .zero, to: point),
      .radial(ramp([]), center: point, startRadius: 0, endRadius: 4),
      .angular(ramp([]), center: point, from: .zero, to: .degrees(360)),
    ] {
      #expect(try picture([.fill(square(0, 0, 9, 9), FillStyle(), paint)]).ink() == nil)
    }
  }
}
