import Decimation
import TestSupport
import Testing

@Suite("Range minimum and maximum")
struct RangeMinMaxTests {
  @Test("equals a scan of the stretch", arguments: [0, 1, 2, 31, 32, 33, 64, 95, 1000, 4097])
  func oracle(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    let values = ContiguousArray(
      (0..<count).map { _ -> Double in
        switch random.next() % 16 {
        case 0: .nan
        case 1: .infinity
        default: Double(random.next() % 1000)
        }
      })
    let ranges = RangeMinMax(values)
    for _ in 0..<400 {
      let a = Int(random.next() % UInt64(count + 1))
      let b = Int(random.next() % UInt64(count + 1))
      let range = min(a, b)..<max(a, b)
      #expect(
        ranges.extremes(in: range) == Extremes.finite(in: values.span.extracting(range)),
        "\(range)")
    }
  }

  @Test("what lies outside of the series is left out")
  func outside() {
    let ranges = RangeMinMax([3, 1, 2])
    #expect(ranges.extremes(in: -5..<2) == 1...3)
    #expect(ranges.extremes(in: 2..<99) == 2...2)
    #expect(ranges.extremes(in: 7..<9) == nil)
  }

  @Test("a series of gaps has no extremes")
  func gaps() {
    let ranges = RangeMinMax(ContiguousArray(repeating: .nan, count: 200))
    #expect(ranges.extremes(in: 0..<200) == nil)
  }
}
