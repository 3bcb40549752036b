import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

/// What is blended here, against the same coverage blended by Cairo.
@Suite("blending of coverage")
struct CoveragePainterTests {
  private static let width = 75
  private static let height = 50

  private let style = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)

  /// A clip that hides nothing but is no rectangle, so that coverage goes through Cairo's masks.
  private let anywhere = DrawGroup.Clip(
    path: Path { path in
      path.addLines([
        CGPoint(x: -500, y: 20), CGPoint(x: 40, y: -500), CGPoint(x: 500, y: 30),
        CGPoint(x: 40, y: 500),
      ])
      path.closeSubpath()
    })

  private func color(using random: inout SplitMix64) -> Color.Resolved {
    let all = Float(0)...1
    return Color.Resolved(
      red: .random(in: all, using: &random), green: .random(in: all, using: &random),
      blue: .random(in: all, using: &random), opacity: .random(in: all, using: &random))
  }

  private func scribble(using random: inout SplitMix64) -> Polyline {
    Polyline(
      (0..<30).map { _ in
        CGPoint(
          x: .random(in: -5...CGFloat(Self.width), using: &random),
          y: .random(in: -5...CGFloat(Self.height), using: &random))
      })
  }

  /// A ground of random colours.
  private func ground(using random: inout SplitMix64) -> [DrawCommand] {
    (0..<6).map { index in
      .fill(
        square(CGFloat(13 * index), 0, 13, CGFloat(Self.height)), FillStyle(),
        .color(color(using: &random)))
    }
  }

  private func draw(_ commands: [DrawCommand]) throws -> Bitmap {
    try picture(width: Self.width, height: Self.height, commands)
  }

  /// The largest difference of a channel between drawing `line` here and by Cairo.
  private func difference(
    _ paint: Paint, seed: UInt64, _ wrap: (DrawCommand) -> DrawCommand = { $0 }
  ) throws -> Int {
    var random = SplitMix64(seed: seed)
    let ground = ground(using: &random)
    let line = DrawCommand.polyline(scribble(using: &random), style, paint)
    let byCairo = DrawCommand.group(DrawGroup(contents: DrawList([line]), clip: anywhere))
    let ours = try draw(ground + [wrap(line)])
    let cairo = try draw(ground + [wrap(byCairo)])
    #expect(try ours != draw(ground))
    return zip(ours.pixels, cairo.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  @Test("a colour is blended as by Cairo", arguments: 0..<20 as Range<UInt64>)
  func colors(seed: UInt64) throws {
    var random = SplitMix64(seed: seed &+ 100)
    #expect(try difference(.color(color(using: &random)), seed: seed) <= 1)
  }

  @Test(
    "a vertical gradient is within a byte's step of Cairo's", arguments: 0..<20 as Range<UInt64>)
  func gradients(seed: UInt64) throws {
    var random = SplitMix64(seed: seed &+ 100)
    let stops = (0..<Int(2 + seed % 3)).map { index in
      ResolvedGradient.Stop(color: color(using: &random), location: CGFloat(index) / 4)
    }
    let ends = (0..<2).map { _ in CGFloat.random(in: -30...80, using: &random) }
    let paint = Paint.linear(
      ResolvedGradient(stops: stops), from: CGPoint(x: 7, y: ends[0]),
      to: CGPoint(x: 7, y: ends[1]))
    #expect(try difference(paint, seed: seed) <= 2)
  }

  /// Commands that cover the middle column whole, from row 17 to row 33: each painted by another of
  /// those who paint through coverage.
  private static let covers: [@Sendable (Paint) -> DrawCommand] = [
    { paint in
      let line = Polyline([CGPoint(x: -50, y: 25), CGPoint(x: 37, y: 25.1), CGPoint(x: 120, y: 25)])
      return .polyline(line, StrokeStyle(lineWidth: 20, lineCap: .round, lineJoin: .round), paint)
    },
    { paint in
      let line = Polyline([CGPoint(x: -50, y: 25), CGPoint(x: 37, y: 25.1), CGPoint(x: 120, y: 25)])
      return .polyline(line, StrokeStyle(lineWidth: 20), paint)
    },
    { paint in
      let edge = (0..<150).map { CGPoint(x: -10 + Double($0), y: 5.3 + Double($0 % 2)) }
      let area = Path { path in
        path.addLines(edge + [CGPoint(x: 140, y: 45), CGPoint(x: -10, y: 45)])
      }
      return .fill(area, FillStyle(), paint)
    },
    { .marks(Marks(square(-10, -10, 20, 20), at: [CGPoint(x: 37, y: 25)]), $0) },
  ]

  @Test(
    "what is painted in parts has the bytes of the whole, give or take one where Cairo rounds",
    arguments: [
      (CGPoint(x: 0, y: 40), 0), (CGPoint(x: 1e-4, y: 40), 0), (CGPoint(x: 3e-3, y: 40), 1),
      (CGPoint(x: 0.1, y: 40), 1), (CGPoint(x: 300, y: 40), 1), (CGPoint(x: 600, y: 0), 1),
    ])
  func parts(axis: CGPoint, most: Int) throws {
    let paint = Paint.linear(
      ramp([.red, .blue, .green]), from: CGPoint(x: 3, y: 4),
      to: CGPoint(x: 3 + axis.x, y: 4 + axis.y))
    for cover in Self.covers.prefix(3) {
      let contents = DrawList([cover(paint)])
      let stretched = CGAffineTransform(scaleX: 9, y: 1)
      func draw(_ clips: [Path]) throws -> Bitmap {
        try picture(
          width: 700, height: Self.height,
          clips.map {
            .group(
              DrawGroup(
                contents: DrawList([.group(DrawGroup(contents: contents, transform: stretched))]),
                clip: DrawGroup.Clip(path: $0)))
          })
      }
      let whole = try draw([square(0, 0, 700, 50)])
      // Where a gradient is tilted, Cairo rounds it from where a clip begins.
      let parts = try draw([
        square(0, 0, 64, 50), square(64, 0, 64, 13), square(64, 13, 64, 37),
        square(128, 0, 256, 50), square(384, 0, 316, 50),
      ])
      #expect(zip(whole.pixels, parts.pixels).allSatisfy { abs(Int($0) - Int($1)) <= most })
    }
  }

  @Test("layers of clear groups are blended as by Cairo")
  func layers() throws {
    #expect(
      try difference(.red, seed: 4) {
        .group(
          DrawGroup(
            contents: DrawList([$0]), transform: CGAffineTransform(translationX: 3, y: 5),
            opacity: 0.4))
      } <= 1)
  }

  @Test("a clip cuts, whether or not it lies on whole pixels", arguments: [0, 0.25, 0.5])
  func clips(shift: CGFloat) throws {
    let clip = DrawGroup.Clip(path: square(10 + shift, 7, 30, 21))
    // Two clips that are no rectangles of pixels are one of coverage, rounded once more.
    #expect(
      try difference(.red, seed: 5) { .group(DrawGroup(contents: DrawList([$0]), clip: clip)) }
        <= (shift == 0 ? 1 : 20))
    var random = SplitMix64(seed: 5)
    let line = DrawCommand.polyline(scribble(using: &random), style, .red)
    let cut = try draw([.group(DrawGroup(contents: DrawList([line]), clip: clip))])
    let ink = try #require(cut.ink())
    #expect(ink.minX >= 10 && ink.minY >= 7 && ink.maxX <= 41 && ink.maxY <= 28)
  }

  @Test("a clip that hides all lets nothing through")
  func emptyClip() throws {
    var random = SplitMix64(seed: 5)
    let line = DrawCommand.polyline(scribble(using: &random), style, .red)
    let clips = [square(5, 5, 10, 10), square(30, 5, 10, 10)]
    let inner = DrawGroup(contents: DrawList([line]), clip: DrawGroup.Clip(path: clips[1]))
    let outer = DrawGroup(contents: DrawList([.group(inner)]), clip: DrawGroup.Clip(path: clips[0]))
    #expect(try draw([.group(outer)]).ink() == nil)
  }

  @Test("a row of a gradient has the colour of its middle to the nearest byte, unlike Cairo's")
  func rowColors() throws {
    let from = Color.Resolved(red: 0.9, green: 0.1, blue: 0.3)
    let to = Color.Resolved(red: 0.2, green: 0.8, blue: 0.6)
    // All colours lie in a thousandth of the axis, which Cairo divides into 65 536 places.
    let length = 60_000.0
    let stops = [(from, 0.5), (to, 0.5 + 53 / length)].map {
      ResolvedGradient.Stop(color: $0.0, location: $0.1)
    }
    let paint = Paint.linear(
      ResolvedGradient(stops: stops), from: CGPoint(x: 7, y: -3 - length / 2),
      to: CGPoint(x: 7, y: -3 + length / 2))
    let twin = (0..<Self.height).map { row -> Pixel in
      let part = (Double(row) + 3.5) / 53
      func byte(_ from: Float, _ to: Float) -> UInt8 {
        UInt8((255 * (Double(from) + (Double(to) - Double(from)) * part)).rounded())
      }
      return [byte(from.red, to.red), byte(from.green, to.green), byte(from.blue, to.blue), 255]
    }
    for cover in Self.covers {
      let command = cover(paint)
      let ours = try draw([command])
      let cairo = try draw([.group(DrawGroup(contents: DrawList([command]), clip: anywhere))])
      let rows = 17..<33
      #expect(rows.allSatisfy { ours[37, $0] == twin[$0] })
      #expect(rows.contains { cairo[37, $0] != twin[$0] })
    }
  }

  @Test("a gradient that is vertical only on the screen is one row after the other")
  func turnedGradient() throws {
    let paint = Paint.linear(ramp([.red, .blue]), from: .zero, to: CGPoint(x: 50, y: 0))
    let turn = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    #expect(
      try difference(paint, seed: 3) {
        .group(DrawGroup(contents: DrawList([$0]), transform: turn))
      } <= 2)
  }
}
