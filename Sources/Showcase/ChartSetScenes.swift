import ChartScales
import ChartSets
import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The scenes of chart sets: windows, indicators, hidden series, many series, gaps and single points.
  static let chartSets: [ShowcaseScene] = [
    #scene("chart-sets.two-lines", width: 375, height: 560) {
      ChartView(chartIndex: 0).showing(followers())
    },
    #scene("chart-sets.window-left", width: 375, height: 560) {
      ChartView(chartIndex: 0).showing(followers(), window: 0...0.25)
    },
    #scene("chart-sets.window-right", width: 375, height: 560) {
      ChartView(chartIndex: 0).showing(followers(), window: 0.7...1)
    },
    #scene("chart-sets.window-whole", width: 375, height: 560) {
      ChartView(chartIndex: 0).showing(followers(), window: 0...1)
    },
    #scene("chart-sets.window-narrow", width: 375, height: 560) {
      ChartView(chartIndex: 0).showing(followers(), window: 0.5...0.55)
    },
    #scene("chart-sets.indicator-left", width: 375, height: 560) {
      ChartView(chartIndex: 0, indicator: 0.02).showing(followers())
    },
    #scene("chart-sets.indicator-right", width: 375, height: 560) {
      ChartView(chartIndex: 0, indicator: 0.97).showing(followers())
    },
    #scene("chart-sets.hidden-series", width: 375, height: 560) {
      ChartView(chartIndex: 0).showing(followers(), hidden: [0])
    },
    #scene("chart-sets.all-hidden", width: 375, height: 560) {
      ChartView(chartIndex: 0).showing(followers(), hidden: [0, 1])
    },
    #scene("chart-sets.four-lines", width: 375, height: 560) {
      ChartView(chartIndex: 0, indicator: 0.6).showing(interactions())
    },
    #scene("chart-sets.many-series", width: 375, height: 680) {
      ChartView(chartIndex: 0).showing(languages())
    },
    #scene("chart-sets.gaps", width: 375, height: 560) {
      ChartView(chartIndex: 0).showing(followers().withGaps, window: 0...1)
    },
    #scene("chart-sets.one-point", width: 375, height: 560) {
      ChartView(chartIndex: 0).showing(firstDay(), window: 0...1)
    },
    #scene("chart-sets.one-series", width: 375, height: 560) {
      ChartView(chartIndex: 0).showing(growth())
    },
    #scene("chart-sets.two-axes", width: 375, height: 560) {
      ChartView(chartIndex: 0, indicator: 0.3).showing(fruit(.line, 2, isYScaled: true))
    },
    #scene("chart-sets.two-axes-one-hidden", width: 375, height: 560) {
      ChartView(chartIndex: 0).showing(fruit(.line, 2, isYScaled: true), hidden: [0])
    },
    #scene("chart-sets.daily-bars", width: 375, height: 560) {
      ChartView(chartIndex: 0, indicator: 0.6).showing(fruit(.bar, 1))
    },
    #scene("chart-sets.stacked-bars", width: 375, height: 640) {
      ChartView(chartIndex: 0, indicator: 0.2).showing(fruit(.bar, 5))
    },
    #scene("chart-sets.stacked-bars-whole", width: 375, height: 640) {
      ChartView(chartIndex: 0).showing(fruit(.bar, 5), window: 0...1)
    },
    #scene("chart-sets.percentages", width: 375, height: 640) {
      ChartView(chartIndex: 0, indicator: 0.7).showing(fruit(.area, 5, isPercentage: true))
    },
    #scene("chart-sets.small", width: 150, height: 190, comparesPixels: true) {
      ChartView(chartIndex: 0).showing(followers(), window: 0.5...0.7)
    },
    #scene("chart-sets.small-bars", width: 180, height: 200, comparesPixels: true) {
      ChartView(chartIndex: 0).showing(fruit(.bar, 3))
    },
    #scene("chart-sets.small-percentages", width: 180, height: 200, comparesPixels: true) {
      ChartView(chartIndex: 0).showing(fruit(.area, 3, isPercentage: true))
    },
    #scene("chart-sets.wide", width: 720, height: 400) {
      ChartView(chartIndex: 0, indicator: 0.5).showing(followers())
    },
    #scene("chart-sets.seed-style", width: 375, height: 560) {
      ChartView(chartIndex: 0, indicator: 0.3, style: .bestKora).showing(followers())
    },
    #scene("chart-sets.seed-style-whole", width: 375, height: 560) {
      ChartView(chartIndex: 0, style: .bestKora)
        .showing(followers().withGaps, window: 0...1, hidden: [1])
    },
    #scene("chart-sets.seed-style-two-axes", width: 375, height: 560) {
      ChartView(chartIndex: 0, indicator: 0.8, style: .bestKora)
        .showing(fruit(.line, 2, isYScaled: true))
    },
    #scene("chart-sets.seed-style-bars", width: 375, height: 640) {
      ChartView(chartIndex: 0, indicator: 0.2, style: .bestKora).showing(fruit(.bar, 5))
    },
    #scene("chart-sets.seed-style-percentages", width: 375, height: 640) {
      ChartView(chartIndex: 0, indicator: 0.7, style: .bestKora)
        .showing(fruit(.area, 5, isPercentage: true))
    },
    #scene("chart-sets.seed-style-small", width: 130, height: 160, comparesPixels: true) {
      ChartView(chartIndex: 0, style: .bestKora).showing(followers(), window: 0.5...0.6)
    },
  ]
}

