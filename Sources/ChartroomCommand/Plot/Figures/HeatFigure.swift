import ChartScales
import ChartroomCharts
import Dashboards
import DataTables
import Foundation

/// The cells of a heat map.
struct HeatFigure {
  /// A cell between positions of both axes.
  struct Cell {
    let x: Range<Double>
    let y: Range<Double>
    let value: Double

    var left: Double { x.lowerBound }
    var right: Double { x.upperBound }
    var bottom: Double { y.lowerBound }
    var top: Double { y.upperBound }
  }

  let cells: [Cell]
  let x: PlotAxis<Double>
  let y: PlotAxis<Double>
  /// The name of the values that the colours show.
  let name: String

  /// The rows or columns of the cells.
  private struct Bands {
    /// The band of each row of the table; -1 for none.
    var places: [Int] = []
    var ranges: [Range<Double>] = []
    var axis: PlotAxis<Double>
  }

  /// The maximum number of bands with a name.
  static let mostNames = 60
  /// The desired number of bands of numbers.
  private static let binCount = 24

  init(_ rows: PlotRows, _ look: PlotLook) {
    let columns = rows.table.columns
    let x = Self.bands(of: columns[rows.plan.x ?? 0], rows, look, isUp: false)
    let y = Self.bands(of: columns[rows.plan.y[0]], rows, look, isUp: true)
    (self.x, self.y) = (x.axis, y.axis)
    let values = rows.plan.z.map { columns[$0] }
    name = values.map { "Mean \($0.title)" } ?? "Count"
    var sums: [Int: (sum: Double, count: Double)] = [:]
    for row in rows.indices where x.places[row] >= 0 && y.places[row] >= 0 {
      let value = values?.numbers?[row] ?? 1
      guard value.isFinite else { continue }
      let key = x.places[row] * y.ranges.count + y.places[row]
      let old = sums[key, default: (0, 0)]
      sums[key] = (old.sum + value, old.count + 1)
    }
    let isMean = values != nil
    cells = sums.sorted { $0.key < $1.key }.map { key, sum in
      let (column, row) = key.quotientAndRemainder(dividingBy: y.ranges.count)
      return Cell(
        x: x.ranges[column], y: y.ranges[row], value: isMean ? sum.sum / sum.count : sum.sum)
    }
  }

  private static func bands(
    of column: DataColumn, _ rows: PlotRows, _ look: PlotLook, isUp: Bool
  ) -> Bands {
    guard case .numbers(let numbers) = column.values, !column.isCategory else {
      return names(of: column, rows, isUp: isUp)
    }
    let finite = numbers.filter(\.isFinite)
    let bins = NumberBins(data: finite, desiredCount: binCount)
    let range = (bins.thresholds.first ?? 0)...(bins.thresholds.last ?? 1)
    return Bands(
      places: numbers.map { $0.isFinite ? bins.index(for: $0) : -1 },
      ranges: bins.map { $0.lowerBound..<$0.upperBound },
      axis: NumberAxis.linear(
        range, .exact, count: isUp ? look.counts.values : look.counts.numbers,
        areWhole: finite.areWhole, labels: look.labels(column.unit)
      ).titled(column.title))
  }

  /// Returns a band for each name, from left to right or from top to bottom.
  private static func names(of column: DataColumn, _ rows: PlotRows, isUp: Bool) -> Bands {
    let groups = column.groups(in: rows.timeZone)
    var order = Array(groups.names.indices)
    if let numbers = column.numbers {
      var values = [Double](repeating: 0, count: order.count)
      for (group, number) in zip(groups.indices, numbers) where group >= 0 {
        values[Int(group)] = number
      }
      order.sort { values[$0] < values[$1] }
      // Numbers ascend upwards.
      if isUp { order.reverse() }
    }
    let count = order.count
    var bands = [Int](repeating: 0, count: count)
    for (place, group) in order.enumerated() { bands[group] = isUp ? count - 1 - place : place }
    var ticks = order.map {
      PlotAxis.Tick(value: Double(bands[$0]) + 0.5, text: groups.names[$0])
    }
    if isUp { ticks.reverse() }
    return Bands(
      places: groups.indices.map { $0 < 0 ? -1 : bands[Int($0)] },
      ranges: (0..<count).map { Double($0)..<Double($0 + 1) },
      axis: PlotAxis(domain: 0...Double(max(count, 1)), ticks: ticks, title: column.name))
  }
}

extension DataColumn {
  /// Whether a heat map has a band for each of the values: names, or a few different numbers.
  var isCategory: Bool {
    switch values {
    case .names: true
    case .times: false
    case .numbers(let numbers): Set(numbers.lazy.filter(\.isFinite)).count <= HeatFigure.mostNames
    }
  }
}
