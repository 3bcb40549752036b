import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("StrokeChains")
struct StrokeChainsTests {
  private func round(_ width: CGFloat) -> StrokeStyle {
    StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
  }

  @Test("a line out of sight draws nothing", arguments: [-50, 90, 1e5, -1e9])
  func outOfSight(place: CGFloat) throws {
    let moved = HardLine.walk().map { CGPoint(x: $0.x + place, y: $0.y) }
    #expect(try picture([.polyline(Polyline(moved), round(3), .red)]).ink() == nil)
  }

  @Test("points in one place are a dot")
  func onePlace() throws {
    let point = CGPoint(x: 20, y: 20)
    #expect(
      try picture([.polyline(Polyline([point, point, point]), round(6), .red)])
        == picture([.polyline(Polyline([point]), round(6), .red)]))
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

  @Test("the direction of a line does not matter")
  func reversed() throws {
    #expect(
      try picture([.polyline(Polyline(HardLine.walk()), round(2), .red)])
        == picture([.polyline(Polyline(HardLine.walk().reversed()), round(2), .red)]))
  }

  @Test("a line that turns back is drawn as its runs in either direction are")
  func turns() throws {
    var random = SplitMix64(seed: 91)
    for number in 0..<40 {
      // Few columns, so that vertical pieces and repeated points are frequent.
      let points = (0..<20).map { _ in
        CGPoint(
          x: 5 * CGFloat(Int.random(in: 0...8, using: &random)),
          y: 2 * CGFloat(Int.random(in: 1...18, using: &random)))
      }
      let line = try picture([.polyline(Polyline(points), round(3), .black)])
      // The same pieces as lines of their own, which must cover the same.
      let pieces = Polyline(
        points: zip(points, points.dropFirst()).flatMap { [$0, $1] },
        runs: (0..<19).map { 2 * $0..<2 * $0 + 2 })
      let apart = try picture([.polyline(pieces, round(3), .black)])
      for (a, b) in zip(line.pixels, apart.pixels) where abs(Int(a) - Int(b)) > 1 {
        Issue.record("case \(number): \(a) \(b)")
        break
      }
    }
  }
}
