import ChartScales
import ChartSets
import ChartroomUI
import Decimation
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("PlotScales")
struct PlotScalesTests {
  private func scales(_ chart: LinesSet, height: CGFloat = 270) -> PlotScales {
    let geometry = PlotGeometry(
      window: TimeWindow(axis: chart.axis, bounds: chart.bounds), axis: chart.axis, width: 343)
    let stack = [.bars, .areas].contains(chart.kind) ? Stack(chart) : nil
    return PlotScales(of: chart, stack: stack, over: geometry, height: height)
  }

  private func chart(
    _ columns: [ContiguousArray<Double>], _ type: Line.Kind = .line
  ) -> LinesSet {
    var chart = ChartSamples.chart(columns, type: type)
    chart.bounds = .whole
    return chart
  }

  @Test("lines have one scale for all visible series, of what the window shows")
  func lines() {
    var chart = chart([[1, 5, 9], [100, 200, 300]])
    let both = scales(chart).first.domain
    #expect(both.lowerBound <= 1 && both.upperBound >= 300 && scales(chart).second == nil)
    chart.lines[1].isHidden = true
    let one = scales(chart).first.domain
    #expect(one.lowerBound <= 1 && (9..<20).contains(one.upperBound))
    chart.bounds = WindowBounds(lower: 0, upper: 0.5)
    #expect((5..<9).contains(scales(chart).first.domain.upperBound))
  }

  @Test("bars and areas begin at zero and reach their sums, shares are 0 to 100")
  func stacked() {
    for type in [Line.Kind.bar, .area] {
      let domain = scales(chart([[50, 60], [100, 100]], type)).first.domain
      #expect(domain.lowerBound == 0 && (160..<250).contains(domain.upperBound))
      let below = scales(chart([[50, -60], [100, 100]], type)).first.domain
      #expect(below.lowerBound <= -60)
    }
    var shares = chart([[50, 60], [100, 100]], .area)
    shares.isPercentage = true
    #expect(scales(shares).first == .shares(height: 270))
  }

  @Test("two axes have a scale for each series on the same lines; one of them alone fits both")
  func twoAxes() throws {
    var chart = chart([[1, 5, 9], [1_000, 2_000, 9_000]])
    chart.isYScaled = true
    let both = scales(chart)
    let twin = try #require(both.second)
    #expect(both.first.ticks.count == twin.ticks.count && both.first.domain.upperBound < 20)
    #expect(twin.domain.lowerBound <= 1_000 && twin.domain.upperBound >= 9_000)
    chart.lines[1].isHidden = true
    #expect(scales(chart).second == nil && scales(chart).first == both.first)
    (chart.lines[0].isHidden, chart.lines[1].isHidden) = (true, false)
    #expect(scales(chart).second == scales(chart).first)
    #expect(scales(chart).first.domain.upperBound >= 9_000)
  }

  @Test("a mix is that of either scale, and follows only scales that do not fit")
  func mixing() throws {
    let small = PlotScales(first: LinearScale(values: 0...10, height: 270))
    let large = PlotScales(first: LinearScale(values: 0...1_000, height: 270))
    let mix = try #require(PlotScales(mixing: [(small, 0.5), (large, 0.5)]))
    let tops = [small, large].map(\.first.domain.upperBound)
    #expect(abs(mix.first.domain.upperBound - (tops[0] + tops[1]) / 2) < 1e-9)
    #expect(mix.second == nil && PlotScales(mixing: []) == nil)
    #expect(PlotScales(mixing: [(small, 1)])?.first.domain == small.first.domain)
    #expect(small.following(large) == large && small.following(small) == small)
    let twins = PlotScales(first: small.first, second: large.first)
    #expect(small.following(twins) == twins && twins.following(small) == small)
  }
}
