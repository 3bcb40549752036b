import Decimation
import TestSupport
import Testing

@Suite("Bucket density")
struct BucketDensityTests {
  @Test("two buckets stand on each column of pixels")
  func columns() {
    var random = SplitMix64(seed: 1)
    let values = (0..<5000).map { _ in Double.random(in: 0...1, using: &random) }
    let positions = Positions<Double>.indices
    let domain = 0.0...4999
    let kept = M4.indices(of: values.span, at: positions, in: .columns(100, over: domain))
    #expect(Buckets<Double>.perColumn == 2)
    #expect(
      kept == M4.indices(of: values.span, at: positions, in: .equalWidth(200, over: domain)))
    #expect(
      kept != M4.indices(of: values.span, at: positions, in: .equalWidth(100, over: domain)))
  }

  @Test("any width will do", arguments: [Int.min, -1, 0, 1])
  func narrow(pixels: Int) {
    let values: [Double] = [3, 1, 2, 5, 4, 6, 0]
    let kept = M4.indices(
      of: values.span, at: Positions<Double>.indices, in: .columns(pixels, over: 0...6))
    #expect(kept.indices == [0, 1, 2, 3, 4, 5, 6])
  }
}
