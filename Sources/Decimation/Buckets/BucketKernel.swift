import CKernels

/// The kernel that finds the extremes of buckets, made to go on after a gap.
struct BucketKernel<Value: SeriesValue> {
  private let values: UnsafeBufferPointer<Value>
  private let find: ck_bucket_extremes

  /// Picks the widest kernel for a series.
  ///
  /// - Parameter values: Must outlive the kernel.
  init(_ values: UnsafeBufferPointer<Value>) {
    self.values = values
    find = ck_bucket_extremes_widest(Value.kind.kernelType)
  }

  /// Finds where the extremes of buckets stand.
  ///
  /// - Parameters:
  ///   - bounds: One more than there are buckets; positions that never decrease.
  ///   - buckets: How many.
  ///   - lowest: Takes the results, as in `BucketExtremes`.
  ///   - highest: As `lowest`.
  /// - Returns: Whether no bucket holds a gap.
  @discardableResult
  @inline(__always)
  func extremes(
    of bounds: UnsafePointer<Int>, count buckets: Int, lowest: UnsafeMutablePointer<Int>,
    highest: UnsafeMutablePointer<Int>
  ) -> Bool {
    guard let values = values.baseAddress else { return true }
    var isWhole = true
    var bucket = 0
    while bucket < buckets {
      bucket += find(
        values, self.values.count, bounds + bucket, buckets - bucket, lowest + bucket,
        highest + bucket)
      guard bucket < buckets else { break }
      isWhole = false
      lowest[bucket] = BucketExtremes.gap
      highest[bucket] = BucketExtremes.gap
      bucket += 1
    }
    return isWhole
  }
}
