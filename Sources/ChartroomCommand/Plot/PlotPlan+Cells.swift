import Dashboards
import DataTables
import Foundation

extension PlotPlan {
  /// Chooses the rows, the columns and the values of a heat map.
  ///
  /// Without options, they are the first two columns of names or of a few different numbers, or else of numbers in any
  /// order, and the first other column of numbers if there is one.
  ///
  /// - Throws: `ToolError` with status 3 for a column of times, and if there are no two columns.
  mutating func chooseCells(
    _ table: DataTable, _ request: Request, _ file: String
  ) throws(ToolError) {
    let columns = table.columns
    if let times = ([x, z].compactMap(\.self) + y).first(where: { columns[$0].isTime }) {
      throw ToolError(
        .badInput,
        "\(file): column '\(columns[times].name)' has times. A heat map needs names or numbers; give "
          + "others with --x and --y.")
    }
    if let z, columns[z].numbers == nil {
      throw ToolError(
        .badInput,
        "\(file): column '\(columns[z].name)' has no numbers. Give a column of numbers with --z.")
    }
    var free = columns.indices.filter {
      ![x, z, facet].contains($0) && !y.contains($0) && !columns[$0].isTime
    }
    let categories = free.filter { columns[$0].isCategory }
    let needed = (x == nil ? 1 : 0) + (y.isEmpty ? 1 : 0)
    let chosen = Array((categories.count >= needed ? categories : free).prefix(needed))
    guard chosen.count == needed else {
      throw ToolError(
        .badInput,
        "\(file): a heat map needs two columns of names or numbers. Give another --mark, such as histogram."
      )
    }
    // Numbers, such as hours, have more room from left to right.
    var order = chosen
    if order.count == 2, columns[order[0]].isName, !columns[order[1]].isName { order.reverse() }
    if x == nil { x = order.removeFirst() }
    if y.isEmpty { y = order }
    if y.count > 1 {
      notes.append("A heat map has one column of rows: '\(columns[y[0]].name)' is drawn.")
      y.removeLast(y.count - 1)
    }
    free.removeAll { chosen.contains($0) }
    let areCategories = [x, y.first].allSatisfy { $0.map { columns[$0].isCategory } ?? false }
    if z == nil, areCategories { z = free.first { columns[$0].numbers != nil } }
    for (column, option) in [(x, "--x"), (y.first, "--y")] {
      guard let column, columns[column].isName else { continue }
      let count = columns[column].groups(in: timeZone).names.count
      if count > HeatFigure.mostNames {
        throw ToolError(
          .badInput,
          "\(file): column '\(columns[column].name)' has \(count) names, and a heat map has room for "
            + "\(HeatFigure.mostNames). Filter the rows, or give another column with \(option).")
      }
    }
    by = nil
    addNotesOnMissing(in: table)
    notes.append(
      z.map { "Colours show the means of '\(columns[$0].name)'; see --z." }
        ?? "Colours show the numbers of rows; --z gives a column of values.")
  }

  /// Chooses the column of the boxes: that of the positions or of the series, or else the first one of a few names.
  mutating func chooseGroups(_ table: DataTable) {
    by = by ?? x
    x = nil
    if by == nil {
      by = table.columns.indices.first { column in
        guard column != facet, case .names(let indices, let names) = table.columns[column].values
        else { return false }
        return names.count <= PlotRows.mostSeries && names.count < indices.count
      }
    }
  }

  /// Adds the columns of the second axis to those of the values.
  mutating func addSecondAxis(_ request: Request) throws(ToolError) {
    guard by == nil, facet == nil, ![.bar, .area].contains(request.mark),
      request.mark?.isDistribution != true
    else {
      throw ToolError(
        .usage,
        "--y2: a second axis is for lines and points without --by and --facet. Leave one out.")
    }
    y.removeAll { y2.contains($0) }
    guard !y.isEmpty else {
      throw ToolError(.usage, "--y2: no column is left for the first axis. Give one with --y.")
    }
    y += y2
  }
}
