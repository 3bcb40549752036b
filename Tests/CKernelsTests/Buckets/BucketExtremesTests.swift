import CKernels
import TestSupport
import Testing

@Suite("bucket extremes")
struct BucketExtremesTests {
  private struct Found: Equatable {
    var done: Int
    var lowest: [Int]
    var highest: [Int]
  }

  private func find<Value>(
    _ kernel: ck_bucket_extremes, _ values: [Value], from offset: Int, _ bounds: [Int]
  ) -> Found {
    var found = Found(done: 0, lowest: [], highest: [])
    found.lowest = [Int](repeating: -9, count: bounds.count - 1)
    found.highest = found.lowest
    values.withUnsafeBufferPointer { values in
      guard let first = values.baseAddress else { return }
      found.done = kernel(
        first + offset, values.count - offset, bounds, bounds.count - 1,
        &found.lowest, &found.highest)
    }
    found.lowest.removeSubrange(found.done...)
    found.highest.removeSubrange(found.done...)
    return found
  }

  private func naive<Value: Comparable>(
    _ values: ArraySlice<Value>, _ bounds: [Int], isGap: (Value) -> Bool
  ) -> Found {
    var found = Found(done: 0, lowest: [], highest: [])
    for (first, end) in zip(bounds, bounds.dropFirst()) {
      let bucket = values[(values.startIndex + first)..<(values.startIndex + end)]
      if bucket.contains(where: isGap) { break }
      let low = bucket.indices.min { (bucket[$0], $0) < (bucket[$1], $1) }
      let high = bucket.indices.max { (bucket[$0], -$0) < (bucket[$1], -$1) }
      found.lowest.append(low.map { $0 - values.startIndex } ?? first)
      found.highest.append(high.map { $0 - values.startIndex } ?? first)
      found.done += 1
    }
    return found
  }

  /// Buckets of every length up to some vectors of every width, at every alignment, with ties.
  private func check<Value: Comparable>(
    _ type: ck_value, gaps: [Value], isGap: (Value) -> Bool, make: (Int) -> Value
  ) {
    var random = SplitMix64(seed: 7)
    var cases = 0
    while cases < 250_000 {
      let offset = Int.random(in: 0..<16, using: &random)
      let longest = [4, 9, 40, 80, 300][Int.random(in: 0..<5, using: &random)]
      let heights = [0, 1, 5, 1_000][Int.random(in: 0..<4, using: &random)]
      var bounds = [Int.random(in: 0...3, using: &random)]
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        bounds.append(bounds[bounds.count - 1] + Int.random(in: 0...longest, using: &random))
      }
      let surplus = Int.random(in: 0...20, using: &random)
      var values = (0..<offset + bounds[bounds.count - 1] + surplus).map { _ in
        make(Int.random(in: -heights...heights, using: &random))
      }
      if !gaps.isEmpty, !values.isEmpty, Int.random(in: 0..<3, using: &random) == 0 {
        let at = Int.random(in: values.indices, using: &random)
        values[at] = gaps[Int.random(in: gaps.indices, using: &random)]
      }
      guard !values[offset...].isEmpty else { continue }
      let expected = naive(values[offset...], bounds, isGap: isGap)
      for (width, kernel) in everyWidth({ ck_bucket_extremes_for(type, $0) }).enumerated() {
        let found = find(kernel, values, from: offset, bounds)
        if found != expected { Issue.record("\(width): \(found), expected \(expected)") }
      }
      cases += bounds.count - 1
    }
  }

  @Test("equal the naive twin for Double at every width, length and alignment")
  func doubles() {
    check(ck_value_f64, gaps: [Double.nan, .infinity, -.infinity], isGap: { !$0.isFinite }) {
      $0 == 0 ? -0.0 : Double($0) / 3
    }
  }

  @Test("equal the naive twin for Float at every width, length and alignment")
  func floats() {
    check(ck_value_f32, gaps: [Float.nan, .infinity, -.infinity], isGap: { !$0.isFinite }) {
      Float($0) / 3
    }
  }

  @Test("equal the naive twin for Int64 at every width, length and alignment")
  func longs() {
    check(ck_value_i64, gaps: [Int64](), isGap: { _ in false }) {
      $0 == 999 ? .max : $0 == -999 ? .min : Int64($0) << 33
    }
  }

  @Test("equal the naive twin for Int32 at every width, length and alignment")
  func ints() {
    check(ck_value_i32, gaps: [Int32](), isGap: { _ in false }) {
      $0 == 999 ? .max : $0 == -999 ? .min : Int32($0)
    }
  }
}
