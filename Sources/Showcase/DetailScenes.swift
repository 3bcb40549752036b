import ChartSets
import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The scenes of detail charts: pies, and charts of the hours of a day.
  static let details: [ShowcaseScene] = [
    detail("pie", { pie(5) }),
    detail("pie-chosen", { pie(5) }, indicator: 0.6),
    detail("pie-tiny-slices", { pie(8) }, indicator: 0.995),
    detail("pie-one", { pie(1) }, indicator: 0.5),
    detail("pie-empty", { pie(3, areHidden: true) }, indicator: 0.5),
    detail("zoomed-pie", { zoomed(fruit(5)) { $0.pie(of: $1, in: $2) } }, indicator: 0.3),
    detail(
      "zoomed-lines", { zoomed(hourly(.line, 2)) { $0.zoomed(to: $1, in: $2) } }, indicator: 0.6),
    detail(
      "zoomed-bars", { zoomed(hourly(.bar, 4)) { $0.zoomed(to: $1, in: $2) } }, indicator: 0.3),
    detail(
      "small-pie", { pie(5) }, width: 150, height: 180, indicator: 0.6, comparesPixels: true),
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

  private static func detail(
    _ name: String, _ make: @escaping @Sendable () -> LinesSet, width: CGFloat = 375,
    height: CGFloat = 560, indicator: Double? = nil, comparesPixels: Bool = false
  ) -> ShowcaseScene {
    ShowcaseScene(
      "chart-sets.\(name)", width: width, height: height, comparesPixels: comparesPixels
    ) {
      ChartView(chartIndex: 0, indicator: indicator).environment(UserData(charts: [make()]))
    }
  }
}