private func followers() -> LinesSet {
  SeededSeries.chart(title: "Followers", names: ["Joined", "Left"], seed: 1)
}

private func interactions() -> LinesSet {
  SeededSeries.chart(
    title: "Interactions", count: 372, names: ["Views", "Shares", "Reactions", "Replies"],
    level: 3_000_000, seed: 7)
}

private func languages() -> LinesSet {
  SeededSeries.chart(
    title: "Languages",
    names: [
      "English", "Español", "Русский", "Deutsch", "Português do Brasil", "Bahasa Indonesia",
      "Türkçe", "Italiano",
    ], seed: 11)
}

private func firstDay() -> LinesSet {
  SeededSeries.chart(title: "First day", count: 1, names: ["Joined", "Left"], seed: 3)
}

private func growth() -> LinesSet {
  SeededSeries.chart(title: "Growth", names: ["Members"], seed: 5)
}

/// Returns series of one kind, each with half the values of the previous one.
private func fruit(
  _ type: Line.Kind, _ count: Int, isPercentage: Bool = false, isYScaled: Bool = false
) -> LinesSet {
  var chart = SeededSeries.chart(
    title: "Fruit",
    names: Array(["Apples", "Oranges", "Lemons", "Kiwi", "Mango"].prefix(count)), level: 40_000,
    seed: 21)
  chart.isPercentage = isPercentage
  chart.isYScaled = isYScaled
  chart.lines = chart.lines.map { line in
    Line(id: line.id, title: line.title, points: line.points, color: line.color, type: type)
  }
  return chart
}

extension LinesSet {
  /// The chart with missing values.
  fileprivate var withGaps: LinesSet {
    var chart = self
    chart.lines = chart.lines.map { line in
      var points = line.points
      for index in points.indices where (20..<34).contains(index) || index == 60 {
        points[index] = .nan
      }
      return Line(id: line.id, title: line.title, points: points, color: line.color)
    }
    return chart
  }
}

extension ChartView {
  /// Gives the view a chart with a window and hidden series.
  fileprivate func showing(
    _ chart: LinesSet, window: ClosedRange<Double> = 0.3...0.8, hidden: Set<Int> = []
  ) -> some View {
    var chart = chart
    chart.bounds = WindowBounds(window)
    for index in hidden { chart.lines[index].isHidden = true }
    return environment(UserData(charts: [chart]))
  }
}
