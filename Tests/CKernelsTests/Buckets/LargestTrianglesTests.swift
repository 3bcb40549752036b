import CKernels
import TestSupport
import Testing

@Suite("largest triangles")
struct LargestTrianglesTests {
  /// One case, and the same steps one point after the other.
  private struct Series<Value> {
    var values: ArraySlice<Value>
    var doubles: [Double]
    var bounds: [Int]
    var chosen: Int

    init(_ values: ArraySlice<Value>, bounds: [Int], chosen: Int, double: (Value) -> Double) {
      self.values = values
      self.bounds = bounds
      self.chosen = chosen
      doubles = values.map(double)
    }

    /// Sixteen sums by turns, then their sums by halves.
    func sum(_ terms: [Double]) -> Double {
      var sums = [Double](repeating: 0, count: 16)
      for (place, term) in terms.enumerated() { sums[place % 16] += term }
      while sums.count > 1 {
        let half = sums.count / 2
        sums = (0..<half).map { sums[$0] + sums[$0 + half] }
      }
      return sums[0]
    }

    /// - Parameters:
    ///   - distance: From the first point to the second one.
    ///   - meanRun: From a point to the mean of a bucket; infinite where its sum overflows.
    /// - Returns: The first point and those that were picked after it.
    func kept(
      distance: (Int, Int) -> Double, meanRun: (Int, Range<Int>) -> Double
    ) -> [Int] {
      var kept = [chosen]
      for bucket in 0..<bounds.count - 2 {
        let points = bounds[bucket]..<bounds[bucket + 1]
        let next = bounds[bucket + 1]..<bounds[bucket + 2]
        let last = kept[kept.count - 1]
        let sumOfNext = sum(Array(doubles[next]))
        let run = meanRun(last, next)
        let rise = sumOfNext / Double(next.count) - doubles[last]
        guard sum(Array(doubles[points])).isFinite, sumOfNext.isFinite, run.isFinite,
          (rise * distance(last, points.upperBound - 1)).isFinite
        else { break }
        let areas = points.map { index -> Double in
          run == 0
            ? 0 : (rise * distance(last, index) - run * (doubles[index] - doubles[last])).magnitude
        }
        guard let largest = areas.max(), largest.isFinite, let place = areas.firstIndex(of: largest)
        else { break }
        kept.append(points.lowerBound + place)
      }
      return kept
    }

    func kept(
      by kernel: ck_largest_triangles, _ positions: UnsafeRawPointer?
    ) -> [Int] {
      var kept = [Int](repeating: -9, count: bounds.count - 1)
      kept[0] = chosen
      let done = values.withUnsafeBytes { values in
        values.baseAddress.map {
          kernel($0, positions, self.values.count, bounds, bounds.count - 2, &kept)
        } ?? 0
      }
      return Array(kept[...done])
    }
  }

