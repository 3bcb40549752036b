import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("PixelRegion")
struct PixelRegionTests {
  private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  @Test("contains all that was added, in at most twelve rectangles that do not overlap")
  func laws() {
    var random = SplitMix64(seed: 95)
    for number in 0..<300 {
      var region = PixelRegion()
      var added: [PixelRect] = []
      let largest = [10, 200, 2_000][number % 3]
      for _ in 0..<40 {
        let new = rect(
          .random(in: -3_000...3_000, using: &random), .random(in: -3_000...3_000, using: &random),
          .random(in: -1...largest, using: &random), .random(in: 0...largest, using: &random))
        region.add(new)
        added.append(new)
        let rects = region.rects
        #expect(rects.count <= 12)
        #expect(added.allSatisfy { $0.isEmpty || region.contains($0) })
        for (index, one) in rects.enumerated() {
          let isApart = rects[(index + 1)...].allSatisfy { one.intersection($0).isEmpty }
          if !isApart || one.isEmpty { Issue.record("case \(number): \(rects)") }
        }
      }
    }
  }

  @Test("joins rectangles where that adds little, and keeps far ones apart")
  func joining() {
    var region = PixelRegion(rect(0, 0, 10, 10))
    region.add(rect(20, 0, 10, 10))
    #expect(region.rects == [rect(0, 0, 30, 10)])
    region.add(rect(0, 500, 10, 10))
    #expect(region.rects.count == 2)
    // Joining costs 2048 pixels, exactly what a rectangle is worth, and one more.
    #expect(PixelRegion.joined(rect(0, 0, 1, 2048), rect(2, 0, 1, 2048)) == 1)
    #expect(PixelRegion.joined(rect(0, 0, 1, 2049), rect(2, 0, 1, 2049)) == 2)
  }

  @Test("a rectangle that overlaps several joins them all")
  func overlapping() {
    var region = PixelRegion()
    for x in [0, 1_000, 2_000] { region.add(rect(x, 0, 100, 100)) }
    #expect(region.rects.count == 3)
    region.add(rect(50, 50, 2_000, 10))
    #expect(region.rects == [rect(0, 0, 2_100, 100)])
  }

  @Test("without pixels has none, and takes no empty ones")
  func empty() {
    var region = PixelRegion(.empty)
    region.add(rect(5, 5, 0, 9))
    region.add(rect(5, 5, 9, -1))
    #expect(region.isEmpty && region.rects.isEmpty)
    #expect(!region.intersects(rect(0, 0, 9, 9)) && !region.contains(rect(0, 0, 9, 9)))
    region.add(rect(0, 0, 9, 9))
    #expect(!region.isEmpty && region.intersects(rect(8, 8, 5, 5)))
    #expect(!region.intersects(rect(9, 0, 5, 5)) && !region.contains(rect(8, 8, 5, 5)))
  }
}

extension PixelRegion {
  /// The number of rectangles that two are.
  fileprivate static func joined(_ first: PixelRect, _ second: PixelRect) -> Int {
    var region = PixelRegion(first)
    region.add(second)
    return region.rects.count
  }
}
