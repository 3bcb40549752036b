import ChartroomCharts
import ChartroomUI
import Dashboards
import Foundation
import Graphics

/// Small charts in rows with one title for each axis, or a single chart with its own titles.
struct PanelGrid<Marks, Content: View>: View {
  let panels: [PlotPanel<Marks>]
  let titles: (x: String, y: String)
  let look: PlotLook
  @ViewBuilder let content: (Marks) -> Content

  var body: some View {
    if panels.areOne() {
      content(panels[0].marks)
    } else {
      VStack(alignment: .trailing, spacing: 6) {
        if !titles.y.isEmpty { title(titles.y) }
        rows
        if !titles.x.isEmpty { title(titles.x).frame(maxWidth: .infinity) }
      }
    }
  }

  private var rows: some View {
    let columns = look.columns(panels: panels.count)
    let rows = (panels.count + columns - 1) / columns
    return VStack(alignment: .leading, spacing: 16) {
      ForEach(0..<rows, id: \.self) { row in
        HStack(alignment: .top, spacing: 20) {
          ForEach(0..<columns, id: \.self) { column in cell(row * columns + column) }
        }
      }
    }
  }

  private func title(_ text: String) -> some View {
    Text(verbatim: text).font(.caption).foregroundStyle(.secondary).lineLimit(1)
  }

  @ViewBuilder private func cell(_ index: Int) -> some View {
    if index < panels.count {
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: panels[index].title ?? "").font(.subheadline).lineLimit(1)
        content(panels[index].marks)
      }
    } else {
      Color.clear
    }
  }
}

/// Small charts of series with one legend above them, or a single chart.
///
/// A series has one style in all charts.
struct SeriesPanels<X: PlotPosition, Content: View>: View {
  let panels: [PlotPanel<[PlotSeries<X>]>]
  let titles: (x: String, y: String)
  let mark: PlotMark
  let look: PlotLook
  /// Returns the chart of some series, for the number of those of all charts.
  @ViewBuilder let content: ([PlotSeries<X>], Int) -> Content

  var body: some View {
    let keys = keys
    VStack(alignment: .leading, spacing: 12) {
      let grid = PanelGrid(panels: panels, titles: titles, look: look) { content($0, keys.count) }
      if panels.count > 1, keys.count > 1 {
        ChartLegend {
          SeriesMarks(series: keys, count: keys.count, mark: mark, names: ("", ""), look: look)
        }
        grid.chartLegend(.hidden)
      } else {
        grid
      }
    }
    .seriesStyles(keys.map(\.id), mark, look)
  }

  /// The first point of each series of all charts, with the others of many names at the end.
  private var keys: [PlotSeries<X>] {
    var seen: Set<String> = []
    let first = panels.flatMap(\.marks).filter { seen.insert($0.id).inserted }.map { series in
      PlotSeries<X>(
        id: series.id, x: ContiguousArray(series.x.prefix(1)),
        y: ContiguousArray(series.y.prefix(1)))
    }
    return first.filter { !SeriesPalette.isOther($0.id) }
      + first.filter { SeriesPalette.isOther($0.id) }
  }
}
