import CKernels
package import Foundation
package import Graphics

/// Points in whole multiples of 1/256 pixel, as in Cairo, so that moving them by whole pixels does not
/// change their bits.
///
/// Kernels read beyond the last point. This is safe after `pad()` and until more points are added.
package struct UnitPoints: ~Copyable {
  /// The number of units in a pixel.
  package static let perPixel: CGFloat = 256

  private static let padding = Int(ck_lane_block)

  /// The number of points.
  package private(set) var count = 0
  /// The x of the points, in units.
  package private(set) var x: UnsafeMutablePointer<Int32>
  /// The y of the points, in units.
  package private(set) var y: UnsafeMutablePointer<Int32>
  /// The capacity, in points.
  private var room: Int

  /// Allocates an empty buffer with a capacity of `room` points.
  package init(room: Int) {
    self.room = room
    x = .allocate(capacity: room + Self.padding)
    y = .allocate(capacity: room + Self.padding)
  }

  deinit {
    x.deallocate()
    y.deallocate()
  }

  /// Appends points, rounded to the nearest unit.
  ///
  /// - Parameters:
  ///   - points: The points.
  ///   - transform: Maps them to pixels.
  /// - Returns: Their bounding box; `nil`, and no point is appended, where one is farther from 0 than
  ///   `DevicePath.limit`.
  package mutating func append(_ points: [CGPoint], transform: CGAffineTransform) -> UnitBox? {
    reserve(points.count)
    let matrix = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ].map { Double($0) }
    var low: [Int32] = [.max, .max]
    var high: [Int32] = [.min, .min]
    let (x, y) = (x + count, y + count)
    let isNear = points.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return true }
      return ck_device_points_widest()(
        base.assumingMemoryBound(to: Double.self), points.count, matrix, DevicePath.limit, x, y,
        &low, &high)
    }
    guard isNear else { return nil }
    count += points.count
    return UnitBox(left: low[0], top: low[1], right: high[0], bottom: high[1])
  }

  /// Appends copies of some points in reverse order.
  ///
  /// - Returns: The indices of the copies.
  package mutating func appendReversed(_ points: Range<Int>) -> Range<Int> {
    reserve(points.count)
    for (index, point) in points.reversed().enumerated() {
      x[count + index] = x[point]
      y[count + index] = y[point]
    }
    count += points.count
    return count - points.count..<count
  }

  /// Initialises the values after the last point.
  package mutating func pad() {
    (x + count).initialize(repeating: 0, count: Self.padding)
    (y + count).initialize(repeating: 0, count: Self.padding)
  }

  private mutating func reserve(_ more: Int) {
    guard count + more > room else { return }
    var larger = UnitPoints(room: max(count + more, 2 * room))
    larger.count = count
    larger.x.update(from: x, count: count)
    larger.y.update(from: y, count: count)
    swap(&self, &larger)
  }
}
