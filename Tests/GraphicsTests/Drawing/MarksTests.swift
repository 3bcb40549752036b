import Foundation
import Graphics
import Testing

@Suite("Marks")
struct MarksTests {
  private static let shape = Path(CGRect(x: -1, y: -2, width: 3, height: 4))

  @Test("places that are no numbers are left out")
  func finite() {
    let places = [
      CGPoint(x: 1, y: 2), CGPoint(x: CGFloat.nan, y: 2), CGPoint(x: 1, y: CGFloat.infinity),
      CGPoint(x: -5, y: 7),
    ]
    let marks = Marks(Self.shape, at: places)
    #expect(marks.positions == [places[0], places[3]])
    #expect(marks == Marks(Self.shape, at: [places[0], places[3]]))
  }

  @Test("the bounds hold the shape at every place")
  func bounds() {
    let marks = Marks(Self.shape, at: [CGPoint(x: 10, y: 20), CGPoint(x: -4, y: 50)])
    #expect(marks.boundingRect == CGRect(x: -5, y: 18, width: 17, height: 34))
    #expect(Marks(Self.shape, at: []).boundingRect.isNull)
    #expect(Marks(Path(), at: [.zero]).boundingRect.isNull)
  }

  @Test("marks print as their shape, the number of places, bounds and a checksum")
  func text() {
    let red = Paint.color(Color.Resolved(red: 1, green: 0, blue: 0))
    func text(_ places: [CGPoint], style: FillStyle = FillStyle()) -> String {
      DrawList([.marks(Marks(Self.shape, style: style, at: places), red)]).description
    }
    let places = [CGPoint(x: 10, y: 20), CGPoint(x: -4, y: 50)]
    #expect(
      text(places).hasPrefix("marks #FF0000 rect -1,-2 3x4 at 2 places in -5,18 17x34 #"))
    #expect(text(places) != text(places.reversed()))
    #expect(
      text(places, style: FillStyle(eoFill: true)).hasPrefix("marks #FF0000 even-odd rect -1,-2"))
    #expect(text([]).hasPrefix("marks #FF0000 rect -1,-2 3x4 at 0 places in nothing #"))
    let moved = DrawGroup(
      contents: DrawList([.marks(Marks(Self.shape, at: places), red)]),
      transform: CGAffineTransform(translationX: 1, y: 2))
    #expect(
      DrawList([.group(moved)]).description
        .hasPrefix("marks #FF0000 rect -1,-2 3x4 at 2 places in -4,20 17x34 #"))
  }
}
