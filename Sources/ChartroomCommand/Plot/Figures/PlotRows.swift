import ChartroomCharts
import Dashboards
import DataTables
import Foundation

/// The series of a table.
struct PlotRows {
  /// The table, without infinite numbers in the columns that are drawn.
  let table: DataTable
  let plan: PlotPlan
  /// The indices of the rows; `nil` for all of them.
  private var chosen: [Int]?
  /// The indices of the rows.
  var indices: [Int] { chosen ?? Array(0..<table.count) }
  /// The zone of times that are names of series.
  var timeZone: TimeZone { plan.timeZone }

  /// Creates the series of all rows, where infinite numbers are missing.
  init(table: DataTable, plan: PlotPlan) {
    self.plan = plan
    var columns = table.columns
    for index in plan.quantities {
      guard case .numbers(let numbers) = columns[index].values, numbers.infiniteCount > 0 else {
        continue
      }
      columns[index] = DataColumn(
        name: columns[index].name, unit: columns[index].unit,
        values: .numbers(numbers.withoutInfinite), fault: columns[index].fault)
    }
    self.table = DataTable(
      columns: columns, count: table.count, assumptions: table.assumptions, files: table.files)
  }

  /// The maximum number of small charts; rows of other names are left out.
  static let mostFacets = 24

  /// The maximum number of series, unless more columns are asked for; rows of other names are left out.
  static let mostSeries = 20
  /// The maximum number of sectors, and of bars or areas of series: the number of different colours.
  static let mostFilled = SeriesPalette.light.count
  /// The name of the others of many names.
  static let other = "Other"
  /// Returns the maximum number of groups for a number of columns: at least one, with a series for each column.
  static func mostGroups(columns: Int, _ mark: PlotMark) -> Int {
    let isFilled = columns > 1 && (mark == .bar || mark == .area)
    return max((isFilled ? mostFilled : mostSeries) / max(columns, 1), 1)
  }
  /// The maximum number of bars of names.
  static let mostNames = 30
  /// Returns the maximum number of names of a mark, with that of the others.
  static func mostNames(of mark: PlotMark) -> Int { mark == .pie ? mostFilled : mostNames }
  /// Returns the number of names that are drawn beside the others if there are more than the maximum.
  ///
  /// It has many divisors for bars, so that the last label is that of the others if only some have room.
  static func namesBesideOthers(of mark: PlotMark) -> Int { mark == .pie ? mostFilled - 1 : 24 }

  /// Returns the points of each series, in the order of the file or, for lines and areas, of their names.
  ///
  /// - Parameter positions: The names of the rows; `nil` for rows without one.
  /// - Returns: The series.
  func series(at positions: [String?]) -> [PlotSeries<String>] {
    series(at: ContiguousArray(positions.lazy.map { $0 ?? "" })) { positions[$0] != nil }
  }

  /// Returns the points of each series, in the order of the file or, for lines and areas, of their positions.
  ///
  /// - Parameter positions: The positions of the rows; rows whose position is not finite have no point.
  /// - Returns: The series. Columns with a point for each row, in its order, are those of the table.
  func series<X: ContinuousPosition>(at positions: ContiguousArray<Double>) -> [PlotSeries<X>] {
    series(at: positions) { positions[$0].isFinite }
  }

  private func series<X>(
    at positions: ContiguousArray<X.Code>, isKnown: (Int) -> Bool
  ) -> [PlotSeries<X>] {
    let areKnown = positions.indices.allSatisfy(isKnown)
    return named.map { name, rows, numbers in
      let numbers = numbers ?? ContiguousArray(repeating: 1, count: positions.count)
      var series = PlotSeries<X>(id: name, x: positions, y: numbers)
      if rows != nil || !areKnown {
        series = series.points(at: (rows ?? Array(positions.indices)).filter(isKnown))
      }
      // The rows of several names have equal positions; the values of names are combined later.
      if plan.kept != nil, name == Self.other,
        plan.mark == .area || X.self != String.self
      {
        series = series.summed
      }
      guard plan.mark == .line || plan.mark == .area,
        !zip(series.x, series.x.dropFirst()).allSatisfy(<=)
      else { return series }
      return series.points(at: series.x.indices.sorted { series.x[$0] < series.x[$1] })
    }
  }

  /// The names, rows and values of the series: one for each column, or for each group and column; `nil` for all rows.
  var named: [(String, [Int]?, ContiguousArray<Double>?)] {
    let columns = plan.y.map { table.columns[$0] }
    guard let by = plan.by else {
      guard columns.count > 1 else { return [("", chosen, columns.first?.numbers)] }
      return columns.map { ($0.name, chosen, $0.numbers) }
    }
    let groups = table.columns[by].groups(in: timeZone)
    if let kept = plan.kept {
      let places = Dictionary(uniqueKeysWithValues: zip(kept, kept.indices))
      var rows: [[Int]] = Array(repeating: [], count: kept.count + 1)
      for row in indices where groups.indices[row] >= 0 {
        rows[places[Int(groups.indices[row])] ?? kept.count].append(row)
      }
      let names = kept.map { groups.names[$0] } + [Self.other]
      return zip(names, rows).map { ($0, $1, columns.first?.numbers) }
    }
    let most = Self.mostGroups(columns: columns.count, plan.mark)
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
      var part = self
      part.chosen = rows
      return (name, part)
    }
  }

  /// Combines the values of equal names of each series by the statistic of the plan.
  ///
  /// Missing values do not count. A name without other values stays beside a bar that is not drawn, as in a dashboard,
  /// and has no sector. Of many names, those with the greatest results stay, and the others are combined as one name,
  /// with those that stand for others already.
  ///
  /// - Parameters:
  ///   - series: The series.
  ///   - rest: The name of the others.
  /// - Returns: The series, whose points have the order of the first occurrences of their names, or of counts from the
  ///   greatest one, with the others behind them.
  func combined(_ series: [PlotSeries<String>], rest: String) -> [PlotSeries<String>] {
    let isCount = plan.y.isEmpty
    let isPie = plan.mark == .pie
    let none = PlotStatistic.Values(plan.statistic)
    var all: [String: PlotStatistic.Values] = [:]
    for one in series {
      for (x, y) in one.points {
        if y.isFinite {
          all[x, default: none].add(y)
        } else if all[x] == nil {
          all[x] = none
        }
      }
    }
    let totals = all.filter { !$0.value.isEmpty }.mapValues(\.result)
    let most = Self.mostNames(of: plan.mark)
    var kept: Set<String>?
    if totals.count > most {
      kept = Set(
        totals.filter { !SeriesPalette.isOther($0.key) }
          .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
          .prefix(Self.namesBesideOthers(of: plan.mark)).map(\.key))
    } else if isPie || all.count > most {
      // There is no room for names without a value.
      kept = Set(totals.keys)
    }
    return series.map { one in
      var values: [String: PlotStatistic.Values] = [:]
      var order: [String] = []
      for (x, y) in one.points where y.isFinite || kept == nil {
        let name = kept?.contains(x) ?? true ? x : rest
        if values[name] == nil {
          order.append(name)
          values[name] = none
        }
        if y.isFinite { values[name]?.add(y) }
      }
      let results = values.mapValues(\.result)
      if isCount { order.sort { (results[$1] ?? 0, $0) < (results[$0] ?? 0, $1) } }
      if kept != nil, let place = order.firstIndex(of: rest) {
        order.append(order.remove(at: place))
      }
      return PlotSeries(
        id: one.id, x: ContiguousArray(order), y: ContiguousArray(order.map { results[$0] ?? 0 }))
    }
  }
}
