/// An index of the offsets of some rows of a table, from which the other rows are found.
///
/// The offsets of all rows would need half as much memory as the values, and rows are rarely looked up.
struct RowStarts {
  /// The maximum number of rows, and about the maximum number of bytes, from a stored offset to a row.
  private static let most = (rows: 64, bytes: 4096)

  /// The numbers of the rows whose offsets are stored, ascending.
  private var rows: ContiguousArray<UInt32> = []
  private var places: ContiguousArray<UInt32> = []
  private var next = (row: 0, place: 0)

  /// Stores the offset of a row, if it is far enough from the last stored one.
  ///
  /// - Parameters:
  ///   - place: The offset of the row's first byte.
  ///   - row: The number of the row, which is 0 in the first call and increases by 1 with every call.
  @inline(__always)
  mutating func append(_ place: Int, row: Int) {
    guard row >= next.row || place >= next.place else { return }
    rows.append(UInt32(truncatingIfNeeded: row))
    places.append(UInt32(truncatingIfNeeded: place))
    next = (row + Self.most.rows, place + Self.most.bytes)
  }

  /// Returns the last row with a stored offset that is not after a given row.
  ///
  /// - Parameter row: The number of a row that was passed to `append`.
  /// - Returns: The number of that row, and its offset.
  /// - Complexity: O(log *n*)
  func known(before row: Int) -> (row: Int, place: Int) {
    var range = 0..<rows.count
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range = rows[middle] <= row ? middle..<range.upperBound : range.lowerBound..<middle
    }
    return (Int(rows[range.lowerBound]), Int(places[range.lowerBound]))
  }
}
