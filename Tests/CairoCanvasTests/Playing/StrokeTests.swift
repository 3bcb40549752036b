import CairoCanvas
import Foundation
import Graphics
import Testing

@Suite("strokes")
struct StrokeTests {
  private let line = Path { path in
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 10))
  }

  @Test("caps end a line where they should", arguments: [CGLineCap.butt, .round, .square])
  func caps(cap: CGLineCap) throws {
    let bitmap = try picture([.stroke(line, StrokeStyle(lineWidth: 8, lineCap: cap), .red)])
    let ink = try #require(bitmap.ink())
    #expect(ink == (cap == .butt ? (10, 6, 30, 14) : (6, 6, 34, 14)))
    // A disc leaves the corner of the square clear.
    #expect((bitmap.alpha(6, 6) == 255) == (cap == .square))
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

  @Test("a dash that Cairo refuses is a solid line", arguments: [[0], [-1, 2], [CGFloat.nan], []])
  func invalidDash(dash: [CGFloat]) throws {
    let solid = try picture([.stroke(line, StrokeStyle(lineWidth: 2), .red)])
    #expect(try picture([.stroke(line, StrokeStyle(lineWidth: 2, dash: dash), .red)]) == solid)
  }

  @Test(
    "a dash starts at its phase, however many periods that is", arguments: [0, 3, 10, 1e9, -10])
  func phase(phase: CGFloat) throws {
    let style = StrokeStyle(lineWidth: 2, dash: [5, 5], dashPhase: phase)
    let bitmap = try picture([.stroke(line, style, .red)])
    let shift = Int((Double(phase).truncatingRemainder(dividingBy: 10)))
    for x in 0..<20 {
      #expect(bitmap.alpha(10 + x, 10) == ((x + shift) % 10 < 5 ? 255 : 0))
    }
  }

  @Test("a miter beyond the limit is cut to a bevel")
  func miters() throws {
    let corner = Path { path in
      path.addLines([CGPoint(x: 5, y: 30), CGPoint(x: 20, y: 15), CGPoint(x: 35, y: 30)])
    }
    func top(_ limit: CGFloat, _ join: CGLineJoin = .miter) throws -> Int {
      let style = StrokeStyle(lineWidth: 6, lineJoin: join, miterLimit: limit)
      return try #require(try picture([.stroke(corner, style, .red)]).ink(threshold: 64)).minY
    }
    #expect(try top(10) < top(1))
    #expect(try top(1) == top(10, .bevel))
  }

  @Test("widths that are not positive draw nothing", arguments: [0, -2, .nan, .infinity])
  func widths(width: CGFloat) throws {
    #expect(try picture([.stroke(line, StrokeStyle(lineWidth: width), .red)]).ink() == nil)
  }

  @Test("a transform shapes the pen")
  func pen() throws {
    let group = DrawGroup(
      contents: DrawList([
        .stroke(
          Path { path in
            path.move(to: CGPoint(x: 5, y: 2))
            path.addLine(to: CGPoint(x: 5, y: 8))
          }, StrokeStyle(lineWidth: 2), .red)
      ]), transform: CGAffineTransform(scaleX: 4, y: 1))
    #expect(try #require(try picture([.group(group)]).ink()) == (16, 2, 24, 8))
  }
}
