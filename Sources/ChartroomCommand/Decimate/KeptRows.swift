import Decimation

/// The rows that are written: the points that were kept, and one row of each gap between them.
///
/// A line through points alone would go straight over a gap; the row whose value is missing breaks it.
enum KeptRows {
  /// The numbers of the rows, ascending from 0: the points of a decimation, and the first missing one
  /// behind each of its runs but the last.
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

  /// How many rows a decimation comes to.
  static func count(of kept: Decimated) -> Int {
    kept.indices.count + max(kept.runs.count - 1, 0)
  }
}