  /// Compares all widths with the twin, for all kinds of positions.
  private func compare<Value>(
    _ type: ck_value, _ series: Series<Value>, using random: inout SplitMix64
  ) {
    let steps = [0, 1, 1_000][Int.random(in: 0..<3, using: &random)]
    let isSmall = Bool.random(using: &random)
    var long = isSmall ? Int64.random(in: -99...99, using: &random) : Int64.min / 2
    let stride = isSmall ? Int64(1) : Int64(1) << Int64.random(in: 0...52, using: &random)
    let longs = series.values.map { _ -> Int64 in
      defer { long &+= stride &* Int64(Int.random(in: 0...steps, using: &random)) }
      return long
    }.sorted()
    let doubles = longs.map { Double($0) / 7 }
    func expect(
      _ kind: ck_position, _ positions: UnsafeRawPointer?, _ expected: [Int]
    ) {
      let kernels = everyWidth { ck_largest_triangles_for(type, kind, $0) }
      for (width, kernel) in kernels.enumerated() {
        let found = series.kept(by: kernel, positions)
        if found != expected {
          Issue.record("\(type) \(kind) \(width): \(found), expected \(expected), \(series)")
        }
      }
    }
    expect(
      ck_position_index, nil,
      series.kept(distance: { Double($1 - $0) }) { chosen, bucket in
        Double(bucket.lowerBound + bucket.upperBound - 1 - 2 * chosen) / 2
      })
    expect(
      ck_position_f64, doubles,
      series.kept(distance: { doubles[$1] - doubles[$0] }) { chosen, bucket in
        let origin = doubles[bucket.lowerBound]
        let sum = series.sum(doubles[bucket].map { $0 - origin })
        return origin - doubles[chosen] + sum / Double(bucket.count)
      })
    func distance(_ first: Int, _ last: Int) -> UInt64 {
      UInt64(bitPattern: longs[last] &- longs[first])
    }
    expect(
      ck_position_i64, longs,
      series.kept(distance: { Double(distance($0, $1)) }) { chosen, bucket in
        let first = bucket.lowerBound
        let span = distance(first, bucket.upperBound - 1)
        guard !span.multipliedReportingOverflow(by: UInt64(bucket.count)).overflow else {
          return .infinity
        }
        let sum = bucket.reduce(0) { $0 + distance(first, $1) }
        return Double(distance(chosen, first)) + Double(sum) / Double(bucket.count)
      })
  }

  /// Buckets of every length up to some vectors of every width, at every alignment.
  private func check<Value>(
    _ type: ck_value, gaps: [Value], double: (Value) -> Double, make: (Int) -> Value
  ) {
    var random = SplitMix64(seed: 11)
    var cases = 0
    while cases < 40_000 {
      let offset = Int.random(in: 0..<16, using: &random)
      let longest = [2, 9, 40, 80, 300][Int.random(in: 0..<5, using: &random)]
      let heights = [0, 1, 5, 1_000][Int.random(in: 0..<4, using: &random)]
      let chosen = Int.random(in: 0...3, using: &random)
      var bounds = [chosen + Int.random(in: 1...3, using: &random)]
      for _ in 0..<Int.random(in: 2...20, using: &random) {
        bounds.append(bounds[bounds.count - 1] + Int.random(in: 1...longest, using: &random))
      }
      let surplus = Int.random(in: 0...20, using: &random)
      var values = (0..<offset + bounds[bounds.count - 1] + surplus).map { _ in
        make(Int.random(in: -heights...heights, using: &random))
      }
      if !gaps.isEmpty, Int.random(in: 0..<3, using: &random) == 0 {
        let at = Int.random(in: offset + bounds[0]..<values.count, using: &random)
        values[at] = gaps[Int.random(in: gaps.indices, using: &random)]
      }
      compare(
        type, Series(values[offset...], bounds: bounds, chosen: chosen, double: double),
        using: &random)
      cases += bounds.count - 2
    }
  }

  @Test("equal the naive twin for Double at every width, length and alignment")
  func doubles() {
    check(ck_value_f64, gaps: [.nan, .infinity, -.infinity, 1e308, 1.7e308], double: { $0 }) {
      // Sums of numbers so different depend on their order.
      $0.isMultiple(of: 3) ? Double($0) * 1e16 : Double($0) / 3
    }
  }

  @Test("equal the naive twin for Float at every width, length and alignment")
  func floats() {
    check(ck_value_f32, gaps: [.nan, .infinity, -.infinity], double: { Double($0) }) {
      $0.isMultiple(of: 3) ? Float($0) * 1e16 : Float($0) / 3
    }
  }

  @Test("equal the naive twin for Int64 at every width, length and alignment")
  func longs() {
    check(ck_value_i64, gaps: [], double: { Double($0) }) {
      $0 == 999 ? .max : $0 == -999 ? .min : Int64($0) << ($0.isMultiple(of: 3) ? 50 : 0)
    }
  }

  @Test("equal the naive twin for Int32 at every width, length and alignment")
  func ints() {
    check(ck_value_i32, gaps: [], double: { Double($0) }) {
      $0 == 999 ? .max : $0 == -999 ? .min : Int32($0)
    }
  }
}
