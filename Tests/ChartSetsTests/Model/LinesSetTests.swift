import ChartScales
import ChartSets
import ChartroomUI
import Foundation
import Graphics
import Observation
import TestSupport
import Testing

@Suite("LinesSet")
struct LinesSetTests {
  private func set(_ columns: [ContiguousArray<Double>], count: Int = 4) -> LinesSet {
    LinesSet(
      id: 0, time: ContiguousArray((0..<count).map { Double($0) * 86_400_000 }),
      lines: columns.enumerated().map {
        Line(id: "y\($0)", title: "#\($0)", points: $1, color: SeriesPalette.color($0))
      })
  }

  @Test("joins the ranges of the visible series in the window")
  func rangeY() {
    var chart = set([[1, 9, 3, 4], [5, .nan, 20, -7]])
    #expect(chart.rangeY() == -7...20)
    #expect(chart.rangeY(in: 0..<2) == 1...9)
    #expect(chart.rangeY(in: 2..<99) == -7...20)
    chart.lines[1].isHidden = true
    #expect(chart.rangeY() == 1...9)
    chart.lines[0].isHidden = true
    #expect(chart.rangeY() == nil)
    #expect(chart.yScale(height: 270).domain.lowerBound == 0)
  }

  @Test("takes a short series as one with gaps, and ignores a surplus")
  func lengths() {
    #expect(set([[1, 2], [3, 4, 5, 6, 700]]).rangeY() == 1...6)
    #expect(set([[]], count: 0).rangeY() == nil)
  }

  @Test("bounds that are no numbers or out of order are mended")
  func mended() {
    let set = LinesSet(id: 0, time: [], lines: [], lowerBound: 0.9, upperBound: .nan)
    #expect(set.bounds == WindowBounds(lower: 0.9, upper: 1))
    let reversed = LinesSet(id: 0, time: [], lines: [], lowerBound: 7, upperBound: 0.25)
    #expect(reversed.bounds == WindowBounds(lower: 0.25, upper: 1))
  }

  @Test("knows its window, its moments and its step")
  func time() {
    var chart = set([[1, 2, 3, 4]])
    #expect(chart.window.indices == 0..<4)
    chart.lowerBound = 0.9
    chart.upperBound = 1
    #expect(chart.window.indices == 2..<4)
    #expect(chart.axis.timeStep == 86_400 && set([[]], count: 1).axis.timeStep == 86_400)
    #expect(chart.date(at: 1) == Date(timeIntervalSince1970: 86_400) && chart.date(at: 4) == nil)
    #expect(Array(chart.xTime.prefix(2)) == ["Jan 1, 1970", "Jan 2, 1970"])
  }

  @Test("its dates are those of all points in the window, and of bars whose middle is in the plot")
  func windowDates() {
    for type in [Line.Kind.line, .bar] {
      var chart = LinesSet(
        id: 0, time: ContiguousArray((0..<11).map { Double($0) * 86_400_000 }),
        lines: [Line(id: "y0", title: "", points: [1, 2, 3], color: .red, type: type)])
      func days(_ lower: Double, _ upper: Double) -> [Double] {
        (chart.lowerBound, chart.upperBound) = (lower / 10, upper / 10)
        return chart.windowDates.map {
          [$0.first, $0.last].map { $0.timeIntervalSince1970 / 86_400 }
        } ?? []
      }
      // The plot of bars extends half a step beyond the window.
      #expect(days(3.3, 7.7) == (type == .bar ? [3, 8] : [4, 7]))
      #expect(days(3.6, 7.4) == [4, 7])
      #expect(days(3, 7) == [3, 7])
      #expect(days(0, 10) == [0, 10])
      // A window between two points names both.
      #expect(days(4.4, 4.4) == (type == .bar ? [4, 4] : [4, 5]))
      #expect(days(4.2, 4.9) == [4, 5])
      #expect(days(0, 0) == [0, 0])
      #expect(days(10, 10) == [10, 10])
    }
  }

  @Test("draws any points in time")
  @MainActor
  func hostileTimes() {
    let hostile: [ContiguousArray<Double>] = [
      [.nan, .nan, .nan, .nan], [0, .nan, 2, 3], [0, .infinity, -.infinity, 1], [3, 2, 1, 0],
      [-1e300, 0, 1, 1e300], [1e300, 1e300, 1e300, 1e300],
      [0, Double.leastNonzeroMagnitude, 1e-300, 1],
      [8.64e15, 8.64e15, 8.64e15, 8.64e15], [-8.64e15, 0, 0, 8.64e15],
    ]
    for time in hostile {
      var chart = LinesSet(
        id: 0, time: time,
        lines: [
          Line(id: "y0", title: "#0", points: [1, 2, .nan, 4], color: SeriesPalette.color(0))
        ])
      #expect(chart.time.allSatisfy(\.isFinite) && chart.time.count == 4)
      for window in [WindowBounds.whole, WindowBounds(lower: 0.4, upper: 0.4)] {
        chart.bounds = window
        for style in ChartStyle.allCases {
          let stage = Stage(size: ProposedViewSize(width: 300, height: 400), shaper: BoxShaper()) {
            ChartView(chartIndex: 0, indicator: 0.5, style: style)
              .environment(UserData(charts: [chart]))
          }
          #expect(!stage.drawList().commands.isEmpty)
        }
        #expect(!ChartDescription(chart).text(formats: ChartFormats()).isEmpty)
      }
    }
  }

  @Test("is equal to a copy with the same gaps")
  func equality() {
    #expect(set([[1, .nan]]) == set([[1, .nan]]))
    #expect(set([[1, .nan]]) != set([[1, 2]]))
  }

  @Test("tells observers when a window moves")
  @MainActor
  func observation() async {
    let data = UserData(charts: [set([[1, 2, 3, 4]])])
    await confirmation { changed in
      withObservationTracking {
        _ = data.charts[0].lowerBound
      } onChange: {
        changed()
      }
      data.charts[0].lowerBound = 0.5
    }
  }

  @Test("an end of the window that passes the other one takes it along, in either order")
  func ends() {
    var set = LinesSet(id: 0, time: [], lines: [])
    #expect(set.bounds == WindowBounds(lower: 0.3, upper: 0.8))
    set.lowerBound = 0.9
    #expect(set.bounds == WindowBounds(lower: 0.9, upper: 0.9))
    set.upperBound = 1
    #expect(set.bounds == WindowBounds(lower: 0.9, upper: 1))
    set.upperBound = 0.2
    set.lowerBound = 0.1
    #expect(set.bounds == WindowBounds(lower: 0.1, upper: 0.2))
    (set.lowerBound, set.upperBound) = (.nan, .nan)
    #expect(set.bounds == .whole)
  }
}
