import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

/// A chart of a panel, or several small ones with one legend.
struct ChartPanel: View {
  let chart: ChartPlan
  let look: DashboardLook

  var body: some View {
    content.modifier(SeriesStyles(styles: chart.styles))
  }

  @ViewBuilder private var content: some View {
    if chart.facets.count == 1, let only = chart.facets.first, only.title.isEmpty {
      FacetChart(facet: only, x: chart.x, y: only.y).modifier(ChartLegendPlace(chart: chart))
    } else {
      SmallCharts(chart: chart)
    }
  }
}

/// Small charts with one legend and one title for each axis.
private struct SmallCharts: View {
  let chart: ChartPlan

  var body: some View {
    switch chart.legend.position {
    case .hidden: grid
    case .top:
      VStack(alignment: .leading, spacing: 10) {
        legend
        grid
      }
    case .bottom:
      VStack(alignment: .leading, spacing: 12) {
        grid
        legend
      }
    case .leading:
      HStack(spacing: 16) {
        legend
        grid
      }
    case .trailing:
      HStack(spacing: 16) {
        grid
        legend
      }
    }
  }

  private var legend: some View { TitledLegend(chart: chart) }

  private var grid: some View {
    VStack(alignment: .trailing, spacing: 6) {
      if let title = chart.facets.first?.y.title, !title.isEmpty { caption(title) }
      FacetGrid(columns: chart.columns) {
        ForEach(chart.facets.indices, id: \.self) { index in
          VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: chart.facets[index].title).font(.subheadline.weight(.medium))
              .lineLimit(1)
            FacetChart(
              facet: chart.facets[index], x: untitled(chart.x), y: untitled(chart.facets[index].y)
            )
            .chartLegend(.hidden)
          }
        }
      }
      if !chart.x.title.isEmpty {
        caption(chart.x.title).frame(maxWidth: .infinity, alignment: .center)
      }
    }
  }

  private func caption(_ title: String) -> some View {
    Text(verbatim: title).font(.caption).foregroundStyle(.secondary).lineLimit(1)
  }

  private func untitled(_ axis: AxisPlan) -> AxisPlan {
    var axis = axis
    axis.title = ""
    return axis
  }
}

/// The chart of some rows.
private struct FacetChart: View {
  let facet: FacetPlan
  let x: AxisPlan
  let y: AxisPlan

  var body: some View {
    let chart = Chart {
      ForEach(facet.layers.indices, id: \.self) { LayerMarks(layer: facet.layers[$0]) }
    }
    .modifier(ChartAxes(x: x, y: y))
    if facet.isClipped {
      // The lines of the grid at the edges of the plot are half outside of it.
      chart.chartPlotStyle { $0.clipShape(Rectangle().inset(by: -1)) }
    } else {
      chart
    }
  }
}

/// The styles of the values of columns.
private struct SeriesStyles: ViewModifier {
  let styles: StylePlan
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    content.modifier(Colors(styles: styles, ramp: ramp)).modifier(Shapes(styles: styles))
      .modifier(Areas(styles: styles))
  }

  private var ramp: Gradient {
    styles.ramp.isEmpty ? SeriesPalette.ramp(colorScheme) : Gradient(colors: styles.ramp)
  }

  private struct Colors: ViewModifier {
    let styles: StylePlan
    let ramp: Gradient

    func body(content: Content) -> some View {
      if styles.hasShades {
        if let domain = styles.shades {
          content.chartForegroundStyleScale(domain: domain, range: ramp)
        } else {
          content.chartForegroundStyleScale(range: ramp)
        }
      } else if styles.names.isEmpty {
        content
      } else {
        content.chartForegroundStyleScale(domain: styles.names, range: styles.colors)
      }
    }
  }

  /// The symbols and the dashes.
  private struct Shapes: ViewModifier {
    let styles: StylePlan

    func body(content: Content) -> some View {
      let dashes = styles.dashes.map { style in
        StrokeStyle(
          lineWidth: styles.lineWidth, dash: style.dash.map { CGFloat($0) })
      }
      switch (styles.symbols.isEmpty, styles.dashes.isEmpty) {
      case (true, true): content
      case (false, true):
        content.chartSymbolScale(
          domain: styles.symbols.map(\.name), range: styles.symbols.map(\.shape.symbol))
      case (true, false):
        content.chartLineStyleScale(domain: styles.dashes.map(\.name), range: dashes)
      case (false, false):
        content.chartSymbolScale(
          domain: styles.symbols.map(\.name), range: styles.symbols.map(\.shape.symbol)
        )
        .chartLineStyleScale(domain: styles.dashes.map(\.name), range: dashes)
      }
    }
  }

  /// The areas of points.
  private struct Areas: ViewModifier {
    let styles: StylePlan

    func body(content: Content) -> some View {
      let areas = styles.areas.map { CGFloat($0.lowerBound)...CGFloat($0.upperBound) }
      switch (styles.sizes, areas) {
      case (nil, nil): content
      case (let sizes?, nil): content.chartSymbolSizeScale(domain: sizes)
      case (nil, let areas?): content.chartSymbolSizeScale(range: areas)
      case (let sizes?, let areas?): content.chartSymbolSizeScale(domain: sizes, range: areas)
      }
    }
  }
}

/// The legend of a chart.
private struct ChartLegendPlace: ViewModifier {
  let chart: ChartPlan

  func body(content: Content) -> some View {
    if chart.legend.position == .hidden {
      content.chartLegend(.hidden)
    } else if chart.legend.title.isEmpty {
      content.chartLegend(position: position, alignment: alignment, spacing: spacing)
    } else {
      content.chartLegend(position: position, alignment: alignment, spacing: spacing) {
        TitledLegend(chart: chart)
      }
    }
  }

  private var position: AnnotationPosition {
    switch chart.legend.position {
    case .top, .hidden: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }

  private var alignment: Alignment {
    switch chart.legend.position {
    case .top, .hidden: .leading
    case .bottom: chart.isCircle ? .center : .leading
    case .leading, .trailing: .center
    }
  }

  private var spacing: CGFloat {
    switch chart.legend.position {
    case .top, .hidden: 10
    case .bottom: 12
    case .leading, .trailing: 16
    }
  }
}

/// The legend of all charts, below its title.
private struct TitledLegend: View {
  let chart: ChartPlan

  var body: some View {
    let position = chart.legend.position
    VStack(alignment: .leading, spacing: 3) {
      if !chart.legend.title.isEmpty {
        Text(verbatim: chart.legend.title).font(.caption.weight(.semibold))
          .foregroundStyle(.secondary).lineLimit(1)
      }
      ChartLegend(isVertical: position == .leading || position == .trailing) {
        ForEach(chart.facets.indices, id: \.self) { facet in
          ForEach(chart.facets[facet].layers.indices, id: \.self) {
            LayerMarks(layer: chart.facets[facet].layers[$0])
          }
        }
      }
    }
  }
}
