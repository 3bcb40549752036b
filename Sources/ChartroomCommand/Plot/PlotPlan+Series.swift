import Dashboards
import DataTables
import Foundation

extension PlotPlan {
  /// Takes names as the positions of rows that all have one time, between which there is no line.
  ///
  /// Of several columns of names, it is the first one with another name in each row, or else the first one.
  mutating func replaceInstant(of table: DataTable, _ request: Request) {
    guard leavesTimes(table, request), let x, case .times(let times) = table.columns[x].values
    else { return }
    let known = times.lazy.filter { $0 != DataColumn.missingTime }
    let names = table.columns.indices.filter {
      count(ofNames: table.columns[$0]) > 0 && !table.columns[$0].holdsNumbers
        && ![by, facet, table.files].contains($0)
    }
    guard known.min() == known.max(),
      let position = names.first(where: { hasOneRowEach($0, table) }) ?? names.first
    else { return }
    self.x = position
    notes.append(
      "All rows have the same time in column '\(table.columns[x].name)', so the positions are those of column "
        + "'\(table.columns[position].name)'; see --x.")
  }

  /// Whether the positions are times that are not asked for, so that names can be the positions instead.
  private func leavesTimes(_ table: DataTable, _ request: Request) -> Bool {
    guard let x, request.x == nil, request.y2.isEmpty else { return false }
    return table.columns[x].isTime && [nil, .bar, .pie].contains(request.mark)
  }

  /// Whether a column has another name in each row.
  private func hasOneRowEach(_ column: Int, _ table: DataTable) -> Bool {
    count(ofNames: table.columns[column]) == table.count
  }

  /// Divides rows with equal positions, or takes names that have one row each, and so no line, as their positions.
  ///
  /// Of several columns that were not asked for, only the first one is drawn then, since a line through equal times
  /// would go up and down.
  mutating func chooseSeries(
    _ table: DataTable, _ request: Request, _ equalPositions: inout EqualPositions
  ) {
    guard y2.isEmpty,
      y.count <= 1 || request.y.isEmpty && x.map({ table.columns[$0].isTime }) == true,
      let column = series(of: table, &equalPositions)
    else { return }
    if leavesTimes(table, request), column != table.files, hasOneRowEach(column, table) {
      x = column
      notes.append(
        "Each name in column '\(table.columns[column].name)' has one row, so the names are the positions; see --x."
      )
      return
    }
    by = column
    y.removeAll { $0 == column }
    guard let value = y.first, y.count > 1 else { return }
    notes.append(
      "Column '\(table.columns[value].name)' is drawn for each name in column "
        + "'\(table.columns[column].name)'; see --y for others.")
    y = [value]
  }

  /// Returns the column that divides rows with equal positions.
  ///
  /// It is the first column of a few names, unless another one leaves no equal positions: of several columns the first
  /// such one, also of many names, or else of identifiers.
  private func series(of table: DataTable, _ equalPositions: inout EqualPositions) -> Int? {
    guard let x else { return nil }
    let isScatter = table.columns[x].numbers.map { !Self.isAscending($0) } ?? false
    let hasEqualPositions = equalPositions.exist()
    guard isScatter || hasEqualPositions else { return nil }
    let free = table.columns.indices.filter { $0 != x && $0 != facet }
    let names = free.filter { count(ofNames: table.columns[$0]) > 1 }
    let few = names.filter { count(ofNames: table.columns[$0]) <= Self.mostSeries }
    // The values of equal names are added, and points can have equal positions.
    guard hasEqualPositions, !table.columns[x].isName,
      names.count != 1 || few.isEmpty
    else { return few.first }
    let identifiers = free.filter { column in
      let isDrawn = y.count == 1 && y[0] == column
      return !isDrawn && (table.columns[column].isIdentifier || table.columns[column].isCode)
    }
    func divides(_ column: Int) -> Bool { equalPositions.areDivided(by: column) }
    return few.first(where: divides) ?? names.first(where: divides) ?? few.first
      ?? identifiers.first(where: divides)
  }

  private func count(ofNames column: DataColumn) -> Int {
    if case .names(_, let names) = column.values { names.count } else { 0 }
  }

  /// Adds a note if a line joins rows with equal positions.
  mutating func addNoteOnEqualPositions(
    _ table: DataTable, _ equalPositions: inout EqualPositions
  ) {
    guard mark == .line || mark == .area, hasContinuousPositions, let x, by == nil || facet == nil,
      equalPositions.exist(dividedBy: by ?? facet)
    else { return }
    let place = by.map { " of each name in column '\(table.columns[$0].name)'" } ?? ""
    notes.append(
      "Rows\(place) with equal values in column '\(table.columns[x].name)' are joined by one line; "
        + "give a column that divides them with --by.")
  }
}
