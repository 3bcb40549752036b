import CKernels

/// The kernel that finds the extremes of buckets, resumed after each gap.
package struct BucketKernel<Value: SeriesValue> {
  private let values: UnsafeBufferPointer<Value>
  private let find: ck_bucket_extremes

  /// Selects the kernel with the widest vectors that the processor supports.
  ///
  /// - Parameter values: The series, which must outlive the kernel.
  package init(_ values: UnsafeBufferPointer<Value>) {
    self.values = values
    find = ck_bucket_extremes_widest(Value.kind.kernelType)
  }

  /// Finds the positions of the extremes of buckets.
  ///
  /// - Parameters:
  ///   - bounds: One position more than there are buckets, in non-decreasing order.
  ///   - buckets: The number of buckets.
  ///   - lowest: Receives the results, as in `BucketExtremes`.
  ///   - highest: As `lowest`.
  /// - Returns: Whether no bucket contains a gap.
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
