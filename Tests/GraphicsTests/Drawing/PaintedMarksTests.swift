import Foundation
import Graphics
import Testing

@Suite("Painted marks")
struct PaintedMarksTests {
  private static let red = Paint.color(Color.Resolved(red: 1, green: 0, blue: 0))
  private static let blue = Paint.color(Color.Resolved(red: 0, green: 0, blue: 1))
  private static let shape = Path(CGRect(x: -1, y: -2, width: 3, height: 4))

  private static func mark(
    _ x: CGFloat, _ y: CGFloat, _ paint: Paint = red, scale: CGFloat = 1
  ) -> PaintedMarks.Mark { PaintedMarks.Mark(at: CGPoint(x: x, y: y), paint, scale: scale) }

  @Test("marks without a finite place or size are left out")
  func finite() {
    let marks = PaintedMarks(
      Self.shape,
      marks: [
        Self.mark(1, 2), Self.mark(.nan, 2), Self.mark(3, .infinity), Self.mark(3, 4, scale: 0),
        Self.mark(3, 4, scale: .nan), Self.mark(3, 4, scale: .infinity), Self.mark(5, 6, Self.blue),
      ])
    #expect(Array(marks.positions) == [CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 6)])
    #expect(marks.paint(at: 0) == Self.red && marks.paint(at: 1) == Self.blue)
    #expect(marks.scale(at: 0) == 1 && marks.scale(at: 1) == 1)
    #expect(
      marks == PaintedMarks(Self.shape, marks: [Self.mark(1, 2), Self.mark(5, 6, Self.blue)]))
  }

  @Test("marks keep their scales, which scale their outlines about their places")
  func scales() {
    let marks = PaintedMarks(
      Self.shape,
      marks: [
        Self.mark(0, 0), Self.mark(1, 0), Self.mark(2, 0, scale: 2), Self.mark(3, 0, scale: 2),
        Self.mark(4, 0, Self.blue, scale: 2), Self.mark(5, 0, Self.blue),
      ])
    #expect((0..<6).map { marks.scale(at: $0) } == [1, 1, 2, 2, 2, 1])
    #expect(marks.outline(at: 1).boundingRect == CGRect(x: 0, y: -2, width: 3, height: 4))
    #expect(marks.outline(at: 2).boundingRect == CGRect(x: 0, y: -4, width: 6, height: 8))
  }

  @Test("the bounds hold every mark in its size")
  func bounds() {
    let marks = PaintedMarks(
      Self.shape, marks: [Self.mark(10, 20, scale: 2), Self.mark(50, 20, scale: -1)])
    #expect(marks.boundingRect == CGRect(x: 8, y: 16, width: 43, height: 8))
    #expect(PaintedMarks(Self.shape, marks: []).boundingRect.isNull)
    #expect(PaintedMarks(Path(), marks: [Self.mark(0, 0)]).boundingRect.isNull)
  }

  @Test("marks print as paints, shape, count, bounds and a checksum")
  func text() {
    func text(_ marks: [PaintedMarks.Mark]) -> String {
      DrawList([.paintedMarks(PaintedMarks(Self.shape, marks: marks))]).description
    }
    let marks = [Self.mark(10, 20), Self.mark(-4, 50, Self.blue)]
    let expected =
      /marks #FF0000 #0000FF rect -1,-2 3x4 at 2 places in -5,18 17x34 #[0-9a-f]{8}\n/
    #expect(text(marks).wholeMatch(of: expected) != nil)
    #expect(text(marks) != text([Self.mark(10, 20), Self.mark(-4, 50, Self.blue, scale: 1.1)]))
    #expect(text(marks) != text([Self.mark(10, 20, Self.blue), Self.mark(-4, 50)]))
  }
}
