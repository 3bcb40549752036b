import ChartScales
import ChartroomCharts
import DataTables
import Foundation

/// The marks and the axes of a chart of a table, and what was decided about them.
struct PlotFigure {
  enum Content {
    case times(ContinuousFigure<Date>)
    case numbers(ContinuousFigure<Double>)
    case bars(BarsFigure)
    case histogram(HistogramFigure)
    case pie([PlotSeries<String>])
  }

  let content: Content
  /// The decisions, in sentences.
  private(set) var notes: [String] = []

  /// Computes the figure of a plan.
  ///
  /// - Throws: `ToolError` with status 3 for a logarithmic scale of values of which none is positive.
  init(_ rows: PlotRows, _ look: PlotLook) throws(ToolError) {
    let builder = FigureBuilder(rows: rows, look: look)
    let (plan, columns) = (rows.plan, rows.table.columns)
    let position = plan.x.map { columns[$0] }
    switch plan.mark {
    case .histogram:
      content = .histogram(
        HistogramFigure(
          plan.y.first.flatMap { columns[$0].numbers } ?? [], look, of: columns[plan.y[0]]))
    case .pie: content = .pie(rows.sums(rows.series(at: position?.texts ?? []), rest: "Other"))
    case .line, .area, .bar, .point:
      if let names = position?.texts {
        content = .bars(try BarsFigure(rows, names, builder, &notes))
      } else if let dates = position?.dates {
        let figure = try builder.times(dates)
        (content, notes) = (.times(figure), figure.notes)
      } else {
        let given = position?.numbers.map { $0.map { $0.isFinite ? $0 : nil } as [Double?] }
        let numbers = given ?? (0..<rows.table.count).map { Double($0 + 1) as Double? }
        let figure = try builder.numbers(numbers)
        (content, notes) = (.numbers(figure), figure.notes)
      }
    }
  }
}

/// Marks at times or numbers.
struct ContinuousFigure<X: Plottable & Comparable & Hashable & Lerpable> {
  var mark: PlotMark
  var series: [PlotSeries<X>]
  var x: PlotAxis<X>
  var y: PlotAxis<Double>
  var notes: [String]
}

/// Marks at names.
struct BarsFigure {
  let mark: PlotMark
  let series: [PlotSeries<String>]
  /// Whether the names are on the Y axis, where long ones have room beside their bars.
  let isHorizontal: Bool
  /// Whether series are on each other.
  ///
  /// Those of groups of rows are. Those of columns stand beside each other, since one column can be a part of another.
  let isStacked: Bool
  let values: PlotAxis<Double>

  /// The number of names from which bars are horizontal.
  private static let manyNames = 12
  /// The number of characters from which a name is long.
  private static let longName = 14

  init(
    _ rows: PlotRows, _ names: [String?], _ builder: FigureBuilder, _ notes: inout [String]
  ) throws(ToolError) {
    mark = rows.plan.mark
    let all = rows.series(at: names)
    series = mark == .bar ? rows.sums(all, rest: "Other") : all
    isStacked = rows.plan.by != nil && mark == .bar || mark == .area
    let different = series.names
    isHorizontal =
      mark == .bar
      && (different.count > Self.manyNames || different.contains { $0.count > Self.longName })
    let extent = PlotSeries.extent(of: series, isStacked: isStacked)
    values = try builder.values(
      extent ?? 0...0, series.lazy.flatMap { $0.points.lazy.map(\.y) },
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

  let bins: [Bin]
  let values: PlotAxis<Double>
  let counts: PlotAxis<Double>

  /// The desired number of bins.
  private static let binCount = 20

  init(_ numbers: ContiguousArray<Double>, _ look: PlotLook, of column: DataColumn) {
    let numbers = numbers.filter(\.isFinite)
    let all = NumberBins(data: numbers, desiredCount: Self.binCount)
    let counts = numbers.reduce(into: [Int: Int]()) { $0[all.index(for: $1), default: 0] += 1 }
    bins = counts.sorted { $0.key < $1.key }
      .map { Bin(id: $0.key, range: all[$0.key], count: $0.value) }
    let range = (all.thresholds.first ?? 0)...(all.thresholds.last ?? 1)
    values = NumberAxis.linear(
      range, .exact, count: look.counts.numbers, labels: look.labels(column.unit)
    ).titled(column.title)
    let most = Double(bins.map(\.count).max() ?? 1)
    self.counts = NumberAxis.linear(
      0...most, .roundedFromZero, count: min(look.counts.values, Int(most)),
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
