import Decimation
import Synchronization
import TestSupport
import Testing

@Suite("LTTB")
struct LTTBTests {
  @Test("equals the naive twin", arguments: [(120, 10_000), (2_000, 300)])
  func equalsNaiveTwin(longest: Int, cases: Int) throws {
    var random = SplitMix64(seed: UInt64(longest) + 20)
    for number in 0..<cases {
      let s = RandomSeries(using: &random, longest: longest)
      let points = Int.random(in: 0...longest, using: &random)
      let found = LTTB.indices(of: s.y.span, at: try s.positions, points: points)
      let floats = s.y.map { Float($0) }
      let times = try Positions(ascending: ContiguousArray(s.x.map { Int64($0) }))
      let alsoFound = LTTB.indices(of: floats.span, at: times, points: points)
      let expected = NaiveLTTB(s).pick(points)
      guard found != expected || alsoFound != expected else { continue }
      Issue.record("case \(number), \(points) points: \(found), \(alsoFound), not \(expected)")
    }
  }

  @Test("keeps of each bucket a point whose triangle is as large as the largest one")
  func areas() throws {
    var random = SplitMix64(seed: 21)
    for number in 0..<2_000 {
      var at = -1e6
      let count = Int.random(in: 10...3_000, using: &random)
      let x = (0..<count).map { _ -> Double in
        at += Double.random(in: 0...9, using: &random)
        return at
      }
      let values = x.map { _ in Double.random(in: -1e3...1e3, using: &random) }
      let points = Int.random(in: 3...count, using: &random)
      let positions = try Positions(ascending: ContiguousArray(x))
      let kept = LTTB.indices(of: values.span, at: positions, points: points).indices
      guard points < count else {
        #expect(kept == Array(0..<count))
        continue
      }
      #expect(kept.count == points)
      let naive = NaiveLTTB(values: values) { x[$1] - x[$0] }
      let buckets = naive.buckets(points)
      for place in 1..<points - 1 {
        let (chosen, next) = (kept[place - 1], buckets[place + 1])
        #expect(buckets[place].points.contains(kept[place]))
        let largest = buckets[place].points.map { naive.area($0, after: chosen, before: next) }
          .max()
        let area = naive.area(kept[place], after: chosen, before: next)
        #expect(area >= largest! * (1 - 1e-12), "case \(number), place \(place)")
      }
    }
  }

  @Test("obeys its laws on random series")
  func laws() throws {
    var random = SplitMix64(seed: 22)
    for number in 0..<5_000 {
      let s = RandomSeries(using: &random)
      let points = Int.random(in: 0...130, using: &random)
      let kept = LTTB.indices(of: s.y.span, at: try s.positions, points: points)
      #expect(kept.indices.count <= points)
      #expect(zip(kept.indices, kept.indices.dropFirst()).allSatisfy(<), "ascending, \(number)")
      #expect(kept.runs.flatMap { Array($0) } == Array(kept.indices.indices), "cover, \(number)")
      if points > 1 {
        #expect(kept.indices.first == s.y.firstIndex(where: \.isFinite))
        #expect(kept.indices.last == s.y.lastIndex(where: \.isFinite))
      }
      for run in kept.runs {
        let span = kept.indices[run.lowerBound]...kept.indices[run.upperBound - 1]
        #expect(span.allSatisfy { s.y[$0].isFinite }, "bridges a gap, \(number)")
      }
    }
  }

