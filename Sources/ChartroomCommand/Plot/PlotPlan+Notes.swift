import Dashboards
import DataTables
import Foundation
import Graphics

extension PlotPlan {
  /// Adds notes on rows that are left out or combined.
  mutating func addNotes(on table: DataTable) {
    for (column, most) in [
      (kept == nil ? by : nil, PlotRows.mostGroups(columns: y.count, mark)),
      (facet, PlotRows.mostFacets),
    ] {
      guard let column else { continue }
      let count = table.columns[column].groups(in: timeZone).names.count
      guard count > most else { continue }
      notes.append(
        "Of \(count) names in column '\(table.columns[column].name)', the first \(most) are drawn; "
          + "filter the rows for others\(column == by ? ", or give another column with --by" : "")."
      )
    }
    addNotesOnMissing(in: table)
    guard mark == .bar || mark == .pie, let x,
      case .names(let indices, let names) = table.columns[x].values
    else { return }
    let most = PlotRows.mostNames(of: mark)
    if names.count > most {
      let values = y.isEmpty ? "counts" : statistic.plural
      let drawn = min(
        PlotRows.namesBesideOthers(of: mark), names.count { !SeriesPalette.isOther($0) })
      notes.append(
        "Of \(names.count) names in column '\(table.columns[x].name)', the \(drawn) with the greatest \(values) are "
          + "drawn, and the others together as Other; \(remedy(ofManyNamesIn: table, most)).")
    }
    if !y.isEmpty, by == nil, names.count < indices.count(where: { $0 >= 0 }) {
      notes.append(
        statistic == .sum
          ? "Values of equal names are added." : "Bars show the \(statistic.plural) of equal names."
      )
    }
    let isNegative = { (number: Double) in number.isFinite && number < 0 }
    if mark == .pie,
      y.contains(where: { table.columns[$0].numbers?.contains(where: isNegative) == true })
    {
      notes.append("Negative values have no sector.")
    }
  }

  /// Adds notes on rows that are left out because they have values, but no position or no name.
  mutating func addNotesOnMissing(in table: DataTable) {
    let values = (mark == .heatmap ? [z].compactMap(\.self) : y).map { table.columns[$0] }
    let places = [x, by, facet] + (mark == .heatmap ? [y.first] : [])
    for column in places.compactMap(\.self).map({ table.columns[$0] }) {
      let count = (0..<table.count).count { row in
        column.isMissing(row) && (values.isEmpty || values.contains { !$0.isMissing(row) })
      }
      guard count > 0 else { continue }
      // The times of days that are combined with dates can be missing.
      let value = column.isTime ? "a date or a time" : "a value"
      notes.append(
        "\(count == 1 ? "1 row" : "\(count) rows") without \(value) in column '\(column.name)' "
          + "\(count == 1 ? "is" : "are") left out.")
    }
  }

  /// Returns what to do about many names: a column of few names if there is one, or else a histogram of the values.
  private func remedy(ofManyNamesIn table: DataTable, _ most: Int) -> String {
    let other = table.columns.indices.first { column in
      guard ![x, by, facet].contains(column), column != table.files,
        case .names(_, let names) = table.columns[column].values
      else { return false }
      return (2...most).contains(names.count)
    }
    if let other {
      return "give a column of fewer names, such as --x '\(table.columns[other].name)'"
    }
    guard let value = y.first, by == nil else { return "filter the rows for others" }
    return "--mark histogram shows how '\(table.columns[value].name)' is distributed"
  }

  /// Joins the groups of bars or areas with the smallest sums if there are more groups than colours.
  ///
  /// The sums are those of the absolute values. Columns are not joined, because their sum can have no meaning.
  mutating func joinGroups(of table: DataTable) {
    guard mark == .bar || mark == .area else { return }
    let most = PlotRows.mostFilled
    if y.count > most, colors(of: table).isEmpty {
      notes.append(
        "The \(most) colours of \(mark.rawValue)s repeat for \(y.count) columns of values; --mark line adds dashes to "
          + "them, and --y gives fewer columns.")
    }
    guard let by, y.count < 2 else { return }
    let groups = table.columns[by].groups(in: timeZone)
    guard groups.names.count > most else { return }
    let numbers = y.first.flatMap { table.columns[$0].numbers }
    var sums = groups.names.map { _ in 0.0 }
    for (row, group) in groups.indices.enumerated() where group >= 0 {
      let value = abs(numbers?[row] ?? 1)
      if value.isFinite { sums[Int(group)] += value }
    }
    // A group that stands for others joins them.
    let own = sums.indices.filter { !SeriesPalette.isOther(groups.names[$0]) }
    let greatest = own.sorted { (sums[$1], $0) < (sums[$0], $1) }.prefix(most - 1).sorted()
    kept = greatest
    notes.append(
      "Of \(groups.names.count) names in column '\(table.columns[by].name)', the \(greatest.count) with the greatest "
        + "\(y.isEmpty ? "counts" : "sums of absolute values") are drawn, and the others together as "
        + "\(PlotRows.other), because \(mark.rawValue)s have \(most) colours; --mark line draws up to "
        + "\(PlotRows.mostSeries), and --by gives another column.")
  }

  /// Returns the colours that a chart set states for the columns of values; empty for other tables, and where one of
  /// them has none.
  func colors(of table: DataTable) -> [Color] {
    guard by == nil, let set = table.chartSet else { return [] }
    let colors = y.compactMap { set.colors[table.columns[$0].name] }
      .compactMap { Color(hex: $0.hasPrefix("#") ? String($0.dropFirst()) : $0) }
    return colors.count == y.count ? colors : []
  }
}
