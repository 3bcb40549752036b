import CKernels
import TestSupport
import Testing

@Suite("device points")
struct DevicePointsTests {
  private struct Mapped: Equatable {
    var isNear = false
    var x: [Int32]
    var y: [Int32]
    var low: [Int32] = [0, 0]
    var high: [Int32] = [0, 0]
  }

  private var kernels: [ck_device_points] { everyWidth(ck_device_points_for) }

  private func map(
    _ kernel: ck_device_points, _ points: [Double], _ transform: [Double], limit: Double
  ) -> Mapped {
    let none = [Int32](repeating: 0, count: points.count / 2)
    var mapped = Mapped(x: none, y: none)
    mapped.isNear = kernel(
      points, points.count / 2, transform, limit, &mapped.x, &mapped.y, &mapped.low, &mapped.high)
    return mapped
  }

  /// The twin: one point after the other.
  private func twin(_ points: [Double], _ t: [Double]) -> Mapped {
    var mapped = Mapped(isNear: true, x: [], y: [])
    for index in stride(from: 0, to: points.count, by: 2) {
      let (x, y) = (points[index], points[index + 1])
      mapped.x.append(Int32(((t[0] * x + t[2] * y + t[4]) * 256).rounded(.toNearestOrEven)))
      mapped.y.append(Int32(((t[1] * x + t[3] * y + t[5]) * 256).rounded(.toNearestOrEven)))
    }
    mapped.low = [mapped.x.min() ?? .max, mapped.y.min() ?? .max]
    mapped.high = [mapped.x.max() ?? .min, mapped.y.max() ?? .min]
    return mapped
  }

  @Test("every vector width maps as the twin does", arguments: [0, 1, 2, 7, 64, 501])
  func widths(count: Int) {
    var random = SplitMix64(seed: 3)
    let points = (0..<2 * count).map { _ in
      // Halves of units among them.
      (Double.random(in: -9e4...9e4, using: &random) * 512).rounded() / 512
    }
    for transform in [
      [1, 0, 0, 1, 0, 0], [2, 0, 0, -3, 0.25, 7], [0.6, 0.8, -0.8, 0.6, 1.1, -9],
    ] {
      let expected = twin(points, transform)
      for kernel in kernels + [ck_device_points_widest()] {
        #expect(map(kernel, points, transform, limit: 1e6) == expected)
      }
    }
  }

  @Test("a point beyond the limit is noticed", arguments: [Double.nan, .infinity, 101, -1e300])
  func limit(number: Double) {
    for kernel in kernels {
      for place in 0..<20 {
        var points = [Double](repeating: 100, count: 20)
        #expect(map(kernel, points, [1, 0, 0, 1, 0, 0], limit: 100).isNear)
        points[place] = number
        #expect(!map(kernel, points, [1, 0, 0, 1, 0, 0], limit: 100).isNear)
      }
    }
  }
}
