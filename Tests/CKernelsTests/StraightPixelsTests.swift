import CKernels
import TestSupport
import Testing

@Suite("straight pixels")
struct StraightPixelsTests {
  private func convert(_ pixels: [UInt8]) -> [UInt8] {
    var straight = [UInt8](repeating: 9, count: pixels.count)
    ck_bgra_to_straight_rgba(pixels, pixels.count / 4, &straight)
    return straight
  }

  @Test("every component and alpha is divided and rounded to nearest")
  func divisions() {
    for alpha in 0...255 {
      var pixels: [UInt8] = []
      for value in 0...255 {
        pixels += [UInt8(value), UInt8(255 - value), UInt8(value / 2), UInt8(alpha)]
      }
      let straight = convert(pixels)
      for at in stride(from: 0, to: pixels.count, by: 4) {
        for (to, from) in [(0, 2), (1, 1), (2, 0)] {
          let exact = Double(pixels[at + from]) * 255 / Double(max(alpha, 1))
          let expected = alpha == 0 ? 0 : min(255, exact.rounded())
          #expect(Double(straight[at + to]) == expected)
        }
        #expect(Int(straight[at + 3]) == alpha)
      }
    }
  }

  @Test("opaque stretches among others, at every length")
  func mixed() {
    var random = SplitMix64(seed: 8)
    for count in 0..<70 {
      var pixels: [UInt8] = []
      var expected: [UInt8] = []
      for _ in 0..<count {
        let alpha: UInt8 = Int.random(in: 0..<20, using: &random) == 0 ? 0 : 255
        let components = (0..<3).map { _ in alpha & UInt8.random(in: 0...255, using: &random) }
        pixels += components + [alpha]
        expected += components.reversed() + [alpha]
      }
      #expect(convert(pixels) == expected)
    }
  }
}
