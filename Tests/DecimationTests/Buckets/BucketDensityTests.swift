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

  /// The first point of each bucket that sticks to the data, without those at the ends.
  private func starts(
    _ points: Int, _ positions: Positions<Double>, _ domain: ClosedRange<Double>, _ pixels: Int
  ) -> [Int] {
    let pyramid = Pyramid(ContiguousArray(repeating: Int32(0), count: points))
    let kept = MinMax.indices(
      of: pyramid, at: positions, in: .columns(pixels, stickingTo: positions, over: domain))
    return kept.indices.filter { positions[$0] >= domain.lowerBound }.dropLast()
  }

  @Test("those that stick to the data are two a column, or up to a fourth more")
  func sticking() throws {
    var random = SplitMix64(seed: 4)
    let points = 200_000
    for _ in 0..<200 {
      // Eighths, so that every multiple is exact.
      let positions = try Positions(
        start: Double(Int.random(in: -99...99, using: &random)) / 8,
        step: Double(Int.random(in: 1...99, using: &random)) / 8)
      let pixels = Int.random(in: 10...2_000, using: &random)
      let first = Int.random(in: 0..<points / 2, using: &random)
      // From four points a bucket on: below, whole numbers lie further apart.
      let last = first + Int.random(in: 8 * pixels...points / 2, using: &random)
      let starts = starts(points, positions, positions[first]...positions[last], pixels)
      #expect(starts.count >= 2 * pixels - 3 && starts.count <= 2 * pixels * 5 / 4 + 3)
      let widths = Set(zip(starts.dropFirst(), starts.dropFirst(2)).map { $1 - $0 })
      let width = try #require(widths.first)
      #expect(widths.count == 1 && [1, 3, 5, 7].contains(width >> width.trailingZeroBitCount))
      #expect(starts.dropFirst().allSatisfy { $0 % width == 0 })
    }
  }

  @Test("where a bucket has few points there are up to twice as many, and never less")
  func fewPoints() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<200 {
      let pixels = Int.random(in: 10...2_000, using: &random)
      let last = Int.random(in: 2 * pixels..<8 * pixels, using: &random)
      let count = starts(20_000, .indices, 0...Double(last), pixels).count
      #expect(count >= 2 * pixels - 3 && count <= 4 * pixels + 3)
    }
  }

  @Test("those that stick to the data are the same during a pan, and seldom change in a zoom")
  func pan() {
    var random = SplitMix64(seed: 5)
    var kept: Set<Int> = []
    for _ in 0..<50 {
      let start = Double.random(in: 1_000...2_000, using: &random)
      let inside = starts(50_000, .indices, start...start + 14_336, 1_024)
        .filter { (2_100..<15_000).contains($0) }
      if kept.isEmpty { kept = Set(inside) }
      #expect(kept == Set(inside))
    }
    let widths = (0..<1_000).map { step in
      let starts = starts(100_000, .indices, 100...Double(30_000 + 30 * step), 1_024)
      return starts[5] - starts[4]
    }
    // From 14 to 29 points a bucket: 14, 16, 20, 24, 28.
    #expect(Set(widths) == [14, 16, 20, 24, 28])
    #expect(widths == widths.sorted())
  }
}
