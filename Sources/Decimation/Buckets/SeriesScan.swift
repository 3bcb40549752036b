import Glibc

/// A thread that scans a part of a series.
package enum ScanThread {
  /// The minimum number of bytes of values for each thread: with 4 MiB each, two threads were a sixth slower
  /// than one.
  package static let leastBytes = 1 << 23
}

/// A series whose buckets are scanned by the kernels.
struct SeriesScan<Value: SeriesValue>: BucketSource {
  private let values: UnsafeBufferPointer<Value>
  private let threads: Int?

  /// Creates a scan that reads values in place.
  ///
  /// - Parameters:
  ///   - values: The series, which must outlive the scan.
  ///   - threads: The maximum number of threads; `nil` for the number of processors.
  init(_ values: UnsafeBufferPointer<Value>, threads: Int?) {
    self.values = values
    self.threads = threads
  }

  var count: Int { values.count }

  func isGap(_ index: Int) -> Bool { values[index].isGap }

  func extremes(of bounds: [Int]) -> BucketExtremes {
    let buckets = bounds.count - 1
    let parts = parts(for: bounds[buckets] - bounds[0])
    var gaps = [Bool](repeating: false, count: parts)
    var lowest: [Int] = []
    let highest = [Int](unsafeUninitializedCapacity: buckets) { highest, highCount in
      lowest = [Int](unsafeUninitializedCapacity: buckets) { lowest, lowCount in
        bounds.withUnsafeBufferPointer { bounds in
          gaps.withUnsafeMutableBufferPointer { gaps in
            let scan = PartialScan(
              values: values, bounds: bounds, lowest: lowest, highest: highest, gaps: gaps)
            ParallelWork.run(parts: parts, threads: parts) { part, _ in scan.run(part: part) }
          }
        }
        lowCount = buckets
      }
      highCount = buckets
    }
    return BucketExtremes(lowest: lowest, highest: highest, holdsGaps: gaps.contains(true))
  }

  /// Returns the number of threads for a number of points.
  private func parts(for points: Int) -> Int {
    let parts = points * MemoryLayout<Value>.stride / ScanThread.leastBytes
    return parts < 2 ? 1 : max(1, min(parts, threads ?? ParallelWork.processors))
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

/// The data shared by several threads, each of which scans some of the buckets.
///
/// It is sendable, because the threads only read the series and its bounds, and each part has buckets and a
/// flag of its own.
private struct PartialScan<Value: SeriesValue>: @unchecked Sendable {
  let values: UnsafeBufferPointer<Value>
  let bounds: UnsafeBufferPointer<Int>
  let lowest: UnsafeMutableBufferPointer<Int>
  let highest: UnsafeMutableBufferPointer<Int>
  /// Whether each part has a gap.
  let gaps: UnsafeMutableBufferPointer<Bool>

  func run(part: Int) {
    guard let bounds = bounds.baseAddress, let lowest = lowest.baseAddress,
      let highest = highest.baseAddress
    else { return }
    let first = firstBucket(of: part)
    let end = firstBucket(of: part + 1)
    let isWhole = BucketKernel(values).extremes(
      of: bounds + first, count: end - first, lowest: lowest + first, highest: highest + first)
    gaps[part] = !isWhole
  }

  /// Returns the first bucket of a part; the parts have about equal numbers of points.
  private func firstBucket(of part: Int) -> Int {
    let buckets = bounds.count - 1
    let points = bounds[buckets] - bounds[0]
    let start = bounds[0] + points / gaps.count * part
    return part < gaps.count ? (0..<buckets).partitioningIndex { bounds[$0] >= start } : buckets
  }
}
