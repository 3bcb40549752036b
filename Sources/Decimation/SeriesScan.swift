import CKernels
import Dispatch
import Glibc
import Synchronization

/// A series whose buckets are looked at value by value, by the kernels.
struct SeriesScan<Value: SeriesValue>: BucketSource {
  private let values: UnsafeBufferPointer<Value>
  private let threads: Int

  /// Below so many bytes a second thread costs more than it gains: measured, its start takes as long
  /// as one thread needs for them.
  private static var leastPart: Int { 1 << 21 }

  /// Reads values in place.
  ///
  /// - Parameters:
  ///   - values: Must outlive the scan.
  ///   - threads: The most threads that may work; `nil` for as many as there are processors.
  init(_ values: UnsafeBufferPointer<Value>, threads: Int?) {
    self.values = values
    let parts = values.count * MemoryLayout<Value>.stride / Self.leastPart
    let processors = parts < 2 ? 1 : threads ?? sysconf(Int32(_SC_NPROCESSORS_ONLN))
    self.threads = max(1, min(parts, processors))
  }

  var count: Int { values.count }

  func isGap(_ index: Int) -> Bool { values[index].isGap }

  func extremes(of bounds: [Int]) -> BucketExtremes {
    let buckets = bounds.count - 1
    let parts = min(threads, buckets)
    let holdsGaps = Atomic(false)
    var lowest: [Int] = []
    let highest = [Int](unsafeUninitializedCapacity: buckets) { highest, highCount in
      lowest = [Int](unsafeUninitializedCapacity: buckets) { lowest, lowCount in
        bounds.withUnsafeBufferPointer { bounds in
          let task = PartialScan(
            values: values, bounds: bounds, lowest: lowest, highest: highest, parts: parts)
          if parts == 1 {
            task.run(part: 0, holdsGaps)
          } else {
            DispatchQueue.concurrentPerform(iterations: parts) { task.run(part: $0, holdsGaps) }
          }
        }
        lowCount = buckets
      }
      highCount = buckets
    }
    return BucketExtremes(
      lowest: lowest, highest: highest, holdsGaps: holdsGaps.load(ordering: .relaxed))
  }

  @specialized(where Value == Double)
  @specialized(where Value == Float)
  func forEachRun(in range: Range<Int>, _ body: (Run) -> Void) {
    var index = range.lowerBound
    while index < range.upperBound {
      var run = Run(range: index..<index, lowest: index, highest: index)
      while index < range.upperBound, !values[index].isGap {
        if values[index] < values[run.lowest] { run.lowest = index }
        if values[index] > values[run.highest] { run.highest = index }
        index += 1
      }
      run.range = run.range.lowerBound..<index
      if !run.range.isEmpty { body(run) }
      index += 1
    }
  }
}

/// What several threads share while each of them scans some of the buckets.
///
/// Sendable, because they only read the series and its bounds, and write each to its own buckets.
private struct PartialScan<Value: SeriesValue>: @unchecked Sendable {
  let values: UnsafeBufferPointer<Value>
  let bounds: UnsafeBufferPointer<Int>
  let lowest: UnsafeMutableBufferPointer<Int>
  let highest: UnsafeMutableBufferPointer<Int>
  let parts: Int

  func run(part: Int, _ holdsGaps: borrowing Atomic<Bool>) {
    guard let values = values.baseAddress, let bounds = bounds.baseAddress,
      let lowest = lowest.baseAddress, let highest = highest.baseAddress
    else { return }
    let kernel = ck_bucket_extremes_widest(Value.kind.kernelType)
    let buckets = self.bounds.count - 1
    var bucket = buckets * part / parts
    let end = buckets * (part + 1) / parts
    while bucket < end {
      bucket += kernel(
        values, self.values.count, bounds + bucket, end - bucket, lowest + bucket, highest + bucket)
      guard bucket < end else { return }
      holdsGaps.store(true, ordering: .relaxed)
      lowest[bucket] = BucketExtremes.gap
      highest[bucket] = BucketExtremes.gap
      bucket += 1
    }
  }
}