  @Test("keeps the same points for every type of value and of positions")
  func types() throws {
    var random = SplitMix64(seed: 23)
    for _ in 0..<500 {
      let values = (0..<Int.random(in: 0...900, using: &random)).map { _ in
        Int32.random(in: -99...99, using: &random)
      }
      let points = Int.random(in: 0...90, using: &random)
      let doubles = values.map(Double.init)
      let floats = values.map(Float.init)
      let longs = values.map(Int64.init)
      let expected = LTTB.indices(of: values.span, points: points)
      #expect(NaiveLTTB(values: values) { Double($1 - $0) }.pick(points) == expected)
      #expect(LTTB.indices(of: doubles.span, points: points) == expected)
      #expect(LTTB.indices(of: floats.span, points: points) == expected)
      #expect(LTTB.indices(of: longs.span, points: points) == expected)

      let regular = try Positions(start: -7, step: 0.25)
      let written = try Positions(ascending: ContiguousArray(values.indices.map { regular[$0] }))
      #expect(LTTB.indices(of: doubles.span, at: regular, points: points) == expected)
      #expect(LTTB.indices(of: floats.span, at: written, points: points) == expected)
      let start: Int64 = 1_700_000_000_000_000_001
      let times = try Positions(start: start, step: 8)
      let allTimes = try Positions(ascending: ContiguousArray(values.indices.map { times[$0] }))
      #expect(LTTB.indices(of: longs.span, at: times, points: points) == expected)
      #expect(LTTB.indices(of: values.span, at: allTimes, points: points) == expected)
    }
  }

  @Test("keeps the same points for positions with a fixed step and for the same ones written out")
  func regular() throws {
    var random = SplitMix64(seed: 25)
    for _ in 0..<300 {
      let values = (0..<1_000).map { _ in Double.random(in: -1...1, using: &random) }
      let start = Double.random(in: -9...9, using: &random)
      let regular = try Positions(start: start, step: Double.random(in: 0.1...9, using: &random))
      let written = try Positions(ascending: ContiguousArray(values.indices.map { regular[$0] }))
      let expected = LTTB.indices(of: values.span, points: 90)
      #expect(LTTB.indices(of: values.span, at: regular, points: 90) == expected)
      #expect(LTTB.indices(of: values.span, at: written, points: 90) == expected)
    }
  }

  @Test("does not take positions that stop at the greatest number for regular ones")
  func overrun() throws {
    let values = (0..<200).map { Double($0 * 37 % 100) }
    let late = try Positions(start: Int64.max - 10, step: 7)
    let written = try Positions(ascending: ContiguousArray(values.indices.map { late[$0] }))
    let naive = NaiveLTTB(values: values) { Double(late[$1] - late[$0]) }
    #expect(LTTB.indices(of: values.span, at: written, points: 20) == naive.pick(20))
  }

