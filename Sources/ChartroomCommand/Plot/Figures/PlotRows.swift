import ChartroomCharts
import DataTables
import Foundation

/// The series of a table.
struct PlotRows {
  let table: DataTable
  let plan: PlotPlan
  /// The indices of the rows.
  let indices: [Int]
  /// The zone of times that are names of series.
  let timeZone: TimeZone

  /// Creates the series of all rows, or of some of them.
  init(table: DataTable, plan: PlotPlan, timeZone: TimeZone, indices: [Int]? = nil) {
    (self.table, self.plan, self.timeZone) = (table, plan, timeZone)
    self.indices = indices ?? Array(0..<table.count)
  }

  /// The greatest number of small charts; rows of other names are left out.
  static let mostFacets = 24

  /// The greatest number of series, unless more columns are asked for; rows of other names are left out.
  static let mostSeries = 20
  /// Returns the greatest number of groups for a number of columns: at least one, with a series for each column.
  static func mostGroups(columns: Int) -> Int { max(mostSeries / max(columns, 1), 1) }
  /// The greatest number of names with a bar or a sector of their own.
  static let mostNames = 30

  /// Returns the points of each series, in the order of the file or, for lines and areas, of their positions.
  ///
  /// - Parameter positions: The positions of the rows; `nil` for rows without one.
  /// - Returns: The series.
  func series<X: Plottable & Comparable>(at positions: [X?]) -> [PlotSeries<X>] {
    var series = named.map { name, rows, numbers in
      PlotSeries(
        id: name,
        points: rows.compactMap { row in
          positions[row].map { PlotPoint(x: $0, y: numbers?[row] ?? 1) }
        })
    }
    guard plan.mark == .line || plan.mark == .area else { return series }
    for index in series.indices {
      let points = series[index].points
      if !zip(points, points.dropFirst()).allSatisfy({ $0.x <= $1.x }) {
        series[index].points.sort { $0.x < $1.x }
      }
    }
    return series
  }

  /// The names, rows and values of the series: one for each column, or for each group and column.
  var named: [(String, [Int], ContiguousArray<Double>?)] {
    let columns = plan.y.map { (name: table.columns[$0].name, numbers: table.columns[$0].numbers) }
    guard let by = plan.by else {
      guard columns.count > 1 else { return [("", indices, columns.first?.numbers)] }
      return columns.map { ($0.name, indices, $0.numbers) }
    }
    let groups = table.columns[by].groups(in: timeZone)
    let most = Self.mostGroups(columns: columns.count)
    var rows: [[Int]] = Array(repeating: [], count: min(groups.names.count, most))
    for row in indices {
      let group = Int(groups.indices[row])
      if rows.indices.contains(group) { rows[group].append(row) }
    }
    return zip(groups.names, rows).flatMap { name, rows in
      guard columns.count > 1 else { return [(name, rows, columns.first?.numbers)] }
      return columns.map { ("\(name), \($0.name)", rows, $0.numbers) }
    }
  }

  /// The rows of each small chart, with their names; all rows without a name if no column divides them.
  var facets: [(name: String?, rows: PlotRows)] {
    guard let facet = plan.facet else { return [(nil, self)] }
    let groups = table.columns[facet].groups(in: timeZone)
    var rows: [[Int]] = Array(repeating: [], count: min(groups.names.count, Self.mostFacets))
    for row in indices {
      let group = Int(groups.indices[row])
      if rows.indices.contains(group) { rows[group].append(row) }
    }
    return zip(groups.names, rows).map { name, rows in
      (name, PlotRows(table: table, plan: plan, timeZone: timeZone, indices: rows))
    }
  }

  /// Adds the values of equal names of each series.
  ///
  /// Of many names, those with the greatest sums stay, and the others are added up as one name.
  ///
  /// - Parameters:
  ///   - series: The series.
  ///   - rest: The name of the others.
  /// - Returns: The series, whose points have the order of the first occurrences of their names, or of counts from the
  ///   greatest one.
  func sums(_ series: [PlotSeries<String>], rest: String) -> [PlotSeries<String>] {
    let isCount = plan.y.isEmpty
    var totals: [String: Double] = [:]
    for point in series.flatMap(\.points) where point.y.isFinite {
      totals[point.x, default: 0] += point.y
    }
    let kept =
      totals.count <= Self.mostNames
      ? nil
      : Set(
        totals.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.mostNames - 1).map(
          \.key))
    return series.map { one in
      var sums: [String: Double] = [:]
      var order: [String] = []
      for point in one.points where point.y.isFinite {
        let name = kept?.contains(point.x) ?? true ? point.x : rest
        if sums[name] == nil { order.append(name) }
        sums[name, default: 0] += point.y
      }
      if !isCount, kept != nil, let place = order.firstIndex(of: rest) {
        order.append(order.remove(at: place))
      }
      if isCount { order.sort { (sums[$1] ?? 0, $0) < (sums[$0] ?? 0, $1) } }
      return PlotSeries(
        id: one.id, points: order.map { PlotPoint(x: $0, y: sums[$0] ?? 0) })
    }
  }
}
