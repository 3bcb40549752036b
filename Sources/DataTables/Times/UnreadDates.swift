/// The cells of a column that is named as dates or times, and whose cells are texts.
struct UnreadDates {
  /// The sentence about the column.
  let sentence: String

  /// The words of the names of such columns.
  private static let names: Set<String> = [
    "date", "datetime", "time", "timestamp", "datum", "zeit", "zeitstempel", "zeitpunkt", "fecha",
  ]
  /// The minimum number of digits of a date with a year.
  private static let leastDigits = 4

  /// Finds cells that look like dates; `nil` for other columns, such as those of times of day, durations and words.
  ///
  /// - Parameters:
  ///   - name: The name of the column.
  ///   - cells: The cells that are not missing; at least one.
  init?(_ name: String, _ cells: [UnsafeBufferPointer<UInt8>]) {
    let words = name.lowercased().split { !$0.isLetter }
    guard words.contains(where: { Self.names.contains(String($0)) }),
      cells.allSatisfy({ $0.count(where: NumberNotation.isDigit) >= Self.leastDigits }),
      !cells.contains(where: { cell in
        let cell = CellNumber.trimmed(cell)
        return TimeNotation.clock.parse(cell) != nil || DurationText(cell) != nil
          || NumberNotation(isGrouped: true).parse(cell) != nil
      })
    else { return nil }
    let cell = TableError.quoted(String(decoding: CellNumber.trimmed(cells[0]), as: UTF8.self))
    sentence =
      "Column '\(name)' was read as text, because cells such as '\(cell)' have no known notation of dates. "
      + "Write dates such as 2024-05-13."
  }
}
