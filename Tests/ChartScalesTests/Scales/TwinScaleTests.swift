import ChartScales
import TestSupport
import Testing

@Suite("The second Y axis")
struct TwinScaleTests {
  @Test("has round lines of its own at the places of the first axis's")
  func views() {
    let first = LinearScale(values: 261_400...894_000, height: 370, integers: true)
    let second = first.twin(values: 12_360...44_060, integers: true)
    #expect(second.ticks.count == first.ticks.count)
    for (left, right) in zip(first.ticks, second.ticks) {
      #expect(abs(first.y(of: left, height: 370) - second.y(of: right, height: 370)) < 1e-9)
    }
    #expect(second.ticks[1] - second.ticks[0] == 5000)
  }

  @Test("covers its values over many ranges, with as many lines as the first axis")
  func covers() {
    var random = SplitMix64(seed: 12)
    func range() -> ClosedRange<Double> {
      let scale = [1e-6, 0.3, 1, 47, 1e4, 1e9][Int(random.next() % 6)]
      let low = (Double(random.next() % 2000) - 1000) * scale
      return low...low + Double(random.next() % 1000 + 1) * scale
    }
    for _ in 0..<2000 {
      let first = LinearScale(values: range(), height: Double(random.next() % 500 + 60))
      let values = range()
      let second = first.twin(values: values)
      #expect(second.domain.lowerBound <= values.lowerBound, "\(values)")
      #expect(second.domain.upperBound >= values.upperBound, "\(values)")
      #expect(second.ticks.count == first.ticks.count || first.ticks.count == 1, "\(values)")
      #expect(zip(second.ticks, second.ticks.dropFirst()).allSatisfy(<), "\(values)")
    }
  }

  @Test("nothing to show gets the scale of 0...1")
  func empty() {
    let first = LinearScale(values: 0...100, height: 370, integers: true)
    let second = first.twin(values: nil)
    #expect(second.domain.lowerBound == 0)
    #expect(second.ticks.count == first.ticks.count)
  }
}
