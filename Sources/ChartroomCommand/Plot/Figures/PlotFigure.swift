import ChartScales
import ChartroomCharts
import Dashboards
import DataTables
import Foundation

/// A small chart, or the only chart.
struct PlotPanel<Marks>: Identifiable {
  let id: Int
  /// The name of the rows; `nil` for the only chart.
  let title: String?
  var marks: Marks
}

extension Array {
  /// Whether there is only one chart, which has no name and has the titles of its axes beside it.
  func areOne<Marks>() -> Bool where Element == PlotPanel<Marks> {
    count == 1 && self[0].title == nil
  }
}

/// The marks and the axes of a chart of a table, and what was decided about them.
struct PlotFigure {
  enum Content {
    case times(ContinuousFigure<Date>)
    case numbers(ContinuousFigure<Double>)
    case names(NamedFigure)
    case histogram(HistogramFigure)
    case boxes(BoxFigure)
    case heat(HeatFigure)
    case pie([PlotSeries<String>])
  }

  let content: Content
  /// The decisions, in sentences.
  private(set) var notes: [String] = []

  /// Computes the figure of a plan.
  ///
  /// - Throws: `ToolError` with status 3 for a logarithmic scale of values of which none is positive.
  init(_ rows: PlotRows, _ look: PlotLook) throws(ToolError) {
    let (plan, columns) = (rows.plan, rows.table.columns)
    let facets = rows.facets
    let builder = FigureBuilder(rows: rows, look: look.panel(of: facets.count), facets: facets)
    let position = plan.x.map { columns[$0] }
    switch plan.mark {
    case .histogram: content = .histogram(HistogramFigure(builder, columns[plan.y[0]]))
    case .box: content = .boxes(try BoxFigure(rows, builder, &notes))
    case .heatmap: content = .heat(HeatFigure(rows, look))
    case .pie:
      content = .pie(rows.combined(rows.series(at: position?.texts ?? []), rest: PlotRows.other))
    case .line, .area, .bar, .point:
      if let names = position?.texts {
        content = .names(try NamedFigure(names, builder, &notes))
      } else if let seconds = position?.seconds {
        let figure = try builder.times(seconds)
        (content, notes) = (.times(figure), figure.notes)
      } else {
        let numbers =
          position?.numbers ?? ContiguousArray((0..<rows.table.count).lazy.map { Double($0 + 1) })
        let figure = try builder.numbers(numbers)
        (content, notes) = (.numbers(figure), figure.notes)
      }
    }
    if plan.facet != nil, [.pie, .box, .heatmap].contains(plan.mark) {
      notes.append("A \(plan.mark.rawValue) is not divided into small charts.")
    }
  }
}

/// Marks at times or numbers.
struct ContinuousFigure<X: ContinuousPosition> {
  var mark: PlotMark
  var panels: [PlotPanel<[PlotSeries<X>]>]
  var x: PlotAxis<X>
  var y: PlotAxis<Double>
  /// The second axis of values, whose ticks have the places of those of the first one.
  var second: PlotAxis<Double>?
  var notes: [String]
}

/// Marks at names.
struct NamedFigure {
  let mark: PlotMark
  let panels: [PlotPanel<[PlotSeries<String>]>]
  /// The names of all charts, in the order of their first occurrences.
  let names: [String]
  /// Whether the names are on the Y axis, where long ones have room beside their bars.
  let isHorizontal: Bool
  /// Whether series are on each other.
  ///
  /// Those of groups of rows are if they add up. Those of columns stand beside each other, since one column can be a
  /// part of another.
  let isStacked: Bool
  let values: PlotAxis<Double>

  /// The number of names from which bars are horizontal.
  private static let manyNames = 12
  /// The number of characters from which a name is long.
  private static let longName = 14

  /// Whether names have more room on the Y axis.
  static func isHorizontal(_ names: [String]) -> Bool {
    names.count > manyNames || names.contains { $0.count > longName }
  }

  init(
    _ names: [String?], _ builder: FigureBuilder, _ notes: inout [String]
  ) throws(ToolError) {
    let plan = builder.rows.plan
    mark = plan.mark
    isStacked = plan.by != nil && mark == .bar && plan.statistic.isAdditive || mark == .area
    panels = builder.panels { rows in
      let all = rows.series(at: names)
      return plan.mark == .bar ? rows.combined(all, rest: PlotRows.other) : all
    }
    let series = panels.map(\.marks)
    self.names = series.flatMap(\.self).names
    isHorizontal = mark == .bar && Self.isHorizontal(self.names)
    values = try builder.values(
      of: series, isStacked: isStacked,
      isHorizontal ? builder.look.counts.numbers : builder.look.counts.values, &notes)
  }
}

/// The numbers of values in bins.
struct HistogramFigure {
  struct Bin: Identifiable {
    let id: Int
    let range: ChartBinRange<Double>
    let count: Int
  }

  let panels: [PlotPanel<[Bin]>]
  let values: PlotAxis<Double>
  let counts: PlotAxis<Double>

  /// The desired number of bins.
  private static let binCount = 20

  init(_ builder: FigureBuilder, _ column: DataColumn) {
    let look = builder.look
    let numbers = column.numbers ?? []
    let all = NumberBins(data: numbers.filter(\.isFinite), desiredCount: Self.binCount)
    panels = builder.panels { rows in
      let counts = rows.indices.lazy.map { numbers[$0] }.filter(\.isFinite)
        .reduce(into: [Int: Int]()) { $0[all.index(for: $1), default: 0] += 1 }
      return counts.sorted { $0.key < $1.key }
        .map { Bin(id: $0.key, range: all[$0.key], count: $0.value) }
    }
    let range = (all.thresholds.first ?? 0)...(all.thresholds.last ?? 1)
    values = NumberAxis.linear(
      range, .exact, count: look.counts.numbers, areWhole: numbers.areWhole,
      labels: look.labels(column.unit)
    ).titled(column.title)
    let most = panels.flatMap(\.marks).map(\.count).max() ?? 1
    counts = NumberAxis.linear(
      0...Double(most), .roundedFromZero, count: look.counts.values, areWhole: true,
      labels: look.labels(nil)
    ).titled("Count")
  }
}

extension PlotAxis {
  /// Returns the axis with a title.
  func titled(_ title: String) -> PlotAxis {
    var axis = self
    axis.title = title
    return axis
  }
}
