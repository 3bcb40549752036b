import CKernels

/// A query of the extremes of buckets in a pyramid.
///
/// Nodes give the extremes of whole blocks. The remainders at the ends of a bucket are scanned only if the
/// node of their block leaves open whether they contain an extreme.
///
/// Without prefetching, most of the time would be spent on cache misses, because each bucket needs a few
/// cache lines that are far apart. Buckets are therefore processed in batches, and memory is prefetched one
/// batch or one loop ahead.
struct PyramidQuery<Value: SeriesValue> {
  /// The series.
  let values: UnsafeBufferPointer<Value>
  /// Its nodes.
  let levels: PyramidLevels<Value>.View
  /// The bounds of the buckets, as returned by `Buckets.bounds`.
  let bounds: UnsafeBufferPointer<Int>

  /// The extremes of a bucket before its remainders are scanned.
  private struct Found: BitwiseCopyable {
    var extremes: StretchExtremes<Value>
    var scansHead: Bool
    var scansTail: Bool
  }

  /// The number of buckets in a batch, whose data fits in a first-level cache.
  private static var batch: Int { 32 }

  /// Finds the extremes of all buckets.
  ///
  /// - Parameters:
  ///   - lowest: Receives the results, as in `BucketExtremes`.
  ///   - highest: As `lowest`.
  @inline(__always)
  func run(lowest: UnsafeMutablePointer<Int>, highest: UnsafeMutablePointer<Int>) {
    let buckets = bounds.count - 1
    let stretches = 2 * Self.batch
    withUnsafeTemporaryAllocation(of: Found.self, capacity: Self.batch) { found in
      withUnsafeTemporaryAllocation(
        of: Int.self, capacity: StretchScan<Value>.capacity(for: stretches)
      ) { memory in
        guard let found = found.baseAddress, let memory = memory.baseAddress,
          let bounds = bounds.baseAddress
        else { return }
        let kernel = BucketKernel(values)
        var scan = StretchScan(kernel, most: stretches, memory: memory)
        for begin in stride(from: 0, to: buckets, by: Self.batch) {
          let end = min(begin + Self.batch, buckets)
          for bucket in end..<min(end + Self.batch, buckets) {
            levels.prefetch(cut(bucket).blocks)
          }
          guard (begin..<end).contains(where: { !cut($0).blocks.isEmpty }) else {
            kernel.extremes(
              of: bounds + begin, count: end - begin, lowest: lowest + begin,
              highest: highest + begin)
            continue
          }
          scan.restart()
          for bucket in begin..<end {
            (found + (bucket - begin)).initialize(to: lookUp(bucket, &scan))
          }
          scan.finish()
          var stretch = 0
          for bucket in begin..<end {
            var extremes = found[bucket - begin].extremes
            if found[bucket - begin].scansHead {
              extremes.take(values, lowest: scan.lowest[stretch], highest: scan.highest[stretch])
              stretch += 1
            }
            if found[bucket - begin].scansTail {
              extremes.take(values, lowest: scan.lowest[stretch], highest: scan.highest[stretch])
              stretch += 1
            }
            lowest[bucket] = extremes.holdsGap ? BucketExtremes.gap : extremes.lowest
            highest[bucket] = extremes.holdsGap ? BucketExtremes.gap : extremes.highest
          }
        }
      }
    }
  }

  @inline(__always)
  private func cut(_ bucket: Int) -> PyramidCut {
    PyramidCut(bounds[bucket], bounds[bucket + 1], block: PyramidLevels<Value>.block)
  }

  /// Returns the extremes of a bucket from its nodes, and schedules the ranges to scan.
  @inline(__always)
  private func lookUp(_ bucket: Int, _ scan: inout StretchScan<Value>) -> Found {
    let cut = cut(bucket)
    var extremes = StretchExtremes<Value>(at: bounds[bucket])
    levels.forEachNode(in: cut.blocks) { node, range in
      extremes.take(node, from: range.lowerBound)
      return true
    }
    let scansHead = !take(cut.head, ofBlock: cut.blocks.lowerBound - 1, into: &extremes)
    let scansTail = !take(cut.tail, ofBlock: cut.blocks.upperBound, into: &extremes)
    if scansHead { scan.add(cut.head) }
    if scansTail { scan.add(cut.tail) }
    // Buckets without a whole block are adjacent in memory; others may be far apart.
    if !cut.blocks.isEmpty {
      if scansHead { prefetch(cut.head) }
      if scansTail { prefetch(cut.tail) }
    }
    return Found(extremes: extremes, scansHead: scansHead, scansTail: scansTail)
  }

  /// Takes the remainder at one end of a bucket, if the node of its block suffices; returns whether it does.
  @inline(__always)
  private func take(
    _ part: Range<Int>, ofBlock block: Int, into extremes: inout StretchExtremes<Value>
  ) -> Bool {
    if part.isEmpty { return true }
    if extremes.isEmpty || block >= levels.blocks { return false }
    return extremes.take(
      part, of: levels.node(ofBlock: block), from: block &* PyramidLevels<Value>.block)
  }

  /// Prefetches values.
  @inline(__always)
  private func prefetch(_ range: Range<Int>) {
    guard let values = values.baseAddress else { return }
    var address = UnsafeRawPointer(values + range.lowerBound)
    let end = UnsafeRawPointer(values + range.upperBound)
    while address < end {
      ck_prefetch(address)
      address += Int(ck_cache_line)
    }
  }
}
