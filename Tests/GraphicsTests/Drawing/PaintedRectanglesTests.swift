import Foundation
import Graphics
import Testing

@Suite("Painted rectangles")
struct PaintedRectanglesTests {
  private static let red = Paint.color(Color.Resolved(red: 1, green: 0, blue: 0))
  private static let blue = Paint.color(Color.Resolved(red: 0, green: 0, blue: 1))
  private static let rects = [
    CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 10, y: 8, width: -5, height: 1),
  ]

  @Test("rectangles that are not finite are left out, with their paints")
  func finite() {
    let all = [
      Self.rects[0], .null, .null, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
      CGRect(x: 0, y: 0, width: 1, height: CGFloat.infinity), Self.rects[1],
    ]
    let paints = [Self.red, Self.red, Self.blue, Self.red, Self.red, Self.blue]
    let batch = PaintedRectangles(zip(all, paints))
    #expect(Array(batch.rects) == Self.rects)
    #expect(batch.count == 2)
    #expect(batch.paint(at: 0) == Self.red && batch.paint(at: 1) == Self.blue)
    #expect(batch == PaintedRectangles(zip(Self.rects, [Self.red, Self.blue])))
    #expect(batch != PaintedRectangles(zip(Self.rects, [Self.red, Self.red])))
    #expect(batch.boundingRect == CGRect(x: 1, y: 2, width: 9, height: 7))
    #expect(PaintedRectangles([]).boundingRect.isNull)
  }

  @Test("rectangles print as paints, count, bounds and a checksum")
  func text() {
    func text(
      _ rects: [CGRect], _ paints: [Paint], style: FillStyle = FillStyle(), x: CGFloat = 0
    ) -> String {
      var list = DrawList()
      list.append(
        DrawList([.rectangles(PaintedRectangles(zip(rects, paints), style: style))]),
        offset: CGPoint(x: x, y: 0))
      return list.description
    }
    let plain = text(Self.rects, [Self.red, Self.blue])
    #expect(
      plain.wholeMatch(of: /rectangles #FF0000 #0000FF 2 in 1,2 9x7 #[0-9a-f]{8}\n/) != nil)
    #expect(text(Self.rects.reversed(), [Self.red, Self.blue]) != plain)
    #expect(text(Self.rects, [Self.red, Self.red]).hasPrefix("rectangles #FF0000 2 in 1,2"))
    #expect(
      text(Self.rects, [Self.red, Self.blue], style: FillStyle(antialiased: false))
        .hasPrefix("rectangles #FF0000 #0000FF aliased 2 in 1,2"))
    #expect(text(Self.rects, [Self.red, Self.blue], x: 3).contains("2 in 4,2 9x7"))
    let many = (0..<9).map { Paint.color(Color.Resolved(red: Float($0) / 9, green: 0, blue: 0)) }
    let rects = Array(repeating: Self.rects[0], count: 9)
    #expect(text(rects, many).hasPrefix("rectangles 9 paints 9 in 1,2 3x4 #"))
    #expect(text(rects, many) != text(rects, many.reversed()))
  }

  @Test("a rectangle takes 36 bytes of flat storage, and a tenth of that of a fill command")
  func size() {
    let batch = PaintedRectangles(
      (0..<1_000).map { index in
        (CGRect(x: CGFloat(index), y: 0, width: 1, height: 5), index < 500 ? Self.red : Self.blue)
      })
    let bytes =
      batch.rects.capacity * MemoryLayout<CGRect>.stride
      + batch.paints.indices.capacity * MemoryLayout<UInt32>.stride
    #expect(bytes < 37_000)
    #expect(batch.paints.paints.count == 2)
  }
}
