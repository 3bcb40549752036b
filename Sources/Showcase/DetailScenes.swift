import ChartSets
import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The scenes of detail charts: pies, and charts of the hours of a day.
  static let details: [ShowcaseScene] = [
    #scene("chart-sets.pie", width: 375, height: 560) {
      ChartView(chartIndex: 0)
        .environment(UserData(charts: [pie(5)]))
    },
    #scene("chart-sets.pie-chosen", width: 375, height: 560) {
      ChartView(chartIndex: 0, indicator: 0.6)
        .environment(UserData(charts: [pie(5)]))
    },
    #scene("chart-sets.pie-tiny-slices", width: 375, height: 560) {
      ChartView(chartIndex: 0, indicator: 0.995)
        .environment(UserData(charts: [pie(8)]))
    },
    #scene("chart-sets.pie-one", width: 375, height: 560) {
      ChartView(chartIndex: 0, indicator: 0.5)
        .environment(UserData(charts: [pie(1)]))
    },
    #scene("chart-sets.pie-empty", width: 375, height: 560) {
      ChartView(chartIndex: 0, indicator: 0.5)
        .environment(UserData(charts: [pie(3, areHidden: true)]))
    },
    #scene("chart-sets.zoomed-pie", width: 375, height: 560) {
      ChartView(chartIndex: 0, indicator: 0.3)
        .environment(UserData(charts: [zoomed(fruit(5)) { $0.pie(of: $1, in: $2) }]))
    },
    #scene("chart-sets.zoomed-lines", width: 375, height: 560) {
      ChartView(chartIndex: 0, indicator: 0.6)
        .environment(UserData(charts: [zoomed(hourly(.line, 2)) { $0.zoomed(to: $1, in: $2) }]))
    },
    #scene("chart-sets.zoomed-bars", width: 375, height: 560) {
      ChartView(chartIndex: 0, indicator: 0.3)
        .environment(UserData(charts: [zoomed(hourly(.bar, 4)) { $0.zoomed(to: $1, in: $2) }]))
    },
    #scene("chart-sets.small-pie", width: 150, height: 180, comparesPixels: true) {
      ChartView(chartIndex: 0, indicator: 0.6)
        .environment(UserData(charts: [pie(5)]))
    },
  ]

  /// Returns daily areas of 2018, each with half the values of the previous one.
  private static func fruit(_ count: Int) -> LinesSet {
    var chart = SeededSeries.chart(
      title: "Fruit",
      names: Array(
        ["Apples", "Oranges", "Lemons", "Kiwi", "Mango", "Figs", "Dates", "Plums"].prefix(count)),
      level: 40_000, seed: 21)
    chart.isPercentage = true
    for index in chart.lines.indices { chart.lines[index].type = .area }
    return chart
  }

  private static func pie(_ count: Int, areHidden: Bool = false) -> LinesSet {
    var chart = fruit(count)
    chart.isPie = true
    for index in chart.lines.indices { chart.lines[index].isHidden = areHidden }
    return chart
  }

  /// Returns hourly data of the week around the zoomed day.
  private static func hourly(_ type: Line.Kind, _ count: Int) -> LinesSet {
    let week = SeededSeries.chart(
      title: "Fruit", count: 168, names: Array(["Apples", "Pears", "Plums", "Figs"].prefix(count)),
      level: 4_000, seed: 31)
    let start = 1_545_350_400_000.0
    return LinesSet(
      id: 0, time: ContiguousArray((0..<168).map { start + Double($0) * 3_600_000 }),
      lines: week.lines.map { line in
        Line(id: line.id, title: line.title, points: line.points, color: line.color, type: type)
      })
  }

  /// Returns the detail of a chart for 24 December 2018.
  private static func zoomed(
    _ chart: LinesSet, _ detail: (LinesSet, CalendarDay, Calendar) -> LinesSet?
  ) -> LinesSet {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return CalendarDay("2018-12-24").flatMap { detail(chart, $0, calendar) } ?? chart
  }
}
