/// An approximation of a Gaussian blur by three box blurs.
///
/// The boxes have fractional ends, so that their total variance is exact: Gwosdek et al., "Theoretical
/// foundations of Gaussian convolution by extended box filtering", 2011. Sums are of integers, so that a row
/// and its mirror image are blurred equally.
package struct BoxBlur {
  /// The number of pixels of full weight on each side of the middle one.
  private let radius: Int
  /// The weight of the pixel at each end, in 1/65536.
  private let edge: Int
  /// The reciprocal of the sum of all weights, which are in 1/65536.
  private let scale: Double

  /// The largest distance that the three boxes spread a pixel, in pixels.
  package let reach: Int

  /// Creates a blur.
  ///
  /// - Parameter sigma: The standard deviation in pixels; 0 and less change nothing.
  package init(sigma: Double) {
    guard sigma > 0 else {
      (radius, edge, scale, reach) = (0, 0, 0, 0)
      return
    }
    let variance = sigma * sigma / 3
    radius = Int((((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down))
    let r = Double(radius)
    let weight =
      (2 * r + 1) * (r * (r + 1) - 3 * variance) / (6 * (variance - (r + 1) * (r + 1)))
    edge = Int((max(0, min(weight, 1)) * 65_536).rounded())
    scale = 1 / Double((2 * radius + 1) << 16 + 2 * edge)
    reach = 3 * (radius + 1)
  }

  /// Blurs an image of one channel in place; pixels outside count as 0.
  ///
  /// - Complexity: O(*n*) in the number of pixels, for any standard deviation.
  package func apply(to pixels: inout [UInt16], width: Int, height: Int) {
    guard reach > 0, width > 0, height > 0 else { return }
    var other = [UInt16](repeating: 0, count: pixels.count)
    // Rows are blurred and written as columns, so that two passes blur both directions.
    for _ in 0..<3 {
      pass(from: pixels, to: &other, width: width, height: height)
      pass(from: other, to: &pixels, width: height, height: width)
    }
  }

  /// Blurs the rows of `source`, and writes them as columns of `target`.
  private func pass(from source: [UInt16], to target: inout [UInt16], width: Int, height: Int) {
    source.withUnsafeBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        for row in 0..<height {
          let base = row * width
          var sum = 0
          for x in 0..<min(radius, width) { sum += Int(source[base + x]) }
          for x in 0..<width {
            let enters = x + radius
            let leaves = x - radius - 1
            if enters < width { sum += Int(source[base + enters]) }
            if leaves >= 0 { sum -= Int(source[base + leaves]) }
            let next = enters + 1 < width ? Int(source[base + enters + 1]) : 0
            let last = leaves >= 0 ? Int(source[base + leaves]) : 0
            let weighed = Double(sum << 16 + edge * (next + last)) * scale
            target[x * height + row] = UInt16(min(weighed + 0.5, 65_535))
          }
        }
      }
    }
  }
}