  @Test("counts positions from a near one, so that nanoseconds are not lost")
  func nanoseconds() throws {
    var random = SplitMix64(seed: 24)
    var at: Int64 = 1_700_000_000_000_000_000
    let x = (0..<2_000).map { _ -> Int64 in
      at += Int64.random(in: 0...9, using: &random)
      return at
    }
    let values = x.map { _ in Float(Int.random(in: 0...9, using: &random)) }
    let near = try Positions(ascending: ContiguousArray(x.map { Double($0 - x[0]) }))
    let far = try Positions(ascending: ContiguousArray(x))
    #expect(
      LTTB.indices(of: values.span, at: far, points: 100)
        == LTTB.indices(of: values.span, at: near, points: 100))
  }

  @Test("takes the first one of a plateau and of equal x")
  func ties() throws {
    let flat = [Double](repeating: 4, count: 12)
    #expect(LTTB.indices(of: flat.span, points: 4).indices == [0, 1, 6, 11])
    let together = try Positions<Int64>(ascending: ContiguousArray(repeating: 9, count: 12))
    let values = (0..<12).map(Double.init)
    #expect(LTTB.indices(of: values.span, at: together, points: 4).indices == [0, 1, 6, 11])
  }

  @Test("keeps nothing of nothing, one point of one, and all of few")
  func few() {
    #expect(LTTB.indices(of: [Double]().span, points: 9) == Decimated())
    #expect(LTTB.indices(of: [Double.nan, .infinity].span, points: 9) == Decimated())
    #expect(
      LTTB.indices(of: [Double.nan, 3].span, points: 9) == Decimated(indices: [1], runs: [0..<1]))
    let values: [Float] = [.nan, 1, 2, .nan, 3, .infinity]
    #expect(
      LTTB.indices(of: values.span, points: 4)
        == Decimated(indices: [1, 2, 4], runs: [0..<2, 2..<3]))
    #expect(LTTB.indices(of: values.span, points: .max).indices == [1, 2, 4])
    #expect(LTTB.indices(of: values.span, points: 3).indices == [1, 2, 4])
    #expect(LTTB.indices(of: values.span, points: 2).runs == [0..<1, 1..<2])
    #expect(LTTB.indices(of: values.span, points: 1) == Decimated(indices: [1], runs: [0..<1]))
    #expect(LTTB.indices(of: values.span, points: 0) == Decimated())
    #expect(LTTB.indices(of: values.span, points: .min) == Decimated())
  }

  @Test("passes over buckets of gaps, and lets a short run vanish")
  func gaps() {
    var values = [Double](repeating: 0, count: 102)
    values[50] = 9
    for index in 10..<40 { values[index] = .nan }
    for index in 42..<45 { values[index] = .nan }
    let kept = LTTB.indices(of: values.span, points: 12)
    #expect(
      kept
        == Decimated(
          indices: [0, 1, 40, 50, 51, 61, 71, 81, 91, 101], runs: [0..<2, 2..<3, 3..<10]))
  }

  @Test("is not misled by numbers whose differences or products overflow")
  func huge() throws {
    let huge = Double.greatestFiniteMagnitude
    var values = [Double](repeating: 0, count: 100)
    values[30] = huge
    values[31] = -huge
    values[70] = -huge
    #expect(LTTB.indices(of: values.span, points: 4).indices == [0, 30, 70, 99])
    let x = (0..<100).map { (Double($0) / 49.5 - 1) * huge }
    let positions = try Positions(ascending: ContiguousArray(x))
    #expect(LTTB.indices(of: values.span, at: positions, points: 4).indices == [0, 30, 70, 99])
    let longs = (0..<100).map { $0 == 30 ? Int64.max : $0 == 70 ? .min : 0 }
    let times = (0..<100).map { Int64($0 - 50) << 56 }
    let wide = try Positions(ascending: ContiguousArray([.min] + times[1..<99] + [.max]))
    #expect(LTTB.indices(of: longs.span, at: wide, points: 4).indices == [0, 30, 70, 99])
  }

  @Test("ignores a surplus of values or of positions")
  func unequalLengths() throws {
    let positions = try Positions<Double>(ascending: [0, 1, 2])
    #expect(LTTB.indices(of: [1.0].span, at: positions, points: 9).indices == [0])
    let values = [1.0, 2, 3, 4, 5]
    #expect(LTTB.indices(of: values.span, at: positions, points: 9).indices == [0, 1, 2])
    #expect(
      LTTB.indices(of: values.span, at: try Positions<Double>(ascending: []), points: 9)
        == Decimated())
  }

  @Test(
    "examines each value a few times at most, however many gaps there are", .serialized,
    arguments: [(2, 1), (2, 3), (10, 5), (100, 50)])
  func work(gapEvery: Int, pointsPerBucket: Int) {
    func examinations(of count: Int) -> Int {
      let values = (0..<count).map { index in
        CountedValue(value: index % gapEvery == 1 ? .nan : Double(index * 37 % 101))
      }
      CountedValue.examinations.store(0, ordering: .relaxed)
      let kept = LTTB.indices(of: values.span, points: count * 9 / 10 / pointsPerBucket)
      #expect(kept.runs.count > 1)
      return CountedValue.examinations.load(ordering: .relaxed)
    }
    let few = examinations(of: 20_000)
    let many = examinations(of: 40_000)
    #expect(few <= 8 * 20_000)
    #expect(many <= 2 * few + 1_000)
  }
}

/// A double that counts how often code asks whether it is missing.
private struct CountedValue: SeriesValue {
  static let examinations = Atomic(0)
  static var kind: SeriesValueKind { .double }

  let value: Double

  var isGap: Bool {
    Self.examinations.add(1, ordering: .relaxed)
    return !value.isFinite
  }
  var approximation: Double { value }

  static func < (left: CountedValue, right: CountedValue) -> Bool { left.value < right.value }
}
