import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("fast polylines")
struct PolylineStrokerTests {
  private static let widths: [CGFloat] = [0.5, 1, 1.5, 2, 3, 4]

  private func round(_ width: CGFloat) -> StrokeStyle {
    StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
  }

  private func walk(_ count: Int = 160, seed: UInt64 = 3) -> [CGPoint] {
    var random = SplitMix64(seed: seed)
    var y = 20.0
    return (0..<count).map { index in
      y = max(3, min(y + Double.random(in: -6...6, using: &random), 37))
      return CGPoint(x: Double(index) / Double(count) * 40, y: y)
    }
  }

  @Test("a line is no farther from the truth than Cairo's", arguments: HardLine.all, widths)
  func quality(line: HardLine, width: CGFloat) throws {
    let (columns, rows) = (HardLine.width, HardLine.height)
    let fast = try picture(
      width: columns, height: rows, [.polyline(line.polyline, round(width), .black)])
    let cairo = try picture(
      width: columns, height: rows, [.stroke(line.path, round(width), .black)])
    let truth = SampledStroke(line.runs, lineWidth: width, width: columns, height: rows)
    let ours = truth.error(of: fast)
    #expect(ours.mean <= truth.error(of: cairo).mean)
    #expect(ours.largest < 0.05)
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

  @Test("a clear colour is applied once, however often a line crosses itself")
  func once() throws {
    let half = Paint.color(Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5))
    let back = walk().reversed().map { CGPoint(x: $0.x, y: 40 - $0.y) }
    let line = Polyline(walk() + back)
    let solid = try picture([.polyline(line, round(3), .red)])
    let clear = try picture([.polyline(line, round(3), half)])
    for y in 0..<40 {
      for x in 0..<40 {
        #expect(abs(clear.alpha(x, y) - (solid.alpha(x, y) + 1) / 2) <= 1)
      }
    }
  }

  @Test("edges that meet within a pixel leave no seam")
  func seams() throws {
    let runs = (0..<8).flatMap { row in
      [CGPoint(x: -5, y: 8.5 + 3 * Double(row)), CGPoint(x: 45, y: 8.5 + 3 * Double(row))]
    }
    let line = Polyline(points: runs, runs: (0..<8).map { 2 * $0..<2 * $0 + 2 })
    let bitmap = try picture([.polyline(line, round(3), .black)])
    for y in 7..<31 { #expect(bitmap.alpha(20, y) == 255) }
  }

  @Test("a line that is moved by whole pixels has the same bytes", arguments: [1, 37, -90])
  func moved(pixels: Int) throws {
    let size = 40 + 2 * abs(pixels)
    let start = abs(pixels)
    func draw(_ x: Int, _ y: Int) throws -> Bitmap {
      let transform = CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y))
      let line = DrawList([.polyline(Polyline(walk()), round(1.7), .red)])
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

  @Test("a part of a picture has the same bytes as the whole")
  func part() throws {
    let line = DrawList([.polyline(Polyline(walk()), round(2.3), .red)])
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
    let line = DrawList([.polyline(Polyline(walk()), round(4), .red)])
    let circle = CGRect(x: 10, y: 10, width: 20, height: 20)
    let bitmap = try picture([
      .group(DrawGroup(contents: line, clip: DrawGroup.Clip(path: Path(ellipseIn: circle))))
    ])
    let ink = try #require(bitmap.ink())
    #expect(ink.minX >= 10 && ink.minY >= 10 && ink.maxX <= 30 && ink.maxY <= 30)
    #expect(bitmap.alpha(11, 11) == 0)
  }

  @Test("the direction of a line does not matter")
  func reversed() throws {
    #expect(
      try picture([.polyline(Polyline(walk()), round(2), .red)])
        == picture([.polyline(Polyline(walk().reversed()), round(2), .red)]))
  }

  @Test("a gradient goes along the line as along its path")
  func gradient() throws {
    let paint = Paint.linear(ramp([.red, .blue]), from: .zero, to: CGPoint(x: 40, y: 0))
    let fast = try picture([.polyline(Polyline(walk()), round(3), paint)])
    let cairo = try picture([.stroke(Path { $0.addLines(walk()) }, round(3), paint)])
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

  @Test("a line out of sight draws nothing", arguments: [-50, 90, 1e5, -1e9])
  func outOfSight(place: CGFloat) throws {
    let moved = walk().map { CGPoint(x: $0.x + place, y: $0.y) }
    #expect(try picture([.polyline(Polyline(moved), round(3), .red)]).ink() == nil)
  }

  @Test("points in one place are a dot")
  func onePlace() throws {
    let point = CGPoint(x: 20, y: 20)
    #expect(
      try picture([.polyline(Polyline([point, point, point]), round(6), .red)])
        == picture([.polyline(Polyline([point]), round(6), .red)]))
  }
}
