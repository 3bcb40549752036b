import ChartScales
import Foundation
import TestSupport
import Testing

@Suite("NumberTicks")
struct NumberTicksTests {
  @Test(
    "automatic domains have the ticks that Swift Charts was seen to choose",
    arguments: [
      (0.0...40, [0.0, 10, 20, 30, 40]), (0...12, [0, 5, 10, 15]), (0...125, [0, 50, 100, 150]),
      (0...137, [0, 50, 100, 150]), (0...209, [0, 100, 200, 300]), (0...250, [0, 100, 200, 300]),
      (0...260, [0, 100, 200, 300]), (0...280, [0, 100, 200, 300]),
      (0...4560, [0, 2000, 4000, 6000]), (0...916, [0, 250, 500, 750, 1000]),
      (-1...1, [-1, -0.5, 0, 0.5, 1]), (0...15_000, [0, 5000, 10_000, 15_000]),
    ])
  func automatic(range: ClosedRange<Double>, values: [Double]) {
    let ticks = NumberTicks(in: range, roundsLowerBound: true, roundsUpperBound: true)
    #expect(ticks.values == values)
    #expect(ticks.domain.lowerBound == values.first && ticks.domain.upperBound == values.last)
  }

  @Test(
    "automatic domains have the ends that Swift Charts was seen to choose",
    arguments: [(0.0...85, 0.0...100), (0...178.6, 0...200), (-47.2...0, -60...0)])
  func automaticDomain(range: ClosedRange<Double>, domain: ClosedRange<Double>) {
    let ticks = NumberTicks(in: range, roundsLowerBound: true, roundsUpperBound: true)
    #expect(ticks.domain == domain)
  }

  @Test(
    "fixed domains keep their ends",
    arguments: [
      (0.0...100, 4, [0.0, 25, 50, 75, 100]), (0...100, 3, [0, 50, 100]),
      (0...175, 4, [0, 50, 100, 150]),
    ])
  func fixed(range: ClosedRange<Double>, count: Int, values: [Double]) {
    let ticks = NumberTicks(in: range, desiredCount: count)
    #expect(ticks.values == values)
    #expect(ticks.domain == range)
  }

  @Test("ticks ascend, are in the domain, and are about as many as desired")
  func laws() {
    var random = SplitMix64(seed: 14)
    for _ in 0..<2_000 {
      let low = Double.random(in: -1000...1000, using: &random)
      let span = Double.random(in: 1e-3...1e6, using: &random)
      let count = Int.random(in: 2...20, using: &random)
      let rounds = Bool.random(using: &random)
      let ticks = NumberTicks(
        in: low...low + span, desiredCount: count, roundsLowerBound: rounds,
        roundsUpperBound: rounds)
      #expect(zip(ticks.values, ticks.values.dropFirst()).allSatisfy { $0 < $1 })
      #expect(ticks.values.allSatisfy(ticks.domain.contains))
      #expect(ticks.domain.contains(low) && ticks.domain.contains(low + span))
      #expect(abs(ticks.values.count - count) <= max(count / 2, 2), "\(low) \(span) \(count)")
    }
  }

  @Test("every tick is a multiple of 1, 2, 2.5 or 5 times a power of ten")
  func multiples() {
    var random = SplitMix64(seed: 15)
    for _ in 0..<5_000 {
      let span = pow(10, Double.random(in: -12...12, using: &random))
      let low = Double.random(in: -20...20, using: &random) * span
      let rounds = Bool.random(using: &random)
      let values = NumberTicks(
        in: low...low + span, desiredCount: .random(in: 2...12, using: &random),
        roundsLowerBound: rounds, roundsUpperBound: rounds
      ).values
      guard values.count > 1 else { continue }
      let step = (values[values.count - 1] - values[0]) / Double(values.count - 1)
      let power = pow(10, (log10(step) + 1e-9).rounded(.down))
      let digits = step / power
      #expect([1, 2, 2.5, 5].contains { abs(digits - $0) < 1e-6 }, "\(values)")
      for value in values {
        let index = value / step
        #expect(abs(index - index.rounded()) < 1e-6, "\(value) of \(values)")
      }
    }
  }

  @Test("a range without a length, or one that is too narrow for doubles, has one tick")
  func narrow() {
    for range in [0.0...0, 5...5, 1...1.0.nextUp, 0...Double.leastNonzeroMagnitude] {
      #expect(NumberTicks(in: range).values == [range.lowerBound])
      #expect(NumberTicks(in: range).domain == range)
    }
    let widest = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    #expect(NumberTicks(in: widest).values.count == 1)
  }

  @Test("no two ticks are closer than the minimum stride")
  func minimumStride() {
    #expect(NumberTicks(in: 0...2, minimumStride: 1).values == [0, 1, 2])
    #expect(NumberTicks(in: 0...2).values == [0, 0.5, 1, 1.5, 2])
  }

  @Test("a minimum stride beyond the range is the step, and one that is not finite is ignored")
  func longMinimumStride() {
    func ticks(_ range: ClosedRange<Double>, _ stride: Double) -> [Double] {
      NumberTicks(
        in: range, roundsLowerBound: true, roundsUpperBound: true, minimumStride: stride
      ).values
    }
    #expect(ticks(0...0.05, 1) == [0, 1])
    #expect(ticks(0...10, 100) == [0, 100])
    #expect(ticks(-3...10, 70) == [-100, 0, 100])
    for stride in [Double.infinity, -.infinity, .nan, -1] {
      #expect(ticks(0...10, stride) == ticks(0...10, 0))
    }
    #expect(ticks(0...10, .greatestFiniteMagnitude).allSatisfy { $0.isFinite })
  }

  @Test("whole ticks are integers at all distances")
  func whole() {
    #expect(NumberTicks(in: 0...1, areWhole: true).values == [0, 1])
    #expect(NumberTicks(in: 0...10, desiredCount: 5).values == [0, 2.5, 5, 7.5, 10])
    #expect(NumberTicks(in: 0...10, desiredCount: 5, areWhole: true).values == [0, 2, 4, 6, 8, 10])
    #expect(
      NumberTicks(in: 0...100, desiredCount: 5, areWhole: true).values == [0, 25, 50, 75, 100])
    #expect(NumberTicks(in: 0.2...0.8, areWhole: true).values.isEmpty)
  }
}
