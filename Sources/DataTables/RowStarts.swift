/// Where the rows of a table begin: the places of some of them, from which the others are found.
///
/// Four bytes for every row would be half as much as its value, and rows are looked up seldom.
struct RowStarts {
  /// The most rows, and about the most bytes, from a known place to a row.
  private static let most = (rows: 64, bytes: 4096)

  /// The rows whose places are known, ascending, and their places.
  private var rows: ContiguousArray<UInt32> = []
  private var places: ContiguousArray<UInt32> = []
  private var next = (row: 0, place: 0)

  /// Notes where a row begins, or passes it over.
  ///
  /// - Parameters:
  ///   - place: The place of its first byte.
  ///   - row: Its number: 0, then one more at every call.
  @inline(__always)
  mutating func append(_ place: Int, row: Int) {
    guard row >= next.row || place >= next.place else { return }
    rows.append(UInt32(truncatingIfNeeded: row))
    places.append(UInt32(truncatingIfNeeded: place))
    next = (row + Self.most.rows, place + Self.most.bytes)
  }

  /// Finds the last row, not after a given one, whose place is known.
  ///
  /// - Parameter row: The number of a row that was passed to `append`.
  /// - Returns: The number of that row, and its place.
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
