import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

/// The marks of a layer.
struct LayerMarks: ChartContent {
  let layer: LayerPlan

  var body: some ChartContent {
    ForEach(layer.series.indices, id: \.self) { index in
      styled(layer.series[index])
    }
  }

  // MARK: Styles

  private func styled(_ series: SeriesPlan) -> AnyChartContent {
    let mark = layer.mark
    var content = marks(of: series)
    if mark.interpolation != .linear {
      content = AnyChartContent(content.interpolationMethod(mark.interpolation.method))
    }
    if mark.mark == .line || mark.mark == .rule {
      let width = mark.lineWidth ?? (mark.mark == .line ? 2 : 1)
      content = AnyChartContent(
        content.lineStyle(
          StrokeStyle(
            lineWidth: width, lineCap: .round, lineJoin: .round,
            dash: (mark.dash ?? []).map { CGFloat($0) })))
    }
    if mark.mark == .point {
      content = AnyChartContent(content.symbolSize(CGFloat(mark.symbolSize ?? 30)))
      if let shape = mark.symbol?.shape { content = AnyChartContent(content.symbol(shape.symbol)) }
    }
    if !layer.colorTitle.isEmpty {
      content = AnyChartContent(content.foregroundStyle(by: .value(layer.colorTitle, series.name)))
    } else if layer.shadeTitle.isEmpty {
      content = AnyChartContent(content.foregroundStyle(layer.color))
    }
    if !layer.symbolTitle.isEmpty {
      content = AnyChartContent(content.symbol(by: .value(layer.symbolTitle, series.symbol)))
    }
    if let opacity = mark.opacity { content = AnyChartContent(content.opacity(opacity)) }
    if let text = mark.annotation {
      content = AnyChartContent(
        content.annotation(position: .top, alignment: .leading, spacing: 2) {
          Text(verbatim: text).font(.caption).foregroundStyle(.secondary)
        })
    }
    return content
  }

  // MARK: Positions

  private func marks(of series: SeriesPlan) -> AnyChartContent {
    switch layer.mark.mark {
    case .sector: return AnyChartContent(sectors(series))
    case .rule: return rules(series)
    case .line, .area, .bar, .point, .rectangle: break
    }
    switch series.x.values {
    case .numbers, .numberRanges: return marks(series, x: Double.self)
    case .dates, .dateRanges: return marks(series, x: Date.self)
    case .names: return marks(series, x: String.self)
    case .none: return AnyChartContent(EmptyMarks())
    }
  }

  private func marks<X: PlanPosition>(_ series: SeriesPlan, x: X.Type) -> AnyChartContent {
    switch series.y.values {
    case .numbers, .numberRanges: return marks(series, x, Double.self)
    case .dates, .dateRanges: return marks(series, x, Date.self)
    case .names: return marks(series, x, String.self)
    case .none: return AnyChartContent(EmptyMarks())
    }
  }

  private func marks<X: PlanPosition, Y: PlanPosition>(
    _ series: SeriesPlan, _ x: X.Type, _ y: Y.Type
  ) -> AnyChartContent {
    if series.x.isSimple, series.y.isSimple, series.shades.isEmpty, let plot = plot(series, x, y) {
      return plot
    }
    return AnyChartContent(
      ForEach(0..<series.count, id: \.self) { row in
        let mark = mark(series, row, X.value(series.x, row), Y.value(series.y, row))
        if series.shades.isEmpty {
          mark
        } else {
          mark.foregroundStyle(by: .value(layer.shadeTitle, series.shades[row]))
        }
      })
  }

  /// Returns all marks of a series as one plot, which is much faster; `nil` for other marks.
  private func plot<X: PlanPosition, Y: PlanPosition>(
    _ series: SeriesPlan, _ x: X.Type, _ y: Y.Type
  ) -> AnyChartContent? {
    let elements: [Void] = Array(repeating: (), count: series.count)
    let (x, y) = (X.column(series.x), Y.column(series.y))
    switch layer.mark.mark {
    case .line: return AnyChartContent(LinePlot(elements, x: x, y: y))
    case .area:
      return AnyChartContent(AreaPlot(elements, x: x, y: y, stacking: layer.mark.stacking.method))
    case .point: return AnyChartContent(PointPlot(elements, x: x, y: y))
    case .bar, .rule, .rectangle, .sector: return nil
    }
  }

