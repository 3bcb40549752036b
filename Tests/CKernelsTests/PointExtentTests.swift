import CKernels
import TestSupport
import Testing

@Suite("extents of points")
struct PointExtentTests {
  /// The kernels that this machine can run.
  private static let kernels = (0..<UInt32(ck_width_count)).compactMap {
    ck_point_extent_for(ck_width(rawValue: $0))
  }

  @Test("every vector width finds what the twin finds", arguments: Array(1...40) + [1000])
  func widths(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    // Both coordinates have their extremes at any place.
    let points = (0..<2 * count).map { _ in Double.random(in: -1e9...1e9, using: &random) }
    let xs = stride(from: 0, to: points.count, by: 2).map { points[$0] }
    let ys = stride(from: 1, to: points.count, by: 2).map { points[$0] }
    for kernel in Self.kernels + [ck_point_extent_widest()] {
      var low = [0.0, 0.0]
      var high = [0.0, 0.0]
      kernel(points, count, &low, &high)
      #expect(low == [xs.min(), ys.min()])
      #expect(high == [xs.max(), ys.max()])
    }
  }
}
