/// The columns at the end of a table whose names are consecutive times, such as years or months.
///
/// A table with such columns has a row for each series, and not for each time.
struct TimeHeader: Equatable {
  /// The positions that the names stand for.
  enum Positions: Equatable {
    /// Times in ascending order, in microseconds since 1970.
    case times([Int64])
    /// Names of months or quarters.
    case names([String])
  }

  /// The indices of the columns.
  let columns: Range<Int>
  /// The position of each column.
  let positions: Positions
  /// The name of a column of the positions.
  let name: String
  /// The indices of the columns behind them, such as their total.
  let totals: Range<Int>

  /// The minimum number of columns; fewer can be compared side by side in each row.
  private static let leastColumns = 5
  private static let totalNames: Set<String> = [
    "total", "sum", "average", "avg", "mean", "gesamt", "summe", "mittel", "mittelwert",
    "durchschnitt", "moyenne", "media",
  ]

  /// Finds the columns; `nil` if fewer than 5 columns in a row have such names, if no column is in front of them, or if
  /// another one than a total follows.
  ///
  /// - Parameter names: The names of all columns, without units.
  init?(_ names: [String]) {
    var end = names.count
    if let last = names.last, Self.totalNames.contains(last.lowercased()) { end -= 1 }
    var best: (kind: Kind, codes: [Int64])?
    for kind in Kind.all {
      let codes = kind.codes(endingAt: end, of: names)
      if codes.count > best?.codes.count ?? 0 { best = (kind, codes) }
    }
    guard let best, best.codes.count >= Self.leastColumns, best.codes.count < end else {
      return nil
    }
    columns = (end - best.codes.count)..<end
    totals = end..<names.count
    name = best.kind.name
    positions = best.kind.areTimes ? .times(best.codes) : .names(Array(names[columns]))
  }

  /// A kind of positions.
  private struct Kind: Sendable {
    let name: String
    var areTimes = true
    /// Whether the first position can follow the last one.
    var isCyclic = false
    /// Returns the number of a position; `nil` for another text.
    let code: @Sendable (String) -> Int64?

    static let all = [
      Kind(name: "Year", code: TimeHeader.year),
      Kind(name: "Quarter", areTimes: false, code: TimeHeader.quarter),
      Kind(name: "Date", code: TimeHeader.date(.monthDayYear)),
      Kind(name: "Date", code: TimeHeader.date(.dayMonthYear)),
      Kind(name: "Date", code: TimeHeader.date(.yearMonthDay)),
      Kind(name: "Month", areTimes: false, isCyclic: true) { DateNames.month($0.lowercased()) },
    ]

    /// Returns the numbers of the last positions in ascending order.
    func codes(endingAt end: Int, of names: [String]) -> [Int64] {
      var codes: [Int64] = []
      for name in names[..<end].reversed() {
        guard let code = code(name) else { break }
        if let next = codes.last {
          let follows = isCyclic ? code % 12 + 1 == next : code < next
          guard follows else { break }
        }
        codes.append(code)
      }
      return codes.reversed()
    }
  }

  @Sendable private static func year(_ name: String) -> Int64? {
    guard let year = Int64(name), (1500...2200).contains(year) else { return nil }
    return CellTime.daysSince1970(year, 1, 1) * CellTime.day
  }

  /// Returns the number of a quarter such as `Q1`, `2024-Q1` or `Q1 2024`.
  @Sendable private static func quarter(_ name: String) -> Int64? {
    let parts = name.uppercased().split { " -/".contains($0) }
    let joined = parts.joined()
    guard let letter = joined.firstIndex(of: "Q"), let number = joined[letter...].dropFirst().first,
      let quarter = number.wholeNumberValue, (1...4).contains(quarter)
    else { return nil }
    let rest = joined[..<letter] + joined[letter...].dropFirst(2)
    if rest.isEmpty { return Int64(quarter) }
    guard rest.count == 4 || rest.count == 2, let year = Int64(rest) else { return nil }
    return 4 * year + Int64(quarter)
  }

  /// Returns a function that returns the time of a date in an order of its parts.
  private static func date(_ order: DateOrder) -> @Sendable (String) -> Int64? {
    { name in
      var name = name
      return name.withUTF8 { cell in
        if let time = TimeNotation.iso.parse(cell) { return time }
        guard let fields = DateFields(CellNumber.trimmed(cell)), !fields.isYearless else {
          return nil
        }
        return fields.time(order)
      }
    }
  }
}
