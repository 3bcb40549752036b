import CKernels
import Foundation
import Graphics

/// Points in whole multiples of 1/256 pixel, as in Cairo, so that what is moved by whole pixels has
/// the same bits.
struct UnitPoints: ~Copyable {
  /// Units of a pixel.
  static let perPixel: CGFloat = 256

  let count: Int
  let x: UnsafeMutablePointer<Int32>
  let y: UnsafeMutablePointer<Int32>
  /// The smallest and the largest coordinates.
  private let low: [Int32]
  private let high: [Int32]

  /// Maps points to the nearest units; fails when one is farther away than `DevicePath.limit`.
  ///
  /// - Parameters:
  ///   - points: The points.
  ///   - transform: Maps them to pixels.
  init?(_ points: [CGPoint], transform: CGAffineTransform) {
    count = points.count
    x = .allocate(capacity: count)
    y = .allocate(capacity: count)
    let matrix = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ].map { Double($0) }
    var low: [Int32] = [0, 0]
    var high: [Int32] = [0, 0]
    let (x, y) = (x, y)
    let isNear = points.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return true }
      return ck_device_points_widest()(
        base.assumingMemoryBound(to: Double.self), points.count, matrix, DevicePath.limit, x, y,
        &low, &high)
    }
    (self.low, self.high) = (low, high)
    guard isNear else { return nil }
  }

  deinit {
    x.deallocate()
    y.deallocate()
  }

  /// The pixels within `reach` pixels of the points.
  func pixels(reach: Int) -> PixelRect {
    guard count > 0 else { return .empty }
    return PixelRect(
      minX: Int(low[0]) >> 8 - reach, minY: Int(low[1]) >> 8 - reach,
      maxX: Int(high[0]) >> 8 + reach, maxY: Int(high[1]) >> 8 + reach)
  }
}
