import ChartScales
import ChartSets
import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The scenes of chart sets: windows, indicators, hidden series, many series, gaps and single points.
  static let chartSets: [ShowcaseScene] = [
    chart("two-lines", followers),
    chart("window-left", followers, window: 0...0.25),
    chart("window-right", followers, window: 0.7...1),
    chart("window-whole", followers, window: 0...1),
    chart("window-narrow", followers, window: 0.5...0.55),
    chart("indicator-left", followers, indicator: 0.02),
    chart("indicator-right", followers, indicator: 0.97),
    chart("hidden-series", followers, hidden: [0]),
    chart("all-hidden", followers, hidden: [0, 1]),
    chart(
      "four-lines",
      {
        SeededSeries.chart(
          title: "Interactions", count: 372, names: ["Views", "Shares", "Reactions", "Replies"],
          level: 3_000_000, seed: 7)
      }, indicator: 0.6),
    chart(
      "many-series",
      {
        SeededSeries.chart(
          title: "Languages",
          names: [
            "English", "Español", "Русский", "Deutsch", "Português do Brasil", "Bahasa Indonesia",
            "Türkçe", "Italiano",
          ], seed: 11)
      }, height: 680),
    chart("gaps", { withGaps(followers()) }, window: 0...1),
    chart(
      "one-point",
      {
        SeededSeries.chart(
          title: "First day", count: 1, names: ["Joined", "Left"], seed: 3)
      }, window: 0...1),
    chart("one-series", { SeededSeries.chart(title: "Growth", names: ["Members"], seed: 5) }),
    chart("two-axes", { series(.line, 2, isYScaled: true) }, indicator: 0.3),
    chart("two-axes-one-hidden", { series(.line, 2, isYScaled: true) }, hidden: [0]),
    chart("daily-bars", { series(.bar, 1) }, indicator: 0.6),
    chart("stacked-bars", { series(.bar, 5) }, height: 640, indicator: 0.2),
    chart("stacked-bars-whole", { series(.bar, 5) }, height: 640, window: 0...1),
    chart("percentages", { series(.area, 5, isPercentage: true) }, height: 640, indicator: 0.7),
    chart(
      "small", followers, width: 150, height: 190, window: 0.5...0.7, comparesPixels: true),
    chart(
      "small-bars", { series(.bar, 3) }, width: 180, height: 200,
      comparesPixels: true),
    chart(
      "small-percentages", { series(.area, 3, isPercentage: true) }, width: 180, height: 200,
      comparesPixels: true),
    chart("wide", followers, width: 720, height: 400, indicator: 0.5),
    chart("seed-style", followers, indicator: 0.3, style: .bestKora),
    chart(
      "seed-style-whole", { withGaps(followers()) }, window: 0...1, hidden: [1], style: .bestKora),
    chart(
      "seed-style-two-axes", { series(.line, 2, isYScaled: true) }, indicator: 0.8, style: .bestKora
    ),
    chart("seed-style-bars", { series(.bar, 5) }, height: 640, indicator: 0.2, style: .bestKora),
    chart(
      "seed-style-percentages", { series(.area, 5, isPercentage: true) }, height: 640,
      indicator: 0.7, style: .bestKora),
    chart(
      "seed-style-small", followers, width: 130, height: 160, window: 0.5...0.6,
      comparesPixels: true, style: .bestKora),
  ]

  @Sendable
  private static func followers() -> LinesSet {
    SeededSeries.chart(title: "Followers", names: ["Joined", "Left"], seed: 1)
  }

  /// Returns series of one kind, each with half the values of the previous one.
  private static func series(
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

  private static func withGaps(_ chart: LinesSet) -> LinesSet {
    var chart = chart
    chart.lines = chart.lines.map { line in
      var points = line.points
      for index in points.indices where (20..<34).contains(index) || index == 60 {
        points[index] = .nan
      }
      return Line(id: line.id, title: line.title, points: points, color: line.color)
    }
    return chart
  }

  private static func chart(
    _ name: String, _ make: @escaping @Sendable () -> LinesSet, width: CGFloat = 375,
    height: CGFloat = 560, window: ClosedRange<Double> = 0.3...0.8, indicator: Double? = nil,
    hidden: Set<Int> = [], comparesPixels: Bool = false, style: ChartStyle = .contest
  ) -> ShowcaseScene {
    ShowcaseScene(
      "chart-sets.\(name)", width: width, height: height, comparesPixels: comparesPixels
    ) {
      ChartView(chartIndex: 0, indicator: indicator, style: style)
        .environment(UserData(charts: [prepared(make(), window: window, hidden: hidden)]))
    }
  }

  private static func prepared(
    _ chart: LinesSet, window: ClosedRange<Double>, hidden: Set<Int>
  ) -> LinesSet {
    var chart = chart
    chart.bounds = WindowBounds(window)
    for index in hidden { chart.lines[index].isHidden = true }
    return chart
  }
}
