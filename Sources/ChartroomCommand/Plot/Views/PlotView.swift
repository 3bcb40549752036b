import ChartScales
import ChartroomCharts
import ChartroomUI
import Dashboards
import Foundation
import Graphics

/// A chart of a table, with a title and, on request, a mini-map.
struct PlotView {
  let figure: PlotFigure
  let look: PlotLook
}

@MainActor
extension PlotView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if let title = look.title { Text(verbatim: title).font(.headline) }
      // Above the plot, a legend hides no data and is read first.
      chart.chartLegend(position: .top, alignment: .leading, spacing: 10)
    }
    .padding(PlotLook.padding)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(look.theme.background.map { AnyShapeStyle($0) } ?? AnyShapeStyle(BackgroundStyle()))
  }

  @ViewBuilder private var chart: some View {
    switch figure.content {
    case .times(let figure): ContinuousCharts(figure: figure, look: look)
    case .numbers(let figure): ContinuousCharts(figure: figure, look: look)
    case .names(let figure): NamedCharts(figure: figure, look: look)
    case .histogram(let figure): HistogramCharts(figure: figure, look: look)
    case .boxes(let figure): BoxChart(figure: figure, look: look)
    case .heat(let figure): HeatChart(figure: figure, look: look)
    case .pie(let series): PieChart(series: series, look: look)
    }
  }
}

/// Marks at times or numbers.
private struct ContinuousCharts<X: ContinuousPosition>: View {
  let figure: ContinuousFigure<X>
  let look: PlotLook

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if let second = figure.second { titles(second) }
      let (isOne, titles) = (figure.panels.areOne(), (x: figure.x.title, y: figure.y.title))
      SeriesPanels(panels: figure.panels, titles: titles, mark: figure.mark, look: look) {
        series, count in
        let marks = SeriesMarks(
          series: series, count: count, mark: figure.mark, names: titles, look: look)
        VStack(alignment: .leading, spacing: 12) {
          let chart = Chart { marks }.positionAxis(figure.x, hasTitle: isOne)
            .valueAxes(figure.y, figure.second, hasTitle: isOne)
          if look.window == nil {
            chart
          } else {
            // The lines of the grid at the edges of the plot are half outside of it.
            chart.chartPlotStyle { $0.clipShape(Rectangle().inset(by: -1)) }
          }
          if look.hasMiniMap {
            ChartMiniMap(window: .constant(figure.x.domain)) { marks }
              .chartYScale(domain: figure.y.domain, type: figure.y.isLogarithmic ? .log : nil)
          }
        }
      }
    }
  }

  /// The titles of two axes of values, in the colours of their series if each has one.
  private func titles(_ second: PlotAxis<Double>) -> some View {
    HStack {
      let series = figure.panels.first?.marks.count ?? 0
      let hasOneEach = series == 2
      Text(verbatim: figure.y.title).foregroundStyle(titleStyle(hasOneEach ? 0 : nil))
      Spacer()
      Text(verbatim: second.title).foregroundStyle(titleStyle(hasOneEach ? 1 : nil))
    }
    .font(.caption).lineLimit(1)
  }

  private func titleStyle(_ index: Int?) -> AnyShapeStyle {
    index.map { AnyShapeStyle(look.style($0, of: 2, isFilled: false).color) }
      ?? AnyShapeStyle(.secondary)
  }
}

/// Marks at names.
private struct NamedCharts: View {
  let figure: NamedFigure
  let look: PlotLook

  var body: some View {
    let (isOne, title) = (figure.panels.areOne(), figure.values.title)
    let titles = figure.isHorizontal ? (x: title, y: "") : (x: "", y: title)
    SeriesPanels(panels: figure.panels, titles: titles, mark: figure.mark, look: look) {
      series, count in
      if figure.isHorizontal {
        chart(series, count).chartYScale(domain: figure.names)
          .chartYAxis { AxisMarks(position: .leading) { AxisValueLabel() } }
          .positionAxis(figure.values, hasTitle: isOne)
      } else {
        chart(series, count).chartXScale(domain: figure.names)
          .chartXAxis { AxisMarks { AxisValueLabel() } }.valueAxes(figure.values, hasTitle: isOne)
      }
    }
  }

  private func chart(_ series: [PlotSeries<String>], _ count: Int) -> some View {
    Chart {
      if figure.isHorizontal || count > 1 && figure.mark == .bar && !figure.isStacked {
        ForEach(series) { bars($0, isOne: count == 1) }
      } else {
        SeriesMarks(
          series: series, count: count, mark: figure.mark, names: ("Name", figure.values.title),
          look: look)
      }
    }
  }

  @ChartContentBuilder private func bars(
    _ one: PlotSeries<String>, isOne: Bool
  ) -> some ChartContent {
    if isOne {
      bar(one).foregroundStyle(look.style(0, of: 1, isFilled: true).color)
    } else if figure.isStacked {
      bar(one).foregroundStyle(by: .value("Series", one.id))
    } else {
      bar(one).foregroundStyle(by: .value("Series", one.id))
        .position(by: .value("Series", one.id))
    }
  }

  @ChartContentBuilder private func bar(_ one: PlotSeries<String>) -> some ChartContent {
    let (names, values) = (one.positions("Name"), one.values(figure.values.title))
    if figure.isHorizontal {
      BarPlot(one.elements, x: values, y: names)
    } else {
      BarPlot(one.elements, x: names, y: values)
    }
  }
}

/// Sectors of names.
private struct PieChart: View {
  let series: [PlotSeries<String>]
  let look: PlotLook

  var body: some View {
    let sectors = series.first.map { Array($0.points) } ?? []
    let points = PieLabels(locale: look.formats.locale).labelled(sectors)
    let chart = Chart(points, id: \.0) { name, value in
      SectorMark(angle: .value("Value", max(value, 0)), innerRadius: .ratio(0.6), angularInset: 1)
        .cornerRadius(3)
        .foregroundStyle(by: .value("Name", name))
    }
    if points.count > 1 {
      chart.chartForegroundStyleScale(
        domain: points.map(\.0), range: look.fillColors(sectors.map(\.0)))
    } else {
      chart
    }
  }
}

/// Bars of bins.
private struct HistogramCharts: View {
  let figure: HistogramFigure
  let look: PlotLook

  var body: some View {
    let (isOne, titles) = (figure.panels.areOne(), (x: figure.values.title, y: figure.counts.title))
    PanelGrid(panels: figure.panels, titles: titles, look: look) { bins in
      Chart(bins) { bin in
        BarMark(
          x: .value(figure.values.title, bin.range), y: .value(figure.counts.title, bin.count)
        )
        .foregroundStyle(look.style(0, of: 1, isFilled: true).color)
      }
      .positionAxis(figure.values, hasTitle: isOne).valueAxes(figure.counts, hasTitle: isOne)
    }
  }
}
