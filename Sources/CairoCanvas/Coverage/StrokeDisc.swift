import CKernels
import Foundation

/// The round pen of a stroke, as the table that kernels read.
struct StrokeDisc: ~Copyable {
  private let disc: ck_disc
  private let chainKernel = ck_chain_spans_widest()
  private let shapeKernel = ck_shape_spans_widest()
  private let heights: UnsafeMutablePointer<Int32>

  /// Computes the table of a disc.
  ///
  /// - Parameters:
  ///   - radius: Half the line width, in 1/256 pixel.
  ///   - lanes: The number of vertical lines in a pixel column, `ck_lanes` or `ck_fine_lanes`.
  init(radius: Float, lanes: Int) {
    let square = radius * radius
    // As a `Double`, a `Float` plus a half is exact: truncation rounds as `rounded()`, but without a call.
    var profile = (0...max(Int(radius), 0)).map { distance in
      Int32(Double(max(square - Float(distance * distance), 0).squareRoot()) + 0.5)
    }
    while profile.last == 0 { profile.removeLast() }
    let reach = profile.count - 1
    let pitch = 256 / lanes
    let count = reach < 0 ? 0 : 2 * reach / pitch + 1
    let block = Int(ck_lane_block)
    let stride = count + 3 * block
    heights = .allocate(capacity: pitch * stride)
    heights.initialize(repeating: -1 << 29, count: pitch * stride)
    for phase in 0..<pitch {
      for line in 0..<count {
        let distance = phase + line * pitch - reach
        guard distance <= reach else { break }
        heights[phase * stride + block + line] = profile[abs(distance)]
      }
    }
    disc = ck_disc(
      radius: radius, reach: Int32(reach), shift: Int32(pitch.trailingZeroBitCount),
      count: Int32(count),
      stride: stride, heights: heights)
  }

  deinit { heights.deallocate() }

  /// Extends spans by a chain, by the kernel `ck_chain_spans`.
  func measure(
    _ x: UnsafePointer<Int32>, _ y: UnsafePointer<Int32>, _ count: Int, _ left: Int32,
    _ lines: Int, _ tops: UnsafeMutablePointer<Int32>, _ bottoms: UnsafeMutablePointer<Int32>
  ) {
    withUnsafePointer(to: disc) { disc in
      chainKernel(x, y, count, disc, left, lines, tops, bottoms)
    }
  }

  /// Adds a shape to a layer, by the kernel `ck_shape_spans`.
  ///
  /// - Returns: Whether the shape was added.
  func add(
    _ shape: ck_shape, _ left: Int32, _ lines: Int, _ tops: UnsafeMutablePointer<Int32>,
    _ bottoms: UnsafeMutablePointer<Int32>, _ own: borrowing StretchLayers
  ) -> Bool {
    let (ownTops, ownBottoms) = (own.tops, own.bottoms)
    return withUnsafePointer(to: disc) { disc in
      withUnsafePointer(to: shape) { shape in
        shapeKernel(shape, disc, left, lines, tops, bottoms, ownTops, ownBottoms)
      }
    }
  }
}
