package import DataTables
package import Foundation

/// The pairs of names of two columns that divide rows with equal positions where no single column does.
package struct PairedNames {
  /// The table with a column of the pairs at its end.
  package let table: DataTable
  /// The columns and the mark, with the pairs as series.
  package let plan: PlotPlan
  let joined: JoinedNames

  /// The maximum number of columns of which pairs are examined.
  private static let mostColumns = 6

  /// Finds the first two columns of a few names whose pairs leave no rows with equal positions.
  ///
  /// It is `nil` if a plan has no such rows, if the request divides rows, and if there are more pairs than series.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - request: What the user asks for.
  ///   - plan: The plan of the table without pairs.
  ///   - file: The name of the file for messages.
  ///   - timeZone: The zone of times that divide the rows; UTC by default.
  /// - Throws: `ToolError` as `PlotPlan` does.
  package init?(
    _ table: DataTable, _ request: PlotPlan.Request, _ plan: PlotPlan, file: String,
    timeZone: TimeZone = .gmt
  ) throws(ToolError) {
    guard request.by == nil, request.facet == nil, request.mark?.isDistribution != true,
      plan.by != nil, plan.hasContinuousPositions
    else { return nil }
    var positions = EqualPositions(in: table, x: plan.x, timeZone: timeZone)
    guard positions.exist(dividedBy: plan.by) else { return nil }
    let columns = table.columns.indices.filter { index in
      guard index != plan.x, index != table.files,
        case .names(_, let names) = table.columns[index].values
      else { return false }
      return (2...PlotPlan.mostSeries).contains(names.count)
    }
    .prefix(Self.mostColumns)
    for (place, first) in columns.enumerated() {
      for second in columns.dropFirst(place + 1) {
        guard let joined = JoinedNames(of: [first, second].map { table.columns[$0] }, in: table),
          case .names(_, let names) = joined.label.values, names.count <= PlotRows.mostSeries
        else { continue }
        let paired = joined.added(to: table)
        var positions = EqualPositions(in: paired, x: plan.x, timeZone: timeZone)
        guard positions.areDivided(by: table.columns.count) else { continue }
        let plan = try PlotPlan(paired, request, file: file, timeZone: timeZone)
        guard plan.by == table.columns.count else { continue }
        (self.table, self.plan, self.joined) = (paired, plan, joined)
        return
      }
    }
    return nil
  }
}
