/// The instant of a local time, in microseconds since 1970.
package struct LocalInstant: Equatable, Sendable {
  /// The instant: the first one of two, or a later one if the clock skips the time.
  package var time: Int64
  /// The second instant of a time that the clock shows twice, because it is set back; `nil` for other times.
  package var second: Int64?
  /// Whether the clock does not show the time, because it is set forward.
  package var isSkipped: Bool

  /// Creates an instant.
  package init(_ time: Int64, second: Int64? = nil, isSkipped: Bool = false) {
    (self.time, self.second, self.isSkipped) = (time, second, isSkipped)
  }
}

/// The rows of a column whose local times the clock shows twice.
///
/// The order of the rows shows which of the two instants is meant, if the rows go through the repeated hour twice, as
/// the rows of a log do.
struct RepeatedTimes {
  private var rows: [(row: Int, first: Int64, second: Int64)] = []

  /// The greatest difference between the times of one change of the clock, in microseconds.
  private static let longest: Int64 = 3 * 3_600_000_000

  var isEmpty: Bool { rows.isEmpty }

  /// Adds a row, which is behind those before.
  mutating func append(row: Int, _ first: Int64, _ second: Int64) {
    rows.append((row, first, second))
  }

  /// Replaces the first instants of rows in the second pass by the second ones.
  ///
  /// - Parameter times: The instants of all rows, the first ones of the added rows.
  /// - Returns: Whether the order shows the instants of all added rows.
  /// - Complexity: O(*k*) for *k* added rows, and missing times beside them.
  func resolve(_ times: inout ContiguousArray<Int64>) -> Bool {
    var (start, isCertain) = (0, true)
    while start < rows.count {
      var end = start + 1
      while end < rows.count, isAdjacent(end - 1, end, times) { end += 1 }
      if let second = secondPass(start..<end, times) {
        for index in second { times[rows[index].row] = rows[index].second }
      } else {
        isCertain = false
      }
      start = end
    }
    return isCertain
  }

  /// Whether only missing times are between two added rows, and both belong to one change of the clock.
  private func isAdjacent(_ index: Int, _ next: Int, _ times: ContiguousArray<Int64>) -> Bool {
    abs(rows[next].first - rows[index].first) <= Self.longest
      && times[(rows[index].row + 1)..<rows[next].row].allSatisfy { $0 == DataColumn.missingTime }
  }

  /// Returns the rows of a block in the second pass; `nil` if the rows do not go through the hour twice.
  private func secondPass(_ block: Range<Int>, _ times: ContiguousArray<Int64>) -> Range<Int>? {
    let before = times[..<rows[block.lowerBound].row].last { $0 != DataColumn.missingTime }
    let after = times[(rows[block.upperBound - 1].row + 1)...]
      .first { $0 != DataColumn.missingTime }
    let descends =
      before.map { $0 > rows[block.lowerBound].first }
      ?? after.map { $0 < rows[block.upperBound - 1].first } ?? false
    func step(_ index: Int) -> Int64 {
      (rows[index].first - rows[index - 1].first) * (descends ? -1 : 1)
    }
    let places = block.dropFirst()
    let turns = places.filter { step($0) < 0 }
    var turn = turns.first
    if turns.isEmpty, places.allSatisfy({ step($0) == 0 }) {
      // Of rows in steps of an hour, both passes have as many rows as the time before or behind them.
      let usual =
        before.map { time in
          times[..<rows[block.lowerBound].row].reversed().prefix { $0 == time }.count
        }
        ?? after.map { time in
          times[(rows[block.upperBound - 1].row + 1)...].prefix { $0 == time }.count
        }
      if usual.map({ block.count == 2 * $0 }) == true {
        turn = block.lowerBound + block.count / 2
      }
    }
    guard let turn, turns.count < 2 else { return nil }
    return descends ? block.lowerBound..<turn : turn..<block.upperBound
  }
}
