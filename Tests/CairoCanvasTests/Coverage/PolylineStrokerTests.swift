import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("fast polylines")
struct PolylineStrokerTests {
  private static let widths: [CGFloat] = [0.5, 1, 1.5, 2, 3, 8, 20]

  /// All caps and joins but round ones alone, and dashes with phases.
  private static let styles: [StrokeStyle] = {
    var styles: [StrokeStyle] = []
    for (cap, join) in [
      (CGLineCap.butt, CGLineJoin.miter), (.square, .bevel), (.butt, .round), (.round, .miter),
    ] {
      for width in [0.5, 7] as [CGFloat] {
        styles.append(StrokeStyle(lineWidth: width, lineCap: cap, lineJoin: join))
      }
    }
    let dashes: [(dash: [CGFloat], phase: CGFloat, cap: CGLineCap)] = [
      ([6, 4], 0, .butt), ([7.3], 2, .square), ([9, 2, 1, 2], 3.5, .round),
    ]
    for (dash, phase, cap) in dashes {
      styles.append(
        StrokeStyle(lineWidth: 2, lineCap: cap, miterLimit: 4, dash: dash, dashPhase: phase))
    }
    return styles
  }()

  /// How much larger than Cairo's a mean error may be: less than a level of 255.
  ///
  /// The reference has 16 steps a pixel itself: where an edge is exactly vertical, it is off by up
  /// to 0.03, and the mean of that falls to one side or the other. With 64 × 64 samples the means
  /// are 0.000 to 0.002 apart where ours is the larger one.
  private static let slack = 0.003

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

  @Test("no style is farther from the truth than Cairo's", arguments: HardLine.all, styles)
  func quality(line: HardLine, style: StrokeStyle) throws {
    try quality(line, style, largest: 0.06)
  }

  @Test("a miter limit below 1 is one of 1", arguments: [0.5, 0, -1, -10, -1e300] as [CGFloat])
  func lowMiterLimit(limit: CGFloat) throws {
    func style(_ limit: CGFloat) -> StrokeStyle {
      StrokeStyle(lineWidth: 4, lineJoin: .miter, miterLimit: limit)
    }
    let corner = Polyline([
      CGPoint(x: 5, y: 30), CGPoint(x: 20, y: 15), CGPoint(x: 35, y: 30), CGPoint(x: 30, y: 5),
    ])
    #expect(
      try picture([.polyline(corner, style(limit), .red)])
        == picture([.polyline(corner, style(1), .red)]))
  }

  @Test("nearly vertical hairlines are as smooth as nearly horizontal ones")
  func steep() throws {
    for line in [HardLine.nearlyVertical, .nearlyHorizontal, .steps] {
      for width in [0.5, 1, 2] as [CGFloat] {
        let bitmap = try picture(
          width: HardLine.width, height: HardLine.height,
          [.polyline(line.polyline, round(width), .black)])
        let truth = SampledStroke(
          line.runs, style: round(width), width: HardLine.width, height: HardLine.height,
          samples: 64)
        #expect(truth.error(of: bitmap).mean < 0.006)
      }
    }
  }

  @Test(
    "dashes without length are dots, discs or squares along the line",
    arguments: [CGLineCap.round, .square])
  func dots(cap: CGLineCap) throws {
    let style = StrokeStyle(lineWidth: 5, lineCap: cap, dash: [0, 8])
    let points = [CGPoint(x: 3, y: 5), CGPoint(x: 36, y: 31)]
    let fast = try picture([.polyline(Polyline(points), style, .black)])
    let cairo = try picture([.stroke(Path { $0.addLines(points) }, style, .black)])
    for y in 0..<40 {
      for x in 0..<40 { #expect(abs(fast.alpha(x, y) - cairo.alpha(x, y)) < 16) }
    }
    #expect(fast.ink() != nil)
  }

  @Test("dashes without length and without caps are not there")
  func noDots() throws {
    let style = StrokeStyle(lineWidth: 5, dash: [0, 8])
    let points = [CGPoint(x: 3, y: 5), CGPoint(x: 36, y: 31)]
    #expect(try picture([.polyline(Polyline(points), style, .black)]).ink() == nil)
  }

  @Test(
    "a dash of any length ends", arguments: [1e-300, 1e-9, 0.01, 1e9, 1e300] as [CGFloat],
    [0, 1e-9, 1e300] as [CGFloat])
  func absurdDashes(length: CGFloat, gap: CGFloat) throws {
    let style = StrokeStyle(lineWidth: 2, dash: [length, gap], dashPhase: 1e12)
    for points in [walk(), [CGPoint(x: -9e5, y: 3), CGPoint(x: 9e5, y: 30)]] {
      _ = try picture([.polyline(Polyline(points), style, .red)])
    }
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
    arguments: [StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)] + styles)
  func once(style: StrokeStyle) throws {
    let half = Paint.color(Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5))
    let back = walk().reversed().map { CGPoint(x: $0.x, y: 40 - $0.y) }
    let line = Polyline(walk() + back)
    let solid = try picture([.polyline(line, style, .red)])
    let clear = try picture([.polyline(line, style, half)])
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

  @Test(
    "a line that is moved by whole pixels has the same bytes", arguments: [1, 37, -90],
    [StrokeStyle(lineWidth: 1.7, lineCap: .round, lineJoin: .round)] + styles)
  func moved(pixels: Int, style: StrokeStyle) throws {
    let size = 40 + 2 * abs(pixels)
    let start = abs(pixels)
    func draw(_ x: Int, _ y: Int) throws -> Bitmap {
      let transform = CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y))
      let line = DrawList([.polyline(Polyline(walk()), style, .red)])
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
    arguments: [StrokeStyle(lineWidth: 2.3, lineCap: .round, lineJoin: .round)] + styles)
  func part(style: StrokeStyle) throws {
    let line = DrawList([
      .polyline(Polyline(walk()), style, .red), .polyline(Polyline(walk(30, seed: 4)), style, .red),
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

  @Test("a dot is as wide as the line, a square with other caps, turned with the picture")
  func squareDots() throws {
    let point = Polyline([CGPoint(x: 20, y: 20)])
    for cap in [CGLineCap.butt, .square] {
      let style = StrokeStyle(lineWidth: 6, lineCap: cap)
      #expect(
        try picture([.polyline(point, style, .red)])
          == picture([.fill(square(17, 17, 6, 6), FillStyle(), .red)]))
      let turn = CGAffineTransform(translationX: -20, y: -20)
        .concatenating(CGAffineTransform(rotationAngle: .pi / 4))
        .concatenating(CGAffineTransform(translationX: 20, y: 20))
      let list = DrawList([.polyline(point, style, .red)])
      let turned = try picture([.group(DrawGroup(contents: list, transform: turn))])
      #expect(turned.alpha(19, 17) == 255 && turned.alpha(17, 17) < 40)
    }
  }

  @Test("near points between far ones, each on its own, are lines that leave the picture")
  func nearAndFar() throws {
    let near = (0..<400).map { CGPoint(x: CGFloat($0 % 40) + 0.5, y: 20) }
    let points = near.flatMap { [$0, CGPoint(x: $0.x, y: 3e6)] }
    let bitmap = try picture(
      width: 40, height: 40, [.polyline(Polyline(points), round(2), .black)])
    for x in 1..<39 {
      #expect(bitmap.alpha(x, 25) == 255 && bitmap.alpha(x, 39) == 255)
      #expect(bitmap.alpha(x, 17) == 0)
    }
  }
}