  private func mark<X: Plottable, Y: Plottable>(
    _ series: SeriesPlan, _ row: Int, _ x: PlottableValue<X>, _ y: PlottableValue<Y>
  ) -> AnyChartContent {
    switch layer.mark.mark {
    case .line: AnyChartContent(LineMark(x: x, y: y))
    case .area: AnyChartContent(AreaMark(x: x, y: y, stacking: layer.mark.stacking.method))
    case .bar:
      AnyChartContent(
        BarMark(x: x, y: y, stacking: layer.mark.stacking.method).cornerRadius(2))
    case .point: AnyChartContent(PointMark(x: x, y: y))
    case .rectangle, .rule, .sector: AnyChartContent(RectangleMark(x: x, y: y))
    }
  }

  private func sectors(_ series: SeriesPlan) -> some ChartContent {
    ForEach(0..<series.count, id: \.self) { row in
      SectorMark(
        angle: Double.value(series.angles, row), innerRadius: .ratio(0.62), angularInset: 1
      )
      .cornerRadius(3)
    }
  }

  // MARK: Rules

  private func rules(_ series: SeriesPlan) -> AnyChartContent {
    switch (series.x.values, series.y.values) {
    case (.none, .numbers), (.none, .numberRanges):
      rules(series) { RuleMark(y: Double.value(series.y, $0)) }
    case (.none, .dates), (.none, .dateRanges):
      rules(series) { RuleMark(y: Date.value(series.y, $0)) }
    case (.none, .names): rules(series) { RuleMark(y: String.value(series.y, $0)) }
    case (.numbers, .none), (.numberRanges, .none):
      rules(series) { RuleMark(x: Double.value(series.x, $0)) }
    case (.dates, .none), (.dateRanges, .none):
      rules(series) { RuleMark(x: Date.value(series.x, $0)) }
    case (.names, .none): rules(series) { RuleMark(x: String.value(series.x, $0)) }
    case (.numbers, _): verticalRules(series, Double.self)
    case (.dates, _): verticalRules(series, Date.self)
    case (.names, _): verticalRules(series, String.self)
    case (.none, .none), (.numberRanges, _), (.dateRanges, _): AnyChartContent(EmptyMarks())
    }
  }

  private func verticalRules<X: PlanPosition>(_ series: SeriesPlan, _ x: X.Type) -> AnyChartContent
  {
    rules(series) { row in
      let (start, end) = Double.ends(series.y, row)
      return RuleMark(x: X.value(series.x, row), yStart: start, yEnd: end)
    }
  }

  private func rules(_ series: SeriesPlan, _ rule: @escaping (Int) -> RuleMark) -> AnyChartContent {
    AnyChartContent(ForEach(0..<series.count, id: \.self) { rule($0) })
  }
}

/// No marks.
private struct EmptyMarks: ChartContent {
  var body: some ChartContent { ForEach(0..<0, id: \.self) { _ in RuleMark(y: .value("", 0)) } }
}

extension MarkSpec.Interpolation {
  fileprivate var method: InterpolationMethod {
    switch self {
    case .linear: .linear
    case .monotone: .monotone
    case .catmullRom: .catmullRom
    case .cardinal: .cardinal
    case .stepStart: .stepStart
    case .stepCenter: .stepCenter
    case .stepEnd: .stepEnd
    }
  }
}

extension MarkSpec.Stacking {
  fileprivate var method: MarkStackingMethod {
    switch self {
    case .standard: .standard
    case .normalized: .normalized
    case .center: .center
    case .unstacked: .unstacked
    }
  }
}

extension SymbolSpec.SymbolShape {
  fileprivate var symbol: BasicChartSymbolShape {
    switch self {
    case .circle: .circle
    case .square: .square
    case .triangle: .triangle
    case .diamond: .diamond
    case .pentagon: .pentagon
    case .plus: .plus
    case .cross: .cross
    case .asterisk: .asterisk
    }
  }
}
