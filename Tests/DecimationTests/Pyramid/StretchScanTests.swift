import Decimation
import TestSupport
import Testing

@Suite("StretchScan")
struct StretchScanTests {
  /// Returns the positions of the extremes of ranges, as the scan finds them.
  private func scanned(_ values: [Double], _ ranges: [Range<Int>]) -> [[Int]] {
    values.withUnsafeBufferPointer { values in
      withUnsafeTemporaryAllocation(
        of: Int.self, capacity: StretchScan<Double>.capacity(for: ranges.count)
      ) { memory in
        guard let start = memory.baseAddress else { return [] }
        var scan = StretchScan(BucketKernel(values), most: ranges.count, memory: start)
        // The scan that is given up leaves no trace.
        if let first = ranges.first { scan.add(first) }
        scan.restart()
        for range in ranges { scan.add(range) }
        scan.finish()
        let count = ranges.count { !$0.isEmpty }
        return (0..<count).map { [scan.lowest[$0], scan.highest[$0]] }
      }
    }
  }

  /// Returns the positions of the first lowest and the first highest value; -1 for a range with a gap.
  private func naive(_ values: [Double], _ range: Range<Int>) -> [Int] {
    guard range.allSatisfy({ values[$0].isFinite }) else { return [-1, -1] }
    let lowest = range.min { (values[$0], $0) < (values[$1], $1) }
    let highest = range.min { (values[$1], $0) < (values[$0], $1) }
    return [lowest ?? -1, highest ?? -1]
  }

  @Test("finds the extremes of each range, adjacent or not, with and without gaps")
  func random() {
    var random = SplitMix64(seed: 62)
    for number in 0..<300 {
      let rare = Int.random(in: 10...5_000, using: &random)
      let values = (0..<Int.random(in: 1...3_000, using: &random)).map { _ in
        Int.random(in: 0..<rare, using: &random) == 0
          ? Double.nan : Double(Int.random(in: -20...20, using: &random))
      }
      var ranges: [Range<Int>] = []
      var start = 0
      while start < values.count, ranges.count < 50 {
        if Bool.random(using: &random) { start += Int.random(in: 0...60, using: &random) }
        let end = start + Int.random(in: 0...200, using: &random)
        guard end <= values.count else { break }
        ranges.append(start..<end)
        start = end
      }
      let expected = ranges.filter { !$0.isEmpty }.map { naive(values, $0) }
      if scanned(values, ranges) != expected { Issue.record("case \(number)") }
    }
  }

  @Test("scans the whole series, single values and nothing")
  func edges() {
    let values: [Double] = [3, .infinity, 1, 4, 1, -.infinity, 5]
    #expect(scanned(values, [0..<7]) == [[-1, -1]])
    #expect(scanned([3, 1, 4, 1, 5], [0..<5]) == [[1, 4]])
    #expect(
      scanned(values, [0..<1, 1..<2, 2..<5, 5..<6, 6..<7])
        == [[0, 0], [-1, -1], [2, 3], [-1, -1], [6, 6]])
    #expect(
      scanned(values, [0..<0, 0..<1, 1..<1, 2..<5, 6..<7, 7..<7]) == [[0, 0], [2, 3], [6, 6]])
    #expect(scanned(values, [0..<0, 7..<7]) == [])
    #expect(scanned(values, []) == [])
  }
}
