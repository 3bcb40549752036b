import Decimation
import TestSupport
import Testing

@Suite("PyramidQuery")
struct PyramidQueryTests {
  private func buckets(
    over positions: Positions<Double>, using random: inout SplitMix64, longest: Int
  ) -> Buckets<Double> {
    let columns = 1 << Int.random(in: 0...7, using: &random)
    let start = Double.random(in: -100...Double(longest), using: &random)
    let domain = start...(start + Double.random(in: 0...Double(2 * longest), using: &random))
    let width = Double.random(in: 1...900, using: &random)
    return switch Int.random(in: 0..<6, using: &random) {
    case 0: .equalWidth(columns, over: domain)
    case 1: .anchored(width: width, origin: 3, over: domain)
    case 2: .aligned(columns, to: positions, over: domain)
    case 3: .equalCount(columns, over: domain)
    case 4: .logarithmic(columns, over: domain)
    default: .equalCount(columns)
    }
  }

  private func check<Value: SeriesValue>(
    seed: UInt64, cases: Int = 1_000, make: (Int32?) -> Value
  ) throws {
    var random = SplitMix64(seed: seed)
    let longest = 3_000
    for number in 0..<cases {
      let values = ContiguousArray(PyramidSeries.random(using: &random, longest: longest).map(make))
      var x = 0.0
      let ascending = ContiguousArray(
        values.map { _ in
          x += Double(Int.random(in: 0...2, using: &random))
          return x
        })
      let surplus = Int.random(in: 0...9, using: &random)
      let positions: [Positions<Double>] = [
        .indices, try Positions(start: 7, step: 0.37),
        try Positions(ascending: ContiguousArray(ascending.dropLast(surplus))),
      ]
      let pyramid = Pyramid(values)
      for positions in positions {
        let buckets = buckets(over: positions, using: &random, longest: longest)
        let m4 = M4.indices(of: pyramid, at: positions, in: buckets)
        let minMax = MinMax.indices(of: pyramid, at: positions, in: buckets)
        if m4 != M4.indices(of: values.span, at: positions, in: buckets)
          || minMax != MinMax.indices(of: values.span, at: positions, in: buckets)
        {
          Issue.record("case \(number): \(buckets), \(values.count) values")
        }
      }
    }
  }

  @Test("keeps the points that a scan keeps, for Double")
  func doubles() throws {
    var gaps = 0
    try check(seed: 1) { value -> Double in
      gaps += 1
      return value.map(Double.init) ?? [.nan, .infinity, -.infinity][gaps % 3]
    }
  }

  @Test("keeps the points that a scan keeps, for Float")
  func floats() throws { try check(seed: 2) { $0.map(Float.init) ?? .nan } }

  @Test("keeps the points that a scan keeps, for Int64")
  func longs() throws { try check(seed: 3) { $0.map(Int64.init) ?? .min } }

  @Test("keeps the points that a scan keeps, for Int32")
  func ints() throws { try check(seed: 4) { $0 ?? .max } }

  @Test("keeps the points that a scan keeps where values are far apart or zeros differ by sign")
  func oddValues() throws {
    let huge = Double.greatestFiniteMagnitude
    let odd = [0, -0.0, huge, -huge, .leastNonzeroMagnitude]
    try check(seed: 5, cases: 500) { $0.map { odd[Int($0.magnitude) % odd.count] } ?? .nan }
  }
}
