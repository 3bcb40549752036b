import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

/// The marks of a layer.
///
/// The marks of a series are one plot of columns, unless they have annotations.
struct LayerMarks: ChartContent {
  let layer: LayerPlan

  var body: some ChartContent {
    ForEach(layer.series.indices, id: \.self) { index in
      content(layer.series[index])
    }
  }

  private func content(_ series: SeriesPlan) -> AnyChartContent {
    guard let annotation = layer.annotation else { return styled(series) }
    return AnyChartContent(
      ForEach(0..<series.count, id: \.self) { row in
        annotated(series.row(row), series.texts[row], annotation)
      })
  }

  private func annotated(
    _ series: SeriesPlan, _ text: String, _ annotation: AnnotationPlan
  ) -> AnyChartContent {
    let isRule = layer.mark.mark == .rule
    let isOver = annotation.position == .overlay && !isRule
    let color = annotation.color ?? (isOver ? Color(light: .white, dark: .black) : .secondary)
    let place = AnnotationPlace(annotation.position, of: layer.mark.mark, series)
    return AnyChartContent(
      styled(series)
        .annotation(
          position: place.position, alignment: place.alignment, spacing: 2,
          overflowResolution: place.overflow
        ) {
          AnnotationText(
            text: text, color: color, background: isRule ? annotation.background : nil)
        })
  }

  // MARK: Styles

  private func styled(_ series: SeriesPlan) -> AnyChartContent {
    let (mark, titles) = (layer.mark, layer.titles)
    var content = plot(series)
    func add(_ other: some ChartContent) { content = AnyChartContent(other) }
    if mark.interpolation != .linear { add(content.interpolationMethod(mark.interpolation.method)) }
    switch mark.mark {
    case .line, .rule:
      if mark.mark == .line { add(content.isolatedPoints()) }
      let width = mark.lineWidth ?? (mark.mark == .line ? 2 : 1)
      let dash = (mark.dash ?? []).map { CGFloat($0) }
      if !titles.line.isEmpty {
        add(content.lineStyle(by: .value(titles.line, series.line)))
      } else if mark.mark == .rule || mark.lineWidth != nil || mark.dash != nil {
        // Other lines have the usual style.
        add(
          content.lineStyle(
            StrokeStyle(
              lineWidth: width, lineCap: mark.mark == .rule ? .round : .butt, lineJoin: .round,
              dash: dash)))
      }
    case .point:
      if titles.size.isEmpty { add(content.symbolSize(CGFloat(mark.symbolSize?.area ?? 30))) }
    case .bar, .rectangle: if let radius = mark.cornerRadius { add(content.cornerRadius(radius)) }
    case .sector: add(content.cornerRadius(mark.cornerRadius ?? 3))
    case .area: break
    }
    if let shape = mark.symbol?.shape { add(content.symbol(shape.symbol)) }
    if !titles.color.isEmpty {
      add(content.foregroundStyle(by: .value(titles.color, series.color)))
    } else if titles.shade.isEmpty {
      add(content.foregroundStyle(layer.color))
    }
    if !titles.symbol.isEmpty { add(content.symbol(by: .value(titles.symbol, series.symbol))) }
    if !titles.position.isEmpty {
      add(content.position(by: .value(titles.position, series.position)))
    }
    if let opacity = mark.opacity { add(content.opacity(opacity)) }
    return content
  }

  // MARK: Positions

  private func plot(_ series: SeriesPlan) -> AnyChartContent {
    switch series.x.values {
    case .none, .numbers, .numberRanges: plot(series, Double.self)
    case .dates, .dateRanges: plot(series, Date.self)
    case .names: plot(series, String.self)
    }
  }

  private func plot<X: PlanPosition>(_ series: SeriesPlan, _ x: X.Type) -> AnyChartContent {
    switch series.y.values {
    case .none, .numbers, .numberRanges: plot(series, x, Double.self)
    case .dates, .dateRanges: plot(series, x, Date.self)
    case .names: plot(series, x, String.self)
    }
  }

