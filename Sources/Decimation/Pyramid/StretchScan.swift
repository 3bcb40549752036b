/// A scan of many short ranges of a series with few kernel calls.
///
/// Adjacent ranges become the buckets of one call.
package struct StretchScan<Value: SeriesValue> {
  private let kernel: BucketKernel<Value>
  /// The bounds of the adjacent ranges that are not scanned yet.
  private let bounds: UnsafeMutablePointer<Int>
  private var waiting = 0
  /// The positions of the lowest value of each range, as in `BucketExtremes`; complete after `finish`.
  package let lowest: UnsafeMutablePointer<Int>
  /// The positions of the highest values, in the same form.
  package let highest: UnsafeMutablePointer<Int>
  private var done = 0

  /// Returns the number of integers that `init` needs memory for.
  package static func capacity(for stretches: Int) -> Int { 3 * stretches + 1 }

  /// Creates a scan without ranges.
  ///
  /// - Parameters:
  ///   - kernel: The kernel for the series.
  ///   - most: The maximum number of ranges.
  ///   - memory: Memory for `capacity(for: most)` integers, which must outlive the scan.
  package init(_ kernel: BucketKernel<Value>, most: Int, memory: UnsafeMutablePointer<Int>) {
    self.kernel = kernel
    lowest = memory
    highest = memory + most
    bounds = memory + 2 * most
  }

  /// Removes all ranges.
  @inline(__always)
  package mutating func restart() {
    waiting = 0
    done = 0
  }

  /// Adds a range that starts at or after the end of the previous one; an empty range is ignored.
  @inline(__always)
  package mutating func add(_ stretch: Range<Int>) {
    guard !stretch.isEmpty else { return }
    if waiting == 0 || bounds[waiting] != stretch.lowerBound {
      finish()
      bounds[0] = stretch.lowerBound
    }
    waiting += 1
    bounds[waiting] = stretch.upperBound
  }

  /// Scans the ranges that were added.
  @inline(__always)
  package mutating func finish() {
    guard waiting > 0 else { return }
    kernel.extremes(of: bounds, count: waiting, lowest: lowest + done, highest: highest + done)
    done += waiting
    waiting = 0
  }
}
