import CKernels
import TestSupport
import Testing

@Suite("extents of points")
struct PointExtentTests {
  private var kernels: [ck_point_extent] { everyWidth(ck_point_extent_for) }

  @Test(
    "every vector width has the results of the reference implementation",
    arguments: Array(1...40) + [1000])
  func widths(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    // Both coordinates have their extremes at any place.
    let points = (0..<2 * count).map { _ in Double.random(in: -1e9...1e9, using: &random) }
    let xs = stride(from: 0, to: points.count, by: 2).map { points[$0] }
    let ys = stride(from: 1, to: points.count, by: 2).map { points[$0] }
    for kernel in kernels + [ck_point_extent_widest()] {
      var low = [0.0, 0.0]
      var high = [0.0, 0.0]
      kernel(points, count, &low, &high)
      #expect(low == [xs.min(), ys.min()])
      #expect(high == [xs.max(), ys.max()])
    }
  }
}
