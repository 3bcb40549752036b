import Decimation
import TestSupport
import Testing

@Suite("Coordinate")
struct CoordinateTests {
  @Test("edges of equal widths never decrease, and the outer ones are the domain's bounds")
  func edges() {
    var random = SplitMix64(seed: 51)
    for _ in 0..<200 {
      let count = Int.random(in: 1...50, using: &random)
      let lower = Double.random(in: -1e9...1e9, using: &random)
      let reals = lower...(lower + Double.random(in: 0...1e9, using: &random))
      let found = (0...count).map { Double.edge($0, of: count, in: reals) }
      #expect(found == found.sorted() && found.first == reals.lowerBound)
      #expect(found.last == reals.upperBound)
      let start = Int64.random(in: Int64.min...0, using: &random)
      let wholes = start...Int64.random(in: 0...Int64.max, using: &random)
      let exact = (0...count).map { Int64.edge($0, of: count, in: wholes) }
      #expect(exact == exact.sorted() && exact.first == wholes.lowerBound)
      #expect(exact.last == wholes.upperBound)
    }
  }

  @Test("steps enclose a domain, and there are none for a width that is not positive")
  func steps() throws {
    let found = try #require(Double.steps(of: 2, from: 1, over: 4...9, mostSteps: 10))
    // 3, 5, 7, 9 and the edge beyond the domain, 11.
    #expect(found == (1, 4))
    let exact = try #require(Int64.steps(of: 2, from: 1, over: -4...9, mostSteps: 10))
    #expect(exact == (-3, 8))
    #expect(Double.steps(of: 2, from: 1, over: 4...9, mostSteps: 3) == nil)
    for width in [0, -1, .nan, .infinity] {
      #expect(Double.steps(of: width, from: 0, over: 0...1, mostSteps: 10) == nil)
    }
    #expect(Int64.steps(of: 0, from: 0, over: 0...1, mostSteps: 10) == nil)
    #expect(Int64.steps(of: 1, from: 1, over: .min ... .max, mostSteps: .max) == nil)
  }

  @Test("the distance to a later coordinate is positive and representable, or nil")
  func distances() {
    #expect(2.0.step(to: 5) == 3)
    #expect(5.0.step(to: 2) == nil)
    #expect((-Double.greatestFiniteMagnitude).step(to: .greatestFiniteMagnitude) == nil)
    #expect(Int64(2).step(to: 5) == 3)
    #expect(Int64(2).step(to: 2) == nil)
    #expect(Int64.min.step(to: .max) == nil)
  }

  @Test("uniform coordinates stop at the limits of their type")
  func limits() {
    #expect(Int64.regular(3, start: .max - 1, step: 1) == .max)
    #expect(Int64.regular(-3, start: .min + 1, step: 1) == .min)
    #expect(
      Double.regular(2, start: 0, step: .greatestFiniteMagnitude) == .greatestFiniteMagnitude)
  }

  @Test(
    "a width has few binary digits and never exceeds the share",
    arguments: [(1, [1, 2, 4, 8]), (2, [1, 2, 3, 4, 6, 8]), (3, [1, 2, 3, 4, 5, 6, 7, 8])])
  func multiples(digits: Int, expected: [Int64]) {
    let widths = (1...8).map {
      Int64.multiple(of: nil, digits: digits, withinShareOf: 1, in: 0...$0)
    }
    #expect(Set(widths) == Set(expected))
    #expect(zip(widths, 1...8).allSatisfy { $0 <= $1 })
    let reals = (1...8).map {
      Double.multiple(of: 1, digits: digits, withinShareOf: 1, in: 0...Double($0))
    }
    #expect(reals == widths.map(Double.init))
    #expect(Double.multiple(of: 9, digits: digits, withinShareOf: 100, in: 0...100) == 9)
  }
}
