import Dashboards
import DataTables
import Foundation

extension PlotPlan {
  /// Divides rows with equal positions, or draws them as points if each name has one row, and so no line.
  ///
  /// Of several columns that were not asked for, only the first one is drawn then, since a line through equal times
  /// would go up and down.
  mutating func chooseSeries(
    _ table: DataTable, _ request: Request, _ equalPositions: inout EqualPositions
  ) {
    guard y2.isEmpty else { return }
    let isDivided = y.count <= 1 || request.y.isEmpty && x.map({ table.columns[$0].isTime }) == true
    let column = isDivided ? series(of: table, &equalPositions) : nil
    if let name = nameOfPoints(in: table, request, &equalPositions),
      column == nil || column.map({ table.columns[$0].isUnique }) == true
    {
      mark = .point
      notes.append(
        "Each name in column '\(table.columns[name].name)' has one row, and rows have equal times, so they are "
          + "points; see --by and --mark.")
      return
    }
    guard let column else { return }
    by = column
    y.removeAll { $0 == column }
    guard let value = y.first, y.count > 1 else { return }
    notes.append(
      "Column '\(table.columns[value].name)' is drawn for each name in column "
        + "'\(table.columns[column].name)'; see --y for others.")
    y = [value]
  }

  /// Returns the column of names each of which has one row, if rows of a chart have equal times; `nil` for others, and
  /// if a mark is asked for.
  private func nameOfPoints(
    in table: DataTable, _ request: Request, _ equalPositions: inout EqualPositions
  ) -> Int? {
    guard request.mark == nil, let x, table.columns[x].isTime,
      let name = table.columns.indices.first(where: {
        $0 != table.files && table.columns[$0].isUnique && !table.columns[$0].holdsNumbers
      }), equalPositions.exist(dividedBy: facet)
    else { return nil }
    return name
  }

  /// Returns the column that divides rows with equal positions.
  ///
  /// It is the first column of a few names, other than identifiers if possible, unless another one leaves no equal
  /// positions: of several columns the first such one, also of many names, or else of identifiers.
  private func series(of table: DataTable, _ equalPositions: inout EqualPositions) -> Int? {
    guard let x else { return nil }
    let isScatter = table.columns[x].numbers.map { !Self.isAscending($0) } ?? false
    let hasEqualPositions = equalPositions.exist(dividedBy: facet)
    guard isScatter || hasEqualPositions else { return nil }
    let free = table.columns.indices.filter { $0 != x && $0 != facet }
    let all = free.filter { count(ofNames: table.columns[$0]) > 1 }
    let names =
      all.filter { !table.columns[$0].isIdentifier } + all.filter { table.columns[$0].isIdentifier }
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

  /// Returns whether positions have more than two rows on average, of which a line would be upright strokes, and adds
  /// a note if they do.
  ///
  /// They have not if a counter says that the rows are in order, as that of steps does beside rounded times.
  mutating func areManyPoints(_ table: DataTable, _ equalPositions: inout EqualPositions) -> Bool {
    let isCounted = table.columns.contains { $0.isCounter && $0.ascends(orRepeats: false) }
    guard table.chartSet == nil, !isCounted, !y.isEmpty, let x, by == nil || facet == nil,
      equalPositions.exist(dividedBy: by ?? facet),
      equalPositions.areFrequent(dividedBy: by ?? facet)
    else { return false }
    let place = by.map { " of each name in column '\(table.columns[$0].name)'" } ?? ""
    notes.append(
      "Most rows\(place) have equal values in column '\(table.columns[x].name)', so they are points; "
        + "see --by and --mark.")
    return true
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
