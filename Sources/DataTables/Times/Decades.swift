/// The decades that a column names, such as `1990s` or `1990er`.
struct Decades {
  /// The assumption about the column, a sentence; `nil` if its name says that it has decades.
  let assumption: String?

  /// The names of columns of times, whose `s` can be that of seconds.
  private static let timeNames: Set<String> = ["time", "zeit", "t"]

  /// Examines numbers with a unit; `nil` unless they are decades.
  ///
  /// The name of the column says so, or they are neighbouring decades from 1800 to 2200 in the first column, and no
  /// seconds of a column that is named by times or durations.
  ///
  /// - Parameters:
  ///   - name: The name of the column.
  ///   - numbers: The numbers.
  ///   - unit: The text behind all of them.
  ///   - isFirst: Whether it is the first column.
  init?(_ name: String, _ numbers: [Double], unit: String?, isFirst: Bool) {
    guard unit == "s" || unit == "er",
      numbers.allSatisfy({ $0.truncatingRemainder(dividingBy: 10) == 0 })
    else { return nil }
    let word = name.lowercased()
    if word.contains("decade") || word.contains("jahrzehnt") {
      assumption = nil
      return
    }
    let canBeSeconds =
      unit == "s" && (DurationText.matches(name: name) || Self.timeNames.contains(word))
    guard isFirst, !canBeSeconds, numbers.count > 1,
      numbers.allSatisfy(ColumnGuess.years.contains),
      zip(numbers, numbers.dropFirst()).allSatisfy({ abs($1 - $0) == 10 })
    else { return nil }
    assumption = "Column '\(name)' was read as names of decades."
  }
}
