import ChartScales
import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

/// A chart of a table, with a title and, on request, a mini-map.
struct PlotView {
  let figure: PlotFigure
  let look: PlotLook
  /// The name of the column of series, for the legend.
  var seriesName = "Series"
}

@MainActor
extension PlotView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if let title = look.title { Text(verbatim: title).font(.headline) }
      chart.chartLegend(position: .top, alignment: .leading, spacing: 8)
    }
    .padding(PlotLook.padding)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(BackgroundStyle())
  }

  @ViewBuilder private var chart: some View {
    switch figure.content {
    case .times(let figure): ContinuousChart(figure: figure, look: look)
    case .numbers(let figure): ContinuousChart(figure: figure, look: look)
    case .bars(let figure): NamedChart(figure: figure)
    case .histogram(let figure): HistogramChart(figure: figure)
    case .pie(let series): PieChart(series: series)
    }
  }
}

/// Marks at times or numbers.
private struct ContinuousChart<X: Plottable & Comparable & Hashable & Lerpable>: View {
  let figure: ContinuousFigure<X>
  let look: PlotLook

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      let chart = Chart { marks }
        .positionAxis(figure.x).valueAxis(figure.y)
      if look.window == nil {
        chart
      } else {
        // The lines of the grid at the edges of the plot are half outside of it.
        chart.chartPlotStyle { $0.clipShape(Rectangle().inset(by: -1)) }
      }
      if look.hasMiniMap { ChartMiniMap(window: .constant(figure.x.domain)) { marks } }
    }
  }

  @ChartContentBuilder private var marks: some ChartContent {
    if figure.series.count > 1 {
      ForEach(figure.series) { one in
        SeriesMarks(one: one, mark: figure.mark, names: (figure.x.title, figure.y.title))
          .foregroundStyle(by: .value("Series", one.id))
      }
    } else if let one = figure.series.first {
      SeriesMarks(one: one, mark: figure.mark, names: (figure.x.title, figure.y.title))
    }
  }
}

/// The marks of one series.
private struct SeriesMarks<X: Plottable>: ChartContent {
  let one: PlotSeries<X>
  let mark: PlotMark
  let names: (x: String, y: String)

  var body: some ChartContent {
    switch mark {
    case .area:
      AreaPlot(one.points, x: .value(names.x, \.x), y: .value(names.y, \.y))
    case .bar:
      BarPlot(one.points, x: .value(names.x, \.x), y: .value(names.y, \.y))
    case .point:
      PointPlot(one.points, x: .value(names.x, \.x), y: .value(names.y, \.y)).symbolSize(24)
    case .line, .histogram, .pie:
      LinePlot(one.points, x: .value(names.x, \.x), y: .value(names.y, \.y))
    }
  }
}

/// Marks at names.
private struct NamedChart: View {
  let figure: BarsFigure

  var body: some View {
    if figure.isHorizontal {
      chart.chartYAxis { AxisMarks(position: .leading) { AxisValueLabel() } }
        .positionAxis(figure.values)
    } else {
      chart.chartXAxis { AxisMarks { AxisValueLabel() } }.valueAxis(figure.values)
    }
  }

  private var chart: some View {
    Chart {
      ForEach(figure.series) { one in
        if figure.series.count == 1 {
          marks(one)
        } else if figure.mark != .bar || figure.isStacked {
          marks(one).foregroundStyle(by: .value("Series", one.id))
        } else {
          marks(one).foregroundStyle(by: .value("Series", one.id))
            .position(by: .value("Series", one.id))
        }
      }
    }
  }

  @ChartContentBuilder private func marks(_ one: PlotSeries<String>) -> some ChartContent {
    if figure.isHorizontal {
      BarPlot(one.points, x: .value(figure.values.title, \.y), y: .value("Name", \.x))
    } else {
      SeriesMarks(one: one, mark: figure.mark, names: ("Name", figure.values.title))
    }
  }
}

/// Sectors of names.
private struct PieChart: View {
  let series: [PlotSeries<String>]

  var body: some View {
    Chart(series.first?.points ?? [], id: \.x) { point in
      SectorMark(angle: .value("Value", max(point.y, 0)), innerRadius: .ratio(0.6), angularInset: 1)
        .cornerRadius(3)
        .foregroundStyle(by: .value("Name", point.x))
    }
  }
}

/// Bars of bins.
private struct HistogramChart: View {
  let figure: HistogramFigure

  var body: some View {
    Chart(figure.bins) { bin in
      BarMark(
        x: .value(figure.values.title, bin.range), y: .value(figure.counts.title, bin.count))
    }
    .positionAxis(figure.values).valueAxis(figure.counts)
  }
}
