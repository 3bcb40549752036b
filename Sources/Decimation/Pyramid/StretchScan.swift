/// Finds the extremes of many short stretches of a series with few calls of the kernel.
///
/// Stretches that touch are the buckets of one call.
struct StretchScan<Value: SeriesValue> {
  private let kernel: BucketKernel<Value>
  /// The ends of the stretches that are not scanned yet, all of which touch.
  private let bounds: UnsafeMutablePointer<Int>
  private var waiting = 0
  /// Where the extremes of each stretch stand, as in `BucketExtremes`; complete after `finish`.
  let lowest: UnsafeMutablePointer<Int>
  /// As `lowest`.
  let highest: UnsafeMutablePointer<Int>
  private var done = 0

  /// The numbers that `init` needs room for.
  static func room(for stretches: Int) -> Int { 3 * stretches + 1 }

  /// Starts with no stretch.
  ///
  /// - Parameters:
  ///   - kernel: The kernel for the series.
  ///   - most: No more stretches may be added.
  ///   - memory: `room(for: most)` numbers, which must outlive the scan.
  init(_ kernel: BucketKernel<Value>, most: Int, memory: UnsafeMutablePointer<Int>) {
    self.kernel = kernel
    lowest = memory
    highest = memory + most
    bounds = memory + 2 * most
  }

  /// Forgets all stretches.
  @inline(__always)
  mutating func restart() {
    waiting = 0
    done = 0
  }

  /// Adds a stretch that starts no earlier than the one before ends; none if it is empty.
  @inline(__always)
  mutating func add(_ stretch: Range<Int>) {
    guard !stretch.isEmpty else { return }
    if waiting == 0 || bounds[waiting] != stretch.lowerBound {
      finish()
      bounds[0] = stretch.lowerBound
    }
    waiting += 1
    bounds[waiting] = stretch.upperBound
  }

  /// Scans what has been added.
  @inline(__always)
  mutating func finish() {
    guard waiting > 0 else { return }
    kernel.extremes(of: bounds, count: waiting, lowest: lowest + done, highest: highest + done)
    done += waiting
    waiting = 0
  }
}
