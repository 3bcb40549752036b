import ChartScales
import ChartroomCharts
import ChartroomUI
import DataTables
import Foundation
import Graphics

/// A chart of a table, with a title and, on request, a mini-map.
struct PlotView {
  let rows: PlotRows
  let title: String?
  /// The visible part of the X axis; `nil` for the whole one.
  let window: WindowBounds?
  let hasMiniMap: Bool

  private var plan: PlotPlan { rows.plan }
  private var columns: [DataColumn] { rows.table.columns }
}

@MainActor
extension PlotView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if let title { Text(verbatim: title).font(.headline) }
      chart
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(BackgroundStyle())
  }

  @ViewBuilder private var chart: some View {
    switch (plan.mark, plan.x.map { columns[$0].values }) {
    case (.histogram, _): HistogramChart(values: values, name: valueName)
    case (.pie, .names(let indices, let names)):
      PieChart(series: rows.sums(rows.series(at: texts(indices, names)), rest: "Other"))
    case (_, .names(let indices, let names)?): named(texts(indices, names))
    case (_, .times(let times)?):
      continuous(
        times.map {
          $0 == DataColumn.missingTime ? nil : Date(timeIntervalSince1970: Double($0) / 1e6)
        })
    case (_, .numbers(let numbers)?):
      continuous(numbers.map { $0.isFinite ? $0 : nil }).chartXAxisLabel(positionName)
    case (_, nil): continuous((0..<rows.table.count).map { Double($0 + 1) })
    }
  }

  private func texts(_ indices: ContiguousArray<Int32>, _ names: [String]) -> [String?] {
    indices.map { $0 < 0 ? nil : names[Int($0)] }
  }

  private var positionName: String { plan.x.map { columns[$0].title } ?? "" }

  /// The name of the values, or the unit that several columns have in common; empty without a unit.
  private var valueName: String {
    guard let first = plan.y.first else { return "Count" }
    return plan.y.count == 1 ? columns[first].title : columns[first].unit ?? ""
  }

  private var values: [Double] {
    (plan.y.first.flatMap { columns[$0].numbers } ?? []).filter(\.isFinite)
  }

  /// Adds the title of the Y axis, if there is one.
  @ViewBuilder private func labelled(_ chart: some View) -> some View {
    if valueName.isEmpty { chart } else { chart.chartYAxisLabel(valueName) }
  }

  @ViewBuilder private func named(_ positions: [String?]) -> some View {
    let series = rows.series(at: positions)
    if plan.mark == .bar {
      let sums = rows.sums(series, rest: "Other")
      let names = Set(sums.flatMap(\.points).map(\.x))
      // Long names have room beside horizontal bars.
      let isHorizontal = names.count > 12 || names.contains { $0.count > 14 }
      let chart = NamedBars(
        series: sums, names: (positionName, valueName), isHorizontal: isHorizontal,
        isStacked: plan.by != nil)
      if isHorizontal { chart.chartXAxisLabel(valueName) } else { labelled(chart) }
    } else {
      labelled(Chart { marks(series) })
    }
  }

  @ViewBuilder private func continuous<X: Plottable & Comparable & Lerpable>(
    _ positions: [X?]
  ) -> some View {
    let series = rows.series(at: positions)
    if let visible = visible(positions) {
      VStack(alignment: .leading, spacing: 12) {
        let chart = labelled(Chart { marks(series) }.chartXScale(domain: visible))
          .chartYScale(domain: .automatic(includesZero: isFarFromZero ? false : nil))
        if window == nil {
          chart
        } else {
          // The lines of the grid at the edges of the plot are half outside of it.
          chart.chartPlotStyle { $0.clipShape(Rectangle().inset(by: -1)) }
        }
        if hasMiniMap { ChartMiniMap(window: .constant(visible)) { marks(series) } }
      }
    } else if plan.mark == .point {
      // Points are compared with one another, and not with zero.
      labelled(Chart { marks(series) })
        .chartXScale(domain: .automatic(includesZero: false))
        .chartYScale(domain: .automatic(includesZero: false))
    } else {
      labelled(Chart { marks(series) })
    }
  }

  /// Whether the values of a line differ so little that a scale from zero would hide how they change.
  private var isFarFromZero: Bool {
    guard plan.mark == .line else { return false }
    var (least, most) = (Double.infinity, -Double.infinity)
    for numbers in plan.y.compactMap({ columns[$0].numbers }) {
      for number in numbers where number.isFinite {
        (least, most) = (min(least, number), max(most, number))
      }
    }
    return least < most && most - least < max(least, -most) / 2
  }

  /// Returns the visible positions: from the first to the last one for lines and areas, and those of the window; `nil`
  /// for those that a scale chooses.
  private func visible<X: Comparable & Lerpable>(_ positions: [X?]) -> ClosedRange<X>? {
    let known = positions.compactMap(\.self)
    let isLine = plan.mark == .line || plan.mark == .area
    guard window != nil || hasMiniMap || isLine, let first = known.min(), let last = known.max(),
      first < last
    else { return nil }
    let window = window ?? .whole
    return first.lerp(to: last, window.lower)...first.lerp(to: last, window.upper)
  }

  @ChartContentBuilder private func marks<X: Plottable>(
    _ series: [PlotSeries<X>]
  ) -> some ChartContent {
    if series.count > 1 {
      ForEach(series) { one in
        SeriesMarks(one: one, mark: plan.mark, names: (positionName, valueName))
          .foregroundStyle(by: .value(plan.by.map { columns[$0].name } ?? "Series", one.id))
      }
    } else if let one = series.first {
      SeriesMarks(one: one, mark: plan.mark, names: (positionName, valueName))
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

/// Bars of names.
///
/// Those of groups of rows are stacked. Those of columns stand beside each other, since one column can be a part of
/// another.
private struct NamedBars: View {
  let series: [PlotSeries<String>]
  let names: (x: String, y: String)
  let isHorizontal: Bool
  let isStacked: Bool

  var body: some View {
    if series.count > 1, isStacked {
      Chart(series) { one in bars(one).foregroundStyle(by: .value("Series", one.id)) }
    } else if series.count > 1 {
      Chart(series) { one in
        bars(one).foregroundStyle(by: .value("Series", one.id))
          .position(by: .value("Series", one.id))
      }
    } else {
      Chart(series) { bars($0) }
    }
  }

  @ChartContentBuilder private func bars(_ one: PlotSeries<String>) -> some ChartContent {
    if isHorizontal {
      BarPlot(one.points, x: .value(names.y, \.y), y: .value(names.x, \.x))
    } else {
      BarPlot(one.points, x: .value(names.x, \.x), y: .value(names.y, \.y))
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

/// The numbers of values in bins.
private struct HistogramChart: View {
  let values: [Double]
  let name: String

  var body: some View {
    let bins = NumberBins(data: values, desiredCount: 20)
    let counts = values.reduce(into: [Int: Int]()) { $0[bins.index(for: $1), default: 0] += 1 }
    Chart(counts.sorted { $0.key < $1.key }, id: \.key) { index, count in
      BarMark(x: .value(name, bins[index]), y: .value("Count", count))
    }
    .chartXAxisLabel(name)
    .chartYAxisLabel("Count")
  }
}

/// A position between others.
protocol Lerpable {
  /// Returns the position at a part of the way to another one.
  func lerp(to other: Self, _ part: Double) -> Self
}

extension Double: Lerpable {
  func lerp(to other: Double, _ part: Double) -> Double { self + (other - self) * part }
}

extension Date: Lerpable {
  func lerp(to other: Date, _ part: Double) -> Date {
    addingTimeInterval(other.timeIntervalSince(self) * part)
  }
}

extension DataColumn {
  /// The name with the unit.
  fileprivate var title: String { unit.map { "\(name) (\($0))" } ?? name }
}
