import ChartScales
import ChartSets
import ChartroomUI
import Decimation
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("BestKoraScales")
struct BestKoraScalesTests {
  private func scales(_ chart: LinesSet, in range: Range<Int>? = nil) -> PlotScales {
    let stack =
      chart.kind == .lines || chart.kind == .twoAxes
      ? nil : Stack(chart, asShares: chart.kind == .percentages)
    return PlotScales(
      bestKora: chart, stack: stack, in: range ?? 0..<chart.time.count, height: 300,
      labelHeight: 14)
  }

  @Test("the values of the range fill the plot, and the marks are those of the style")
  func filling() {
    let chart = ChartSamples.chart([[26, 278, 100, 900], [30, 40, 50, 60]])
    let scale = scales(chart, in: 0..<3).first
    #expect(scale.domain == 26...278)
    #expect(scale.ticks == BestKoraMarks(26...278, integers: true).values)
    #expect(scales(chart).first.domain == 26...900)
    #expect(scales(ChartSamples.chart([[3, 4], [5, 6]], type: .bar)).first.domain == 0...10)
    #expect(scales(ChartSamples.chart([])).first.domain == 0...1)
    var shares = ChartSamples.chart([[3, 4], [5, 6]], type: .area)
    shares.isPercentage = true
    #expect(scales(shares).first.domain == 0...100)
  }

  @Test("the second of two axes has its marks on the lines of the first")
  func twins() throws {
    var random = SplitMix64(seed: 113)
    for number in 0..<300 {
      let size = pow(10, Double.random(in: 0...6, using: &random))
      func column() -> ContiguousArray<Double> {
        ContiguousArray(
          (0..<5).map { _ in (Double.random(in: 0...1, using: &random) * size).rounded() })
      }
      var chart = ChartSamples.chart([column(), column()])
      chart.isYScaled = true
      let found = scales(chart)
      let twin = try #require(found.second)
      let values = try #require(chart.showing(only: 1).rangeY())
      #expect(twin.domain.lowerBound <= values.lowerBound, "case \(number)")
      #expect(twin.domain.upperBound >= values.upperBound, "case \(number)")
      #expect(twin.ticks.allSatisfy { $0 == $0.rounded() }, "case \(number): \(twin.ticks)")
      guard values.lowerBound < values.upperBound, found.first.ticks.count > 1 else { continue }
      let heights = found.first.ticks.map { found.first.y(of: $0, height: 300) }
      for tick in twin.ticks {
        let y = twin.y(of: tick, height: 300)
        #expect(heights.contains { abs($0 - y) < 1e-6 }, "case \(number): \(tick)")
      }
    }
    var chart = ChartSamples.chart([[1, 2], [5, 6]])
    chart.isYScaled = true
    chart.lines[1].isHidden = true
    #expect(scales(chart).second == nil)
  }

  @Test("a mix of scales gets one grid, and a scale of one grid stays as it is")
  func oneGrid() throws {
    let chart = ChartSamples.chart([[0, 100], [0, 100]])
    let small = scales(ChartSamples.chart([[0, 100]]))
    let large = scales(ChartSamples.chart([[0, 3_000]]))
    let mix = try #require(PlotScales(mixing: [(small, 0.25), (large, 0.75)]))
    #expect(mix.first.grids.count == 2)
    let one = mix.withOneBestKoraGrid(of: chart, height: 300, labelHeight: 14)
    #expect(one.first.grids.count == 1 && one.first.domain == mix.first.domain)
    #expect(one.first.ticks == BestKoraMarks(mix.first.domain, integers: true).values)
    #expect(small.withOneBestKoraGrid(of: chart, height: 300, labelHeight: 14) == small)
    let twins = PlotScales(first: mix.first, second: large.first)
    let both = twins.withOneBestKoraGrid(of: chart, height: 300, labelHeight: 14)
    let heights = both.first.ticks.map { both.first.y(of: $0, height: 300) }
    for tick in try #require(both.second).ticks {
      let y = try #require(both.second).y(of: tick, height: 300)
      #expect(heights.contains { abs($0 - y) < 1e-6 })
    }
  }
}
