import Decimation
import TestSupport
import Testing

@Suite("Buckets")
struct BucketsTests {
  /// The points that a rule keeps in buckets of its own: with all values equal, M4 keeps the ends.
  private func ends<X: Coordinate>(_ x: [X], _ buckets: Buckets<X>) throws -> [X] {
    let values = [Double](repeating: 1, count: x.count)
    let positions = try Positions(ascending: ContiguousArray(x))
    return M4.indices(of: values.span, at: positions, in: buckets).indices.map { x[$0] }
  }

  @Test("of equal width hold their lower edges, and the last one its upper edge")
  func equalWidth() throws {
    let x = (0...40).map { Double($0) / 4 }
    #expect(try ends(x, .equalWidth(2, over: 0...10)) == [0, 4.75, 5, 10])
    #expect(try ends(x, .equalWidth(2, over: 1...9)) == [0.75, 1, 4.75, 5, 9, 9.25])
  }

  @Test("stay exact for whole numbers beyond 2⁵³")
  func nanoseconds() throws {
    let start: Int64 = 1_700_000_000_000_000_000
    let x = (0..<30).map { start + Int64($0) }
    let found = try ends(x, .equalWidth(3, over: start...start + 30)).map { $0 - start }
    #expect(found == [0, 9, 10, 19, 20, 29])
    let whole = Int64.min...Int64.max
    #expect(try ends([.min, -1, 0, .max], .equalWidth(2, over: whole)) == [.min, -1, 0, .max])
  }

  @Test("of whole numbers divide like fractions do")
  func fractions() throws {
    // Edges at 10/3 and 20/3.
    let x = (0...10).map(Int64.init)
    let y = [Double](repeating: 0, count: 11)
    let positions = try Positions(ascending: ContiguousArray(x))
    let kept = MinMax.indices(of: y.span, at: positions, in: .equalWidth(3, over: 0...10))
    #expect(kept.indices == [0, 4, 7])
  }

  @Test("that are anchored keep their points through any pan")
  func anchored() throws {
    var random = SplitMix64(seed: 1)
    var x: ContiguousArray<Double> = []
    var y: [Double] = []
    var at = 0.0
    for _ in 0..<4_000 {
      at += Double.random(in: 0...0.5, using: &random)
      x.append(at)
      y.append(Double.random(in: -1...1, using: &random))
    }
    let positions = try Positions(ascending: x)
    func kept(_ domain: ClosedRange<Double>) -> Set<Int> {
      Set(
        M4.indices(
          of: y.span, at: positions, in: .anchored(width: 3.7, origin: 0.3, over: domain)
        ).indices)
    }
    let all = kept(0...x[x.count - 1])
    for _ in 0..<300 {
      let left = Double.random(in: 0...900, using: &random)
      let domain = left...(left + 80)
      // Leaves out the buckets at both ends, and the neighbours outside.
      let inside = (left + 8)...(left + 72)
      let some = kept(domain).filter { inside.contains(x[$0]) }
      #expect(some == all.filter { inside.contains(x[$0]) })
    }
  }

  @Test("that are anchored survive any width, origin and domain")
  func anchoredOddities() throws {
    let x: [Double] = [-3, 0, 1, 2]
    for width in [0, -1, .nan, .infinity, 1e-300] {
      #expect(try ends(x, .anchored(width: width, origin: 0, over: -3...2)) == x)
    }
    #expect(try ends(x, .anchored(width: 2, origin: .nan, over: -3...2)) == x)
    #expect(try ends(x, .anchored(width: 1, origin: 1e300, over: -3...2)) == x)
    #expect(
      try ends([1e300, 1e300], .anchored(width: 1, origin: 1e300, over: 1e300...1e300)).count == 2)
    let huge = Double.greatestFiniteMagnitude
    let far = [-huge, 0, huge]
    #expect(try ends(far, .anchored(width: 1e308, origin: 0, over: -huge...huge)) == far)
    let least: [Int64] = [.min, .min + 1, .min + 10]
    #expect(try ends(least, .anchored(width: 3, origin: 0, over: .min...(.min + 10))) == least)
    let most: [Int64] = [.max - 10, .max - 1, .max]
    #expect(try ends(most, .anchored(width: 1, origin: 0, over: (.max - 10)...(.max))) == most)
    #expect(try ends(most, .anchored(width: 4, origin: 0, over: (.max - 10)...(.max))) == most)
    let whole = Int64.min...Int64.max
    #expect(try ends([.min, 5, .max], .anchored(width: 1, origin: 0, over: whole)).count == 3)
    #expect(
      try ends([.min, 5, .max], .anchored(width: .max, origin: .min, over: whole)).count == 3)
  }

  @Test("of equal count share the points out")
  func equalCount() throws {
    let x: [Double] = [0, 1, 2, 4, 8, 16, 32, 64, 128, 256]
    let y = [Double](repeating: 0, count: 10)
    let positions = try Positions(ascending: ContiguousArray(x))
    func firsts(_ buckets: Buckets<Double>) -> [Double] {
      MinMax.indices(of: y.span, at: positions, in: buckets).indices.map { x[$0] }
    }
    #expect(firsts(.equalCount(3)) == [0, 4, 32])
    #expect(firsts(.equalCount(2, over: 2...64)) == [1, 2, 16, 128])
    #expect(firsts(.equalCount(50)) == x)
  }

  @Test("below a logarithmic axis have edges in equal ratios")
  func logarithmic() throws {
    let x: [Double] = [-5, 0, 1, 9.99, 10.01, 99.9, 100.1, 1_000, 1_001]
    let y = [Double](repeating: 0, count: x.count)
    let positions = try Positions(ascending: ContiguousArray(x))
    let kept = MinMax.indices(of: y.span, at: positions, in: .logarithmic(3, over: 1...1_000))
    #expect(kept.indices.map { x[$0] } == [0, 1, 10.01, 100.1, 1_001])
    let odd: [ClosedRange<Double>] = [
      0...0, -4 ... -2, 0...(.infinity), 5...5, .leastNonzeroMagnitude...1e308,
    ]
    for domain in odd {
      let kept = MinMax.indices(of: y.span, at: positions, in: .logarithmic(1_000, over: domain))
      #expect(kept.indices.count <= x.count)
    }
  }
}
