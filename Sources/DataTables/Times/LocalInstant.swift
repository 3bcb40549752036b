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

  /// Adds a row, which is behind those before.
  mutating func append(row: Int, _ first: Int64, _ second: Int64) {
    rows.append((row, first, second))
  }

  /// Replaces the first instants of rows in the second pass by the second ones.
  ///
  /// - Parameters:
  ///   - times: The instants of all rows, the first ones of the added rows.
  ///   - name: The name of the column.
  /// - Returns: The assumption about the added rows, a sentence; `nil` if there are none.
  /// - Complexity: O(*n*) for *n* rows.
  func resolve(_ times: inout ContiguousArray<Int64>, of name: String) -> String? {
    guard !rows.isEmpty else { return nil }
    return resolve(&times)
      ? "The order of the rows shows which times of column '\(name)' are those of the repeated hour."
      : "Times of column '\(name)' that the clock shows twice were read as the first ones; "
        + "write offsets, such as +02:00, for others."
  }

  /// Replaces the first instants of rows in the second pass by the second ones.
  ///
  /// - Parameter times: The instants of all rows, the first ones of the added rows.
  /// - Returns: Whether the order shows the instants of all added rows.
  /// - Complexity: O(*n*) for *n* rows.
  func resolve(_ times: inout ContiguousArray<Int64>) -> Bool {
    var (start, isCertain) = (0, true)
    let descends = descends(times)
    while start < rows.count {
      var end = start + 1
      while end < rows.count, isAdjacent(end - 1, end, times) { end += 1 }
      if let second = secondPass(start..<end, times, descends: descends) {
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

  /// Whether the times descend from row to row, as most do where one of two rows was not added.
  ///
  /// The rows beside a block do not decide alone, because they can be those of another series.
  private func descends(_ times: ContiguousArray<Int64>) -> Bool {
    var (ascents, added) = (0, rows[...])
    var last: (time: Int64, isAdded: Bool)?
    for (row, time) in times.enumerated() where time != DataColumn.missingTime {
      let isAdded = added.first?.row == row
      if isAdded { added = added.dropFirst() }
      if let last, !last.isAdded || !isAdded {
        ascents += time > last.time ? 1 : time < last.time ? -1 : 0
      }
      last = (time, isAdded)
    }
    return ascents < 0
  }

  /// Returns the rows of a block in the second pass; `nil` if the rows do not go through the hour twice.
  private func secondPass(
    _ block: Range<Int>, _ times: ContiguousArray<Int64>, descends: Bool
  ) -> Range<Int>? {
    func step(_ index: Int) -> Int64 {
      (rows[index].first - rows[index - 1].first) * (descends ? -1 : 1)
    }
    let places = block.dropFirst()
    let turns = places.filter { step($0) < 0 }
    var turn = turns.first
    if turns.isEmpty, places.allSatisfy({ step($0) == 0 }),
      let usual = usualCount(beside: block, times, descends: descends), block.count == 2 * usual
    {
      turn = block.lowerBound + block.count / 2
    }
    guard let turn, turns.count < 2 else { return nil }
    return descends ? block.lowerBound..<turn : turn..<block.upperBound
  }

  /// Returns the number of rows with the time before or behind a block of equal times.
  ///
  /// Of rows in steps of an hour, each pass through the repeated hour has as many rows.
  ///
  /// - Returns: The number; `nil` unless these times are whole hours from those of the block, at most a day where rows
  ///   are missing. Other rows are events, of which several can have one time.
  private func usualCount(
    beside block: Range<Int>, _ times: ContiguousArray<Int64>, descends: Bool
  ) -> Int? {
    let (start, end) = (rows[block.lowerBound], rows[block.upperBound - 1].row + 1)
    let (hour, sign): (Int64, Int64) = (start.second - start.first, descends ? -1 : 1)
    // Rows of another series are on the other side.
    let before = times[..<start.row].last { $0 != DataColumn.missingTime }
      .flatMap { ($0 - start.first) * sign < 0 ? $0 : nil }
    let after = times[end...].first { $0 != DataColumn.missingTime }
      .flatMap { ($0 - start.first) * sign > 0 ? $0 : nil }
    let (earlier, later) = descends ? (after, before) : (before, after)
    func isBeside(_ distance: Int64) -> Bool {
      distance.isMultiple(of: hour) && distance <= 24 * hour
    }
    guard earlier.map({ isBeside(start.first - $0) }) ?? true,
      later.map({ isBeside($0 - start.second) }) ?? true
    else { return nil }
    return before.map { time in times[..<start.row].reversed().prefix { $0 == time }.count }
      ?? after.map { time in times[end...].prefix { $0 == time }.count }
  }
}
