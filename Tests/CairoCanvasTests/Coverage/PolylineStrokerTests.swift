import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("fast polylines")
struct PolylineStrokerTests {
  private static let widths: [CGFloat] = [0.5, 1, 1.5, 2, 3, 8, 20]

  /// How much larger than Cairo's a mean error may be: less than a level of 255.
  ///
  /// The reference has 16 steps a pixel itself: where an edge is exactly vertical, it is off by up
  /// to 0.03, and the mean of that falls to one side or the other. With 64 × 64 samples the means
  /// are 0.000 to 0.002 apart where ours is the larger one.
  private static let slack = 0.003

  private func round(_ width: CGFloat) -> StrokeStyle {
    StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
  }

  private func quality(_ line: HardLine, _ style: StrokeStyle, largest: Double) throws {
    let (columns, rows) = (HardLine.width, HardLine.height)
    let fast = try picture(
      width: columns, height: rows, [.polyline(line.polyline, style, .black)])
    let cairo = try picture(width: columns, height: rows, [.stroke(line.path, style, .black)])
    let truth = SampledStroke(line.runs, style: style, width: columns, height: rows)
    let (ours, theirs) = (truth.error(of: fast), truth.error(of: cairo))
    #expect(ours.mean <= theirs.mean + Self.slack)
    // Where dashes end, all drift apart along a line whose points are rounded.
    if style.dash.isEmpty { #expect(ours.largest < max(largest, theirs.largest + 0.01)) }
  }

  @Test("a line is no farther from the truth than Cairo's", arguments: HardLine.all, widths)
  func quality(line: HardLine, width: CGFloat) throws {
    try quality(line, round(width), largest: 0.05)
  }

  @Test("no style is farther from the truth than Cairo's", arguments: HardLine.all, HardLine.styles)
  func quality(line: HardLine, style: StrokeStyle) throws {
    try quality(line, style, largest: 0.06)
  }

  @Test("a line of half a pixel is half as dark as one of a pixel, wherever it lies")
  func thinLines() throws {
    for step in 0..<8 {
      let y = 20 + CGFloat(step) / 8
      let line = Polyline([CGPoint(x: -5, y: y), CGPoint(x: 45, y: y)])
      let bitmap = try picture([.polyline(line, round(0.5), .black)])
      let ink = (0..<40).reduce(0) { $0 + bitmap.alpha(17, $1) }
      #expect(abs(Double(ink) / 255 - 0.5) < 0.01)
    }
  }

  @Test(
    "a clear colour is applied once, however often a line crosses itself",
    arguments: [StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)] + HardLine.styles)
  func once(style: StrokeStyle) throws {
    let half = Paint.color(Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5))
    let back = HardLine.walk().reversed().map { CGPoint(x: $0.x, y: 40 - $0.y) }
    let line = Polyline(HardLine.walk() + back)
    let solid = try picture([.polyline(line, style, .red)])
    let clear = try picture([.polyline(line, style, half)])
    for y in 0..<40 {
      for x in 0..<40 {
        #expect(abs(clear.alpha(x, y) - (solid.alpha(x, y) + 1) / 2) <= 1)
      }
    }
  }

  @Test(
    "a line that is moved by whole pixels has the same bytes", arguments: [1, 37, -90],
    [StrokeStyle(lineWidth: 1.7, lineCap: .round, lineJoin: .round)] + HardLine.styles)
  func moved(pixels: Int, style: StrokeStyle) throws {
    let size = 40 + 2 * abs(pixels)
    let start = abs(pixels)
    func draw(_ x: Int, _ y: Int) throws -> Bitmap {
      let transform = CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y))
      let line = DrawList([.polyline(Polyline(HardLine.walk()), style, .red)])
      return try picture(
        width: size, height: size, [.group(DrawGroup(contents: line, transform: transform))])
    }
    let here = try draw(start, start)
    let there = try draw(start + pixels, start - pixels)
    for y in 0..<40 {
      for x in 0..<40 {
        #expect(here[start + x, start + y] == there[start + pixels + x, start - pixels + y])
      }
    }
  }

  @Test(
    "a part of a picture has the same bytes as the whole",
    arguments: [StrokeStyle(lineWidth: 2.3, lineCap: .round, lineJoin: .round)] + HardLine.styles)
  func part(style: StrokeStyle) throws {
    let line = DrawList([
      .polyline(Polyline(HardLine.walk()), style, .red),
      .polyline(Polyline(HardLine.walk(30, seed: 4)), style, .red),
    ])
    let whole = try picture([.group(DrawGroup(contents: line))])
    let clip = DrawGroup.Clip(path: square(9, 7, 14, 21))
    let part = try picture([.group(DrawGroup(contents: line, clip: clip))])
    for y in 0..<40 {
      for x in 0..<40 {
        let isInside = (9..<23).contains(x) && (7..<28).contains(y)
        #expect(part[x, y] == (isInside ? whole[x, y] : [0, 0, 0, 0]))
      }
    }
  }

  @Test("a clip of any shape cuts the line")
  func clip() throws {
    let line = DrawList([.polyline(Polyline(HardLine.walk()), round(4), .red)])
    let circle = CGRect(x: 10, y: 10, width: 20, height: 20)
    let bitmap = try picture([
      .group(DrawGroup(contents: line, clip: DrawGroup.Clip(path: Path(ellipseIn: circle))))
    ])
    let ink = try #require(bitmap.ink())
    #expect(ink.minX >= 10 && ink.minY >= 10 && ink.maxX <= 30 && ink.maxY <= 30)
    #expect(bitmap.alpha(11, 11) == 0)
  }

  @Test("a gradient goes along the line as along its path")
  func gradient() throws {
    let paint = Paint.linear(ramp([.red, .blue]), from: .zero, to: CGPoint(x: 40, y: 0))
    let fast = try picture([.polyline(Polyline(HardLine.walk()), round(3), paint)])
    let cairo = try picture([.stroke(Path { $0.addLines(HardLine.walk()) }, round(3), paint)])
    for y in 0..<40 {
      for x in 0..<40 where fast.alpha(x, y) == 255 && cairo.alpha(x, y) == 255 {
        #expect(fast[x, y] == cairo[x, y])
      }
    }
  }

  @Test("a turned and mirrored line is as wide as a straight one")
  func turned() throws {
    let transform = CGAffineTransform(a: 0, b: 2, c: 2, d: 0, tx: 0, ty: 0)
    let line = DrawList([
      .polyline(Polyline([CGPoint(x: 5, y: 10), CGPoint(x: 15, y: 10)]), round(4), .red)
    ])
    let bitmap = try picture([.group(DrawGroup(contents: line, transform: transform))])
    #expect(try #require(bitmap.ink()) == (16, 6, 24, 34))
  }

  @Test("a stretched line is left to Cairo, whose pen is stretched with it")
  func stretched() throws {
    let stretch = CGAffineTransform(scaleX: 4, y: 1)
    let points = [CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 30)]
    func draw(_ command: DrawCommand) throws -> Bitmap {
      try picture([.group(DrawGroup(contents: DrawList([command]), transform: stretch))])
    }
    #expect(
      try draw(.polyline(Polyline(points), round(2), .red))
        == draw(.stroke(Path { $0.addLines(points) }, round(2), .red)))
  }
}
