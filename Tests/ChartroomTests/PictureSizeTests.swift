import Chartroom
import Foundation
import TestSupport
import Testing

@Suite("PictureSize")
struct PictureSizeTests {
  private func sides(_ width: CGFloat, _ height: CGFloat, _ scale: CGFloat) -> [Int] {
    let size = PictureSize(points: CGSize(width: width, height: height), scale: scale)
    return [size.width, size.height]
  }

  @Test("rounds points times scale to the nearest pixel, and to one at least")
  func rounding() {
    #expect(sides(375, 667, 2) == [750, 1334])
    #expect(sides(10.4, 10.5, 1) == [10, 11])
    #expect(sides(0.1, 0, 1) == [1, 1])
    #expect(sides(-5, .nan, 1) == [1, 1])
    #expect(sides(.infinity, -.infinity, 1) == [1_000_000_000, 1])
    #expect(sides(1, 1, .nan) == [1, 1])
    #expect(PictureSize(points: CGSize(width: 3, height: 4), scale: 2).pixels == 48)
  }

  @Test("within the limits takes every size that it can have, and no other")
  func limits() {
    var random = SplitMix64(seed: 61)
    var refused = 0
    for _ in 0..<20_000 {
      func side() -> CGFloat { pow(10, CGFloat.random(in: -2...5, using: &random)) }
      let points = CGSize(width: side(), height: side())
      let scale = CGFloat.random(in: 0.1...3, using: &random)
      let (width, height) = ((points.width * scale).rounded(), (points.height * scale).rounded())
      let isAllowed =
        min(width, height) >= 1 && max(width, height) <= 32_767 && width * height <= 134_217_728
      let size = try? PictureSize(within: points, scale: scale)
      #expect((size != nil) == isAllowed, "\(points) \(scale)")
      if let size {
        #expect(CGFloat(size.width) == width && CGFloat(size.height) == height)
      } else {
        refused += 1
      }
    }
    #expect((1_000..<19_000).contains(refused))
  }

  @Test(
    "a size beyond a limit is refused with the limit",
    arguments: [
      (
        0.25, 10, 1,
        "0.25x10 points at scale 1 is less than one pixel. Give a larger size or scale."
      ),
      (
        10, CGFloat.nan, 2,
        "10xnan points at scale 2 is less than one pixel. Give a larger size or scale."
      ),
      (
        10, 10, -1, "10x10 points at scale -1 is less than one pixel. Give a larger size or scale."
      ),
      (
        10, 16_384, 2,
        "10x16384 points at scale 2 has a side of 32768 pixels, and the limit is 32767. "
          + "Give a smaller size or scale."
      ),
      (
        11_585.5, 11_586, 1,
        "11585.5x11586 points at scale 1 takes 512 MiB of pixels, and the limit is 512. "
          + "Give a smaller size or scale."
      ),
    ])
  func refused(width: CGFloat, height: CGFloat, scale: CGFloat, message: String) {
    let error = #expect(throws: PictureSizeError.self) {
      try PictureSize(within: CGSize(width: width, height: height), scale: scale)
    }
    #expect(error?.description == message)
  }

  @Test("the largest sizes are allowed")
  func largest() throws {
    #expect(try PictureSize(within: CGSize(width: 32_767, height: 4_096), scale: 1).height == 4_096)
    #expect(
      try PictureSize(within: CGSize(width: 16_384, height: 8_192), scale: 1).pixels * 4
        == PictureSize.mostBytes)
  }
}