  private func plot<X: PlanPosition, Y: PlanPosition>(
    _ series: SeriesPlan, _ x: X.Type, _ y: Y.Type
  ) -> AnyChartContent {
    switch layer.mark.mark {
    case .line: line(series, x, y)
    case .area: area(series, x, y)
    case .bar: bar(series, x, y)
    case .point:
      encoded(
        PointPlot(series.elements, x: X.column(series.x), y: Y.column(series.y)), series)
    case .rule: rule(series, x, y)
    case .rectangle: rectangle(series, x, y)
    case .sector: encoded(sectors(series), series)
    }
  }

  /// Returns a plot with the colours and the areas that represent numbers.
  private func encoded(
    _ plot: some VectorizedChartContent<Void>, _ series: SeriesPlan
  ) -> AnyChartContent {
    let titles = layer.titles
    let shades = PlottableProjection<Void, Double>.column(titles.shade, series.shades)
    let sizes = PlottableProjection<Void, Double>.column(titles.size, series.sizes)
    switch (titles.shade.isEmpty, titles.size.isEmpty) {
    case (true, true): return AnyChartContent(plot)
    case (false, true): return AnyChartContent(plot.foregroundStyle(by: shades))
    case (true, false): return AnyChartContent(plot.symbolSize(by: sizes))
    case (false, false):
      return AnyChartContent(plot.foregroundStyle(by: shades).symbolSize(by: sizes))
    }
  }

  // MARK: Marks

  private func line<X: PlanPosition, Y: PlanPosition>(
    _ series: SeriesPlan, _ x: X.Type, _ y: Y.Type
  ) -> AnyChartContent {
    let (x, y) = (X.column(series.x), Y.column(series.y))
    guard !layer.titles.series.isEmpty else {
      return AnyChartContent(LinePlot(series.elements, x: x, y: y))
    }
    return AnyChartContent(LinePlot(series.elements, x: x, y: y, series: division(series)))
  }

  private func area<X: PlanPosition, Y: PlanPosition>(
    _ series: SeriesPlan, _ x: X.Type, _ y: Y.Type
  ) -> AnyChartContent {
    let hasSeries = !layer.titles.series.isEmpty
    let elements: [Void] = series.elements
    if series.y.isRange {
      let (x, (start, end)) = (X.column(series.x), Y.ends(series.y))
      return hasSeries
        ? AnyChartContent(
          AreaPlot(elements, x: x, yStart: start, yEnd: end, series: division(series)))
        : AnyChartContent(AreaPlot(elements, x: x, yStart: start, yEnd: end))
    }
    if series.x.isRange {
      let (y, (start, end)) = (Y.column(series.y), X.ends(series.x))
      return hasSeries
        ? AnyChartContent(
          AreaPlot(elements, xStart: start, xEnd: end, y: y, series: division(series)))
        : AnyChartContent(AreaPlot(elements, xStart: start, xEnd: end, y: y))
    }
    let (x, y, stacking) = (
      X.column(series.x), Y.column(series.y), layer.mark.stacking.method
    )
    return hasSeries
      ? AnyChartContent(
        AreaPlot(elements, x: x, y: y, series: division(series), stacking: stacking))
      : AnyChartContent(AreaPlot(elements, x: x, y: y, stacking: stacking))
  }

  private func division(_ series: SeriesPlan) -> PlottableProjection<Void, String> {
    .value(layer.titles.series, series.division)
  }

