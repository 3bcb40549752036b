import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("Warp")
struct WarpTests: TurnedImages {
  /// Twice the area, by the shoelace formula.
  private static func area(_ corners: [CGPoint]) -> CGFloat {
    let pairs = zip(corners, corners.dropFirst() + corners.prefix(1))
    return abs(pairs.map { $0.x * $1.y - $1.x * $0.y }.reduce(0, +)) / 2
  }

  @Test("a bent picture that is hardly bent is the picture", arguments: [1, 2] as [CGFloat])
  func hardlyBent(scale: CGFloat) throws {
    let clear = Paint.color(Color.Resolved(red: 0.2, green: 0.6, blue: 1, opacity: 0.4))
    let commands: [DrawCommand] = [
      .fill(square(10, 10, 30, 20), FillStyle(), .red),
      .fill(square(20, 15, 35, 40), FillStyle(), clear),
      .fill(square(3, 3, 1, 50), FillStyle(), .black),
    ]
    var hardly = ProjectionTransform()
    hardly.m13 = 1e-13
    #expect(hardly.affine == nil)
    let straight = try Self.draw(commands, through: nil, scale: scale)
    let bent = try Self.draw(commands, through: hardly, scale: scale)
    #expect(Self.distance(straight, bent) <= 1)
  }

  @Test(
    "a square covers what its projected corners enclose", arguments: [-70, -40, 25, 60, 85, 155])
  func coverage(degrees: Double) throws {
    let rect = CGRect(x: 35, y: 35, width: 50, height: 50)
    let projection = Self.turn(degrees, x: 0.4)
    let bitmap = try Self.draw([.fill(Path(rect), FillStyle(), .red)], through: projection)
    let corners = projection.image(of: ConvexPolygon(rect)).corners
    #expect(corners.count == 4)
    var covered = 0.0
    for index in stride(from: 3, to: bitmap.pixels.count, by: 4) {
      covered += Double(bitmap.pixels[index]) / 255
    }
    let area = Double(Self.area(corners))
    #expect(abs(covered - area) < 0.01 * area + 1)
    let box = ConvexPolygon(corners).bounds
    let ink = try #require(bitmap.ink(threshold: 8))
    #expect(abs(CGFloat(ink.minX) - box.minX) <= 1.5 && abs(CGFloat(ink.maxX) - box.maxX) <= 1.5)
    #expect(abs(CGFloat(ink.minY) - box.minY) <= 1.5 && abs(CGFloat(ink.maxY) - box.maxY) <= 1.5)
  }

  @Test("stripes have the mean of what each pixel shows, and no colour of their ground")
  func stripes() throws {
    // White stripes of 1.5 points on clear, squeezed to a fraction of a pixel at the far side.
    let stripes = (0..<40).map { Path(CGRect(x: CGFloat($0) * 3, y: 0, width: 1.5, height: 120)) }
    let white = Paint.color(Color.Resolved(red: 1, green: 1, blue: 1))
    let projection = Self.turn(72, nearness: 0.006)
    let bitmap = try Self.draw(
      stripes.map { .fill($0, FillStyle(), white) }, through: projection)
    let inverse = projection.inverted()
    var worst = 0.0
    var sum = 0.0
    var count = 0.0
    for y in stride(from: 45, to: 75, by: 3) {
      for x in 20..<100 {
        var expected = 0.0
        let steps = 24
        for i in 0..<steps * steps {
          let point = CGPoint(
            x: CGFloat(x) + (CGFloat(i % steps) + 0.5) / CGFloat(steps),
            y: CGFloat(y) + (CGFloat(i / steps) + 0.5) / CGFloat(steps))
          guard let source = inverse.image(of: point), source.x >= 0, source.x < 120 else {
            continue
          }
          if source.x.truncatingRemainder(dividingBy: 3) < 1.5 { expected += 255 }
        }
        expected /= Double(steps * steps)
        let found = Double(bitmap.alpha(x, y))
        worst = max(worst, abs(found - expected))
        sum += abs(found - expected)
        count += 1
        if found > 20 { #expect(bitmap[x, y].allSatisfy { $0 >= 20 }) }
        if found > 0 { #expect(bitmap[x, y][0] == 255 && bitmap[x, y][2] == 255) }
      }
    }
    #expect(worst < 40, "\(worst)")
    #expect(sum / count < 6, "\(sum / count)")
  }
}
