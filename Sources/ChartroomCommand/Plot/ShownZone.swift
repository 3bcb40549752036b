package import DataTables
package import Foundation

/// The time zone of labels, and of the days of counts, if the user gives none.
package struct ShownZone {
  /// The zone: of the offset that all times of the chart state, or else UTC.
  package let timeZone: TimeZone
  /// The assumption, a sentence; `nil` if all times are in UTC, or state no offsets.
  package let note: String?

  /// Finds the zone of the times of a chart: those of the columns that the user asks for, and of the positions.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - request: What the user asks for.
  /// - Complexity: O(*n*) for *n* values of the columns of times.
  package init(of table: DataTable, _ request: PlotPlan.Request) {
    let asked = table.columns.indices.filter { request.columns.contains(table.columns[$0].name) }
    let rest = table.columns.indices.filter { !asked.contains($0) }
    let positions = request.x == nil ? PlotPlan.times(in: table, among: rest) : nil
    let offsets = (asked + [positions].compactMap(\.self)).map { table.columns[$0] }
      .filter(\.isTime).map(\.offsets)
    let known = offsets.compactMap(\.self)
    guard let first = known.first, known.contains(where: { $0 != 0...0 }) else {
      (timeZone, note) = (.gmt, nil)
      return
    }
    if first.count == 1, offsets.allSatisfy({ $0 == first }),
      let zone = TimeZone(secondsFromGMT: first.lowerBound)
    {
      timeZone = zone
      let minutes = abs(first.lowerBound) / 60
      let digits = [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
      let sign = first.lowerBound < 0 ? "-" : "+"
      note =
        "Times are shown at \(sign)\(digits.joined(separator: ":")), their offset from UTC; see --time-zone."
    } else {
      timeZone = .gmt
      note =
        known.count == offsets.count
        ? "Times of different offsets are shown in UTC; see --time-zone."
        : "Times are shown in UTC, because some of them have no offset; see --time-zone."
    }
  }
}
