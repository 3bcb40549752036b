import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("PixelRect")
struct PixelRectTests {
  private func random(using random: inout SplitMix64) -> PixelRect {
    func side() -> Int { .random(in: -6...6, using: &random) }
    return PixelRect(minX: side(), minY: side(), maxX: side(), maxY: side())
  }

  /// The pixels of a rectangle, one by one.
  private func pixels(_ rect: PixelRect) -> Set<[Int]> {
    var pixels: Set<[Int]> = []
    for y in -20..<20 where y >= rect.minY && y < rect.maxY {
      for x in -20..<20 where x >= rect.minX && x < rect.maxX { pixels.insert([x, y]) }
    }
    return pixels
  }

  @Test("intersects and unites as the sets of its pixels do")
  func sets() {
    var random = SplitMix64(seed: 96)
    for _ in 0..<2_000 {
      let (one, other) = (self.random(using: &random), self.random(using: &random))
      #expect(one.count == pixels(one).count && one.isEmpty == pixels(one).isEmpty)
      #expect(pixels(one.intersection(other)) == pixels(one).intersection(pixels(other)))
      let union = one.union(other)
      #expect(pixels(union).isSuperset(of: pixels(one).union(pixels(other))))
      #expect(union == other.union(one) || (one.isEmpty && other.isEmpty))
      // No smaller rectangle contains both.
      let both = pixels(one).union(pixels(other))
      let (x, y) = (both.map { $0[0] }, both.map { $0[1] })
      if !both.isEmpty {
        #expect(union.minX == x.min() && union.maxX - 1 == x.max())
        #expect(union.minY == y.min() && union.maxY - 1 == y.max())
      }
      let moved = one.offsetBy(x: 3, y: -2)
      #expect(pixels(moved) == Set(pixels(one).map { [$0[0] + 3, $0[1] - 2] }))
    }
  }

  @Test("is smaller or larger by an inset on every side; an empty one stays empty")
  func insets() {
    let rect = PixelRect(minX: 1, minY: 2, maxX: 11, maxY: 22)
    #expect(rect.insetBy(2) == PixelRect(minX: 3, minY: 4, maxX: 9, maxY: 20))
    #expect(rect.insetBy(-2) == PixelRect(minX: -1, minY: 0, maxX: 13, maxY: 24))
    #expect(rect.insetBy(5).isEmpty && rect.insetBy(5).width == 0)
    #expect(PixelRect(minX: 5, minY: 5, maxX: 5, maxY: 9).insetBy(-3) == .empty)
    #expect(PixelRect.empty.offsetBy(x: 5, y: 5) == .empty)
    #expect(rect.rect == CGRect(x: 1, y: 2, width: 10, height: 20))
    #expect(Set(rect.corners.map { [$0.x, $0.y] }) == [[1, 2], [11, 2], [1, 22], [11, 22]])
  }

  @Test("covers a rectangle of fractions by whole pixels, as far as Cairo reaches")
  func covering() {
    func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> PixelRect {
      PixelRect(covering: CGRect(x: x, y: y, width: width, height: height))
    }
    #expect(rect(0.5, -0.5, 2, 1) == PixelRect(minX: 0, minY: -1, maxX: 3, maxY: 1))
    #expect(rect(1, 2, 3, 4) == PixelRect(minX: 1, minY: 2, maxX: 4, maxY: 6))
    #expect(rect(1, 1, 0, 0).isEmpty && rect(1.5, 1.5, 0, 0).count == 1)
    let most = 1_000_000
    #expect(
      rect(-1e300, -1e9, 2e300, 2e9)
        == PixelRect(minX: -most, minY: -most, maxX: most, maxY: most))
    #expect(rect(.nan, 0, 1, 1) == .empty && rect(0, 0, .nan, 1) == .empty)
    #expect(PixelRect(covering: .null) == .empty)
    // A near edge is exact however far the other one is.
    let far = PixelRect(from: CGPoint(x: -1e300, y: 0.5), to: CGPoint(x: 7.5, y: .infinity))
    #expect(far == PixelRect(minX: -most, minY: 0, maxX: 8, maxY: most))
  }
}
