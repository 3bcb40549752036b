import ChartScales
import ChartSets
import TestSupport
import Testing

@Suite("BestKoraWindow")
struct BestKoraWindowTests {
  private func range(_ count: Int, _ lower: Double, _ upper: Double) -> Range<Int> {
    let days = ContiguousArray((0..<count).map { Double($0) * 86_400_000 })
    return BestKoraWindow.range(WindowBounds(lower: lower, upper: upper), axis: TimeAxis(days))
  }

  @Test("is BestKora's window: whole steps, without the point that its end falls on")
  func app() {
    #expect(range(112, 0.3, 0.8) == 33..<88)
    #expect(range(372, 0.3, 0.8) == 111..<296)
    #expect(range(11, 0.3, 0.7) == 3..<7)
  }

  @Test("shows the last point, which the app leaves out", arguments: [1, 2, 6, 112, 372])
  func lastPoint(count: Int) {
    #expect(range(count, 0, 1) == 0..<count)
    #expect(range(count, 0.5, 1).upperBound == count)
  }

  @Test("holds two points at least, where there are two")
  func narrow() {
    #expect(range(11, 0.5, 0.5) == 5..<7)
    #expect(range(11, 1, 1) == 9..<11)
    #expect(range(2, 0.3, 0.8) == 0..<2)
    #expect(range(1, 0.3, 0.8) == 0..<1)
    #expect(range(0, 0, 1) == 0..<0)
  }

  @Test("never leaves the series, whatever the bounds are")
  func inside() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<2000 {
      let count = Int.random(in: 2...400, using: &random)
      let range = range(
        count, .random(in: -0.2...1.2, using: &random), .random(in: -0.2...1.2, using: &random))
      #expect(range.lowerBound >= 0 && range.upperBound <= count && range.count >= 2)
    }
  }

  @Test("follows time where the points do not lie evenly")
  func uneven() {
    let axis = TimeAxis([0, 1, 2, 3, 100, 101])
    let halves = WindowBounds(lower: 0, upper: 0.5)
    #expect(BestKoraWindow.range(halves, axis: axis) == 0..<3)
    #expect(BestKoraWindow.range(WindowBounds(lower: 0.5, upper: 1), axis: axis) == 3..<6)
  }

  @Test("is that of the chart that describes it", arguments: [0.3...0.8, 0...1, 0.5...0.5])
  @MainActor func described(bounds: ClosedRange<Double>) {
    var chart = ChartSamples.charts(1)[0]
    (chart.lowerBound, chart.upperBound) = (bounds.lowerBound, bounds.upperBound)
    #expect(chart.atBestKoraRange.window.indices == chart.bestKoraRange)
    #expect(chart.atBestKoraRange.window.seen == chart.bestKoraRange)
  }
}
