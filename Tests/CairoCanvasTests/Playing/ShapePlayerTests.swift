import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("ShapePlayer")
struct ShapePlayerTests {
  @Test("the even-odd rule leaves a hole where the winding rule fills")
  func rules() throws {
    var path = square(0, 0, 20, 20)
    path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    let wound = try picture([.fill(path, FillStyle(), .red)])
    let evenOdd = try picture([.fill(path, FillStyle(eoFill: true), .red)])
    #expect(wound.alpha(10, 10) == 255)
    #expect(evenOdd.alpha(10, 10) == 0)
    #expect(evenOdd.alpha(2, 2) == 255)
  }

  @Test("without antialiasing every pixel is full or clear")
  func aliased() throws {
    let disc = Path(ellipseIn: CGRect(x: 3.3, y: 4.2, width: 30, height: 30))
    func partial(_ style: FillStyle) throws -> Int {
      let bitmap = try picture([.fill(disc, style, .red)])
      return (0..<1600).count { ![0, 255].contains(bitmap.alpha($0 % 40, $0 / 40)) }
    }
    #expect(try partial(FillStyle(antialiased: false)) == 0)
    #expect(try partial(FillStyle()) > 50)
  }

  @Test(
    "a one-point run is a dot of the line's width", arguments: [CGLineCap.butt, .round, .square])
  func dots(cap: CGLineCap) throws {
    let style = StrokeStyle(lineWidth: 10, lineCap: cap, dash: [])
    let bitmap = try picture([.polyline(Polyline([CGPoint(x: 20, y: 20)]), style, .red)])
    let ink = try #require(bitmap.ink(threshold: 10))
    #expect(ink == (15, 15, 25, 25))
    #expect((bitmap.alpha(15, 15) == 255) == (cap != .round))
  }

  @Test("a gap in a polyline is not bridged")
  func gaps() throws {
    let points = [5, 15, CGFloat.nan, 25, 35].map { CGPoint(x: $0, y: 20) }
    let bitmap = try picture([.polyline(Polyline(points), StrokeStyle(lineWidth: 4), .red)])
    #expect(bitmap.alpha(10, 20) == 255)
    #expect(bitmap.alpha(20, 20) == 0)
    #expect(bitmap.alpha(30, 20) == 255)
  }

  @Test("runs that cross do not darken each other")
  func crossing() throws {
    let points = [(5, 20), (35, 20), (20, 5), (20, 35)].map { CGPoint(x: $0.0, y: $0.1) }
    let half = Paint.color(Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5))
    let bitmap = try picture([
      .polyline(Polyline(points: points, runs: [0..<2, 2..<4]), StrokeStyle(lineWidth: 4), half)
    ])
    #expect(bitmap.alpha(20, 20) == bitmap.alpha(10, 20))
  }

  @Test(
    "a polyline looks like the path through its points",
    arguments: [
      StrokeStyle(lineWidth: 1.5), StrokeStyle(lineWidth: 2, lineCap: .square, lineJoin: .bevel),
      StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round, dash: [3, 4]),
    ])
  func sameAsPath(style: StrokeStyle) throws {
    let points = (0..<30).map { CGPoint(x: 1.3 * CGFloat($0), y: 20 + 15 * sin(CGFloat($0))) }
    let path = Path { $0.addLines(points) }
    let columns = try picture([.polyline(Polyline(points), style, .red)])
    let outline = try picture([.stroke(path, style, .red)])
    for y in 0..<40 {
      for x in 0..<40 { #expect(abs(columns.alpha(x, y) - outline.alpha(x, y)) <= 20) }
    }
  }

  @Test("a shape at many positions is the shape filled at each")
  func marks() throws {
    // A small shape is stamped, a large one is filled by Cairo.
    for size in [4, 30] as [CGFloat] {
      let shape = Path(ellipseIn: CGRect(x: -size / 2, y: -size / 2, width: size, height: size))
      let positions = [CGPoint(x: 10, y: 12), CGPoint(x: 25, y: 30), CGPoint(x: 33, y: 9)]
      let marks = try picture([.marks(Marks(shape, at: positions), .black)])
      let fills = try picture(
        positions.map { position in
          let place = CGAffineTransform(translationX: position.x, y: position.y)
          return .fill(shape.applying(place), FillStyle(), .black)
        })
      for (a, b) in zip(marks.pixels, fills.pixels) { #expect(abs(Int(a) - Int(b)) <= 32) }
      func ink(_ bitmap: Bitmap) -> Int {
        (0..<1600).reduce(0) { $0 + bitmap.alpha($1 % 40, $1 / 40) }
      }
      #expect(abs(ink(marks) - ink(fills)) < ink(fills) / 20)
      #expect(marks.alpha(25, 30) == 255)
      // Without antialiasing both are filled by Cairo.
      let aliased = FillStyle(antialiased: false)
      let pixels = try picture([.marks(Marks(shape, style: aliased, at: positions), .black)])
      let expected = try picture(
        positions.map { position in
          let place = CGAffineTransform(translationX: position.x, y: position.y)
          return .fill(shape.applying(place), aliased, .black)
        })
      #expect(pixels == expected)
    }
  }

  @Test("a clear paint draws nothing, whatever the command is")
  func clear() throws {
    let clear = Paint.color(Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0))
    let disc = Path(ellipseIn: CGRect(x: 5, y: 5, width: 20, height: 20))
    let bitmap = try picture([
      .fill(disc, FillStyle(), clear), .stroke(disc, StrokeStyle(lineWidth: 3), clear),
      .polyline(Polyline([.zero, CGPoint(x: 30, y: 30)]), StrokeStyle(lineWidth: 3), clear),
      .marks(Marks(disc, at: [.zero]), clear),
    ])
    #expect(bitmap.ink() == nil)
  }
}
