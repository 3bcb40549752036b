package import DataTables
package import Foundation

/// The time zone of labels, and of the days of counts, if the user gives none.
package struct ShownZone {
  /// The zone: of the offset that all times state, or else UTC.
  package let timeZone: TimeZone
  /// The assumption, a sentence; `nil` if all times are in UTC, or state no offsets.
  package let note: String?

  /// Finds the zone of the times of a table.
  ///
  /// - Complexity: O(*n*) for *n* columns.
  package init(of table: DataTable) {
    let offsets = table.columns.filter(\.isTime).map(\.offsets)
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
      note = "Times of different offsets are shown in UTC; see --time-zone."
    }
  }
}
