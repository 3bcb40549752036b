import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("UnitPoints")
struct UnitPointsTests {
  @Test("rounds to the nearest 1/256 pixel, and finds the box of the points")
  func rounding() {
    var random = SplitMix64(seed: 93)
    for count in [1, 2, 7, 8, 9, 100] {
      let given = (0..<count).map { _ in
        CGPoint(
          x: .random(in: -9_000...9_000, using: &random),
          y: .random(in: -9_000...9_000, using: &random))
      }
      let transform = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -9)
      var points = UnitPoints(room: 3)
      let box = points.append(given, transform: transform)
      #expect(points.count == count)
      let mapped = given.map { $0.applying(transform) }
      for index in 0..<count {
        #expect(abs(CGFloat(points.x[index]) - mapped[index].x * 256) <= 0.501)
        #expect(abs(CGFloat(points.y[index]) - mapped[index].y * 256) <= 0.501)
      }
      #expect(box?.left == (0..<count).map { points.x[$0] }.min())
      #expect(box?.right == (0..<count).map { points.x[$0] }.max())
      #expect(box?.top == (0..<count).map { points.y[$0] }.min())
      #expect(box?.bottom == (0..<count).map { points.y[$0] }.max())
    }
  }

  @Test("keeps earlier points when it grows, and appends nothing that is too far")
  func growing() {
    var points = UnitPoints(room: 0)
    for number in 0..<200 {
      #expect(points.append([CGPoint(x: number, y: -number)], transform: .identity) != nil)
      let far = [
        CGPoint(x: 0, y: 0), CGPoint(x: 2_000_000, y: 0), CGPoint(x: CGFloat.nan, y: 0),
        CGPoint(x: 0, y: CGFloat.infinity),
      ]
      for bad in far.dropFirst() {
        #expect(points.append([far[0], bad], transform: .identity) == nil)
      }
    }
    #expect(points.count == 200)
    points.pad()
    for number in 0..<200 {
      #expect(points.x[number] == Int32(number * 256) && points.y[number] == Int32(-number * 256))
    }
    // What kernels read beyond the last point.
    #expect((200..<208).allSatisfy { points.x[$0] == 0 && points.y[$0] == 0 })
  }

  @Test("appends copies in reverse order")
  func reversed() {
    var points = UnitPoints(room: 4)
    _ = points.append((0..<4).map { CGPoint(x: $0, y: 10 * $0) }, transform: .identity)
    #expect(points.appendReversed(1..<4) == 4..<7)
    #expect((0..<7).map { points.x[$0] / 256 } == [0, 1, 2, 3, 3, 2, 1])
    #expect((4..<7).map { points.y[$0] / 256 } == [30, 20, 10])
    #expect(points.appendReversed(2..<2) == 7..<7)
  }

  @Test("has an empty box without points")
  func empty() {
    var points = UnitPoints(room: 1)
    let box = points.append([], transform: .identity)
    #expect(box?.pixels(reach: 5) == .empty)
  }
}
