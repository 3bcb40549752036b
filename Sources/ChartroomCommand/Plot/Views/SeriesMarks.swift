import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

/// The marks of series over positions.
struct SeriesMarks<X: PlotPosition>: ChartContent {
  let series: [PlotSeries<X>]
  /// The number of series of all small charts, which have their colours in common.
  let count: Int
  let mark: PlotMark
  let names: (x: String, y: String)
  let look: PlotLook

  var body: some ChartContent {
    if count > 1 {
      ForEach(series) { one in
        if mark == .point {
          marks(one).foregroundStyle(by: .value("Series", one.id))
            .symbol(by: .value("Series", one.id))
        } else if mark == .line, hasDashes {
          marks(one).foregroundStyle(by: .value("Series", one.id))
            .lineStyle(by: .value("Series", one.id))
        } else {
          marks(one).foregroundStyle(by: .value("Series", one.id))
        }
      }
    } else if let one = series.first {
      marks(one).foregroundStyle(
        look.style(0, of: 1, isFilled: mark.isFilled).color)
    }
  }

  private var hasDashes: Bool {
    (0..<count).contains { !look.style($0, of: count, isFilled: false).dash.isEmpty }
  }

  @ChartContentBuilder private func marks(_ one: PlotSeries<X>) -> some ChartContent {
    let (x, y) = (one.positions(names.x), one.values(names.y))
    switch mark {
    case .area: AreaPlot(one.elements, x: x, y: y)
    case .bar: BarPlot(one.elements, x: x, y: y)
    case .point: PointPlot(one.elements, x: x, y: y).symbolSize(24)
    case .line, .histogram, .box, .heatmap, .pie:
      LinePlot(one.elements, x: x, y: y).isolatedPoints()
    }
  }
}

extension PlotSeries {
  /// The elements of a plot of the columns.
  var elements: [Void] { Array(repeating: (), count: y.count) }

  /// Returns the positions, with a name, for a plot of the elements.
  func positions(_ name: String) -> PlottableProjection<Void, X> { X.column(name, x) }

  /// Returns the values, with a name, for a plot of the elements.
  func values(_ name: String) -> PlottableProjection<Void, Double> { .column(name, y) }
}

extension View {
  /// Gives each of several series its colour, and its dashes or its symbol where the marks have them.
  ///
  /// A scale of dashes or symbols is also what the keys of the legend show.
  @MainActor @ViewBuilder
  func seriesStyles(_ names: [String], _ mark: PlotMark, _ look: PlotLook) -> some View {
    let styles = names.indices.map {
      look.style($0, of: names.count, isFilled: mark.isFilled)
    }
    let symbols: [BasicChartSymbolShape] = [
      .circle, .square, .triangle, .diamond, .pentagon, .plus,
    ]
    if names.count > 1 {
      let colors = look.hasOther ? look.fillColors(names) : styles.map(\.color)
      let colored = chartForegroundStyleScale(domain: names, range: colors)
      switch mark {
      case .line:
        colored.chartLineStyleScale(
          domain: names, range: styles.map { StrokeStyle(lineWidth: 2, dash: $0.dash) })
      case .point:
        colored.chartSymbolScale(
          domain: names, range: names.indices.map { symbols[$0 % symbols.count] })
      case .area, .bar, .histogram, .box, .heatmap, .pie: colored
      }
    } else {
      self
    }
  }
}
