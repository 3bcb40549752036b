import ChartScales
import ChartSets
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("ChartDescription")
struct ChartDescriptionTests {
  private func chart(_ columns: [ContiguousArray<Double>], window: ClosedRange<Double>) -> LinesSet
  {
    LinesSet(
      id: 4, time: TimeAxis.even(columns[0].count).time,
      lines: columns.enumerated().map { position, points in
        Line(id: "y\(position)", title: "Series \(position)", points: points, color: .red)
      }, lowerBound: window.lowerBound, upperBound: window.upperBound)
  }

  @Test("tells first, last, lowest and highest of each visible series within the window")
  func values() throws {
    var set = chart(
      [[9, 4, .nan, 7, 5, 100], [1, .nan, .nan, .nan, .nan, 1], [1, 2, 3, 4, 5, 6]],
      window: 0.2...0.8)
    set.lines[2].isHidden = true
    let found = ChartDescription(set)
    #expect(found.kind == "lines" && found.title == "Chart 5" && found.points == 4)
    #expect(found.hidden == ["Series 2"])
    let series = try #require(found.series.first)
    #expect(series.id == "y0" && series.name == "Series 0")
    #expect([series.first, series.last, series.lowest, series.highest] == [4, 5, 4, 7])
    #expect(found.series[1].first == nil && found.series[1].highest == nil)
    #expect(
      found.text(formats: .standard) == "Line chart “Chart 5”, April 21, 2019 – April 24, 2019. "
        + "Series 0: from 4 to 5, lowest 4, highest 7. Series 1: no values. Not shown: Series 2.")
  }

  @Test("dates are those of the first and the last value")
  func dates() {
    let found = ChartDescription(
      chart([[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]], window: 0.32...0.78))
    #expect(found.points == 4 && found.series[0].first == 4 && found.series[0].last == 7)
    let day = 86_400.0
    #expect(found.from == Date(timeIntervalSince1970: 1_555_718_400 + 4 * day))
    #expect(found.to == Date(timeIntervalSince1970: 1_555_718_400 + 7 * day))
  }

  @Test("a window between two points is described by both of them")
  func narrow() {
    let found = ChartDescription(chart([[1, 2, 3, 4, 5, 6]], window: 0.5...0.5))
    #expect(found.points == 0)
    #expect(found.series[0].first == 3 && found.series[0].last == 4)
  }

  @Test("no points have no dates and no values")
  func empty() {
    let found = ChartDescription(chart([[]], window: 0...1))
    #expect(found.from == nil && found.to == nil && found.series[0].lowest == nil)
    #expect(found.text(formats: .standard) == "Line chart “Chart 5”. Series 0: no values.")
  }

  @Test("every kind has a name of its own")
  func kinds() {
    func text(_ type: Line.Kind, _ count: Int, _ change: (inout LinesSet) -> Void = { _ in })
      -> String
    {
      var set = chart(Array(repeating: [1, 2], count: count), window: 0...1)
      set.lines = set.lines.map {
        Line(id: $0.id, title: $0.title, points: $0.points, color: $0.color, type: type)
      }
      change(&set)
      return String(
        ChartDescription(set).text(formats: .standard).prefix { $0 != "“" }.dropLast())
    }
    #expect(text(.bar, 1) == "Bar chart")
    #expect(text(.bar, 2) == "Stacked bar chart")
    #expect(text(.area, 2) == "Stacked area chart")
    #expect(text(.area, 2) { $0.isPercentage = true } == "Percentage chart")
    #expect(text(.line, 2) { $0.isYScaled = true } == "Line chart with two Y axes")
  }
}
