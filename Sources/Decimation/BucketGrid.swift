/// Cuts a domain into buckets of equal width: one for each column of device pixels.
///
/// Bucket *k* holds `lower + k·w ..< lower + (k+1)·w`, and the last one its upper edge too. What lies
/// below the domain is in bucket -1, what lies above it in bucket `count`.
struct BucketGrid {
  let domain: ClosedRange<Double>
  let count: Int
  private let width: Double
  private let last: Double

  /// More buckets than any picture has columns; keeps the conversion to `Int` exact.
  static let mostBuckets = 1 << 30

  init(domain: ClosedRange<Double>, buckets: Int) {
    // Halved, so that the width of the widest domain does not overflow.
    let width = domain.upperBound / 2 - domain.lowerBound / 2
    let splits = width > 0 && width.isFinite
    self.domain = domain
    self.count = splits ? min(max(buckets, 1), Self.mostBuckets) : 1
    self.width = splits ? width : .infinity
    self.last = Double(count - 1)
  }

  /// The bucket of a finite `x`; never decreases as `x` grows.
  @inline(__always)
  func bucket(of x: Double) -> Int {
    if x < domain.lowerBound { return -1 }
    if x > domain.upperBound { return count }
    if width == .infinity { return 0 }
    let part = (x / 2 - domain.lowerBound / 2) / width
    return Int(min(part * Double(count), last))
  }
}