  private func bar<X: PlanPosition, Y: PlanPosition>(
    _ series: SeriesPlan, _ x: X.Type, _ y: Y.Type
  ) -> AnyChartContent {
    let elements: [Void] = series.elements
    let (width, height) = (layer.mark.width.dimension, layer.mark.height.dimension)
    let ((xStart, xEnd), (yStart, yEnd)) = (X.ends(series.x), Y.ends(series.y))
    switch (series.x.isRange, series.y.isRange) {
    case (true, true):
      return encoded(
        RectanglePlot(elements, xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd), series)
    case (false, true) where series.x.numbers == nil || series.y.isDates:
      return encoded(
        BarPlot(elements, x: X.column(series.x), yStart: yStart, yEnd: yEnd, width: width), series)
    case (true, false) where series.y.numbers == nil:
      return encoded(
        BarPlot(elements, xStart: xStart, xEnd: xEnd, y: Y.column(series.y), height: height),
        series)
    default:
      // A bar at a range of the axis of positions occupies it, as in a histogram.
      return encoded(
        BarPlot(
          elements, x: X.column(series.x), y: Y.column(series.y), width: width, height: height,
          stacking: layer.mark.stacking.method), series)
    }
  }

  private func rectangle<X: PlanPosition, Y: PlanPosition>(
    _ series: SeriesPlan, _ x: X.Type, _ y: Y.Type
  ) -> AnyChartContent {
    let elements: [Void] = series.elements
    let (width, height) = (layer.mark.width.dimension, layer.mark.height.dimension)
    let ((xStart, xEnd), (yStart, yEnd)) = (X.ends(series.x), Y.ends(series.y))
    switch (series.x.isNone, series.x.isRange, series.y.isNone, series.y.isRange) {
    case (true, _, _, _):
      return encoded(RectanglePlot(elements, yStart: yStart, yEnd: yEnd), series)
    case (_, _, true, _):
      return encoded(RectanglePlot(elements, xStart: xStart, xEnd: xEnd), series)
    case (_, true, _, true):
      return encoded(
        RectanglePlot(elements, xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd), series)
    case (_, true, _, false):
      return encoded(
        RectanglePlot(elements, xStart: xStart, xEnd: xEnd, y: Y.column(series.y), height: height),
        series)
    case (_, false, _, true):
      return encoded(
        RectanglePlot(elements, x: X.column(series.x), yStart: yStart, yEnd: yEnd, width: width),
        series)
    case (_, false, _, false):
      return encoded(
        RectanglePlot(
          elements, x: X.column(series.x), y: Y.column(series.y), width: width, height: height),
        series)
    }
  }

  private func rule<X: PlanPosition, Y: PlanPosition>(
    _ series: SeriesPlan, _ x: X.Type, _ y: Y.Type
  ) -> AnyChartContent {
    let elements: [Void] = series.elements
    let ((xStart, xEnd), (yStart, yEnd)) = (X.ends(series.x), Y.ends(series.y))
    if series.x.isNone {
      return series.y.isRange
        ? encoded(RulePlot(elements, yStart: yStart, yEnd: yEnd), series)
        : encoded(RulePlot(elements, y: Y.column(series.y)), series)
    }
    if series.y.isNone {
      return series.x.isRange
        ? encoded(RulePlot(elements, xStart: xStart, xEnd: xEnd), series)
        : encoded(RulePlot(elements, x: X.column(series.x)), series)
    }
    return series.y.isRange
      ? encoded(RulePlot(elements, x: X.column(series.x), yStart: yStart, yEnd: yEnd), series)
      : encoded(RulePlot(elements, xStart: xStart, xEnd: xEnd, y: Y.column(series.y)), series)
  }

  private func sectors(_ series: SeriesPlan) -> some VectorizedChartContent<Void> {
    SectorPlot(
      series.elements, angle: Double.column(series.angles),
      innerRadius: layer.mark.innerRadius?.dimensions ?? .ratio(0.62),
      outerRadius: layer.mark.outerRadius.dimension,
      angularInset: CGFloat(layer.mark.angularInset ?? 1))
  }
}

extension SeriesPlan {
  /// The elements of a plot of the columns.
  fileprivate var elements: [Void] { Array(repeating: (), count: count) }
}

extension PositionPlan {
  /// Whether the positions are dates or ranges of them.
  fileprivate var isDates: Bool {
    switch values {
    case .dates, .dateRanges: true
    case .none, .numbers, .names, .numberRanges: false
    }
  }
}
