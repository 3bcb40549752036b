import Decimation

/// The rows to write: the kept points, and one row of each gap between them.
///
/// A line through the points alone would bridge the gap; a row without a value interrupts it.
enum KeptRows {
  /// Returns the numbers of the rows, counted from 0, in ascending order.
  ///
  /// The rows are the kept points, and the first missing value after each run except the last.
  static func rows(of kept: Decimated, from values: Span<Double>) -> [Int] {
    var rows: [Int] = []
    rows.reserveCapacity(count(of: kept))
    for run in kept.runs {
      if var gap = rows.last {
        while gap < values.count, values[gap].isFinite { gap += 1 }
        rows.append(gap)
      }
      rows += kept.indices[run]
    }
    return rows
  }

  /// Returns the number of rows that `rows(of:from:)` returns.
  static func count(of kept: Decimated) -> Int {
    kept.indices.count + max(kept.runs.count - 1, 0)
  }
}
