/// The columns at the end of a table whose names are ascending times, such as years or months.
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

  /// The order in which names follow each other.
  enum Order: CaseIterable {
    case ascending, descending
    /// Years in any order, all of which are different.
    case any
  }

  /// The indices of the columns.
  let columns: Range<Int>
  /// The position of each column.
  let positions: Positions
  /// The name of a column of the positions.
  let name: String
  /// The order of dates that was assumed among several; `nil` if there is no doubt.
  private(set) var assumedOrder: DateOrder?
  private let order: Order

  /// The gap between years from which they are no time series; other ascending numbers, such as wavelengths, have such
  /// gaps.
  private static let longestGap = 3660 * CellTime.day
  /// The minimum number of columns; fewer can be compared side by side in each row.
  private static let leastColumns = 5
  private static let totalNames: Set<String> = [
    "total", "sum", "average", "avg", "mean", "year", "annual", "gesamt", "summe", "mittel",
    "mittelwert", "durchschnitt", "jahr", "moyenne", "media",
  ]

  /// Finds the columns of a time series; `nil` if fewer than 5 columns in a row have such names, if no column is in
  /// front of them, or if another one than a total follows.
  ///
  /// Years with a gap of more than 10 years are no time series. The columns are those behind the last such gap.
  ///
  /// - Parameters:
  ///   - names: The names of all columns, without units.
  ///   - dateOrder: The order of dates that the user gives; `nil`, the default, for the usual one.
  init?(seriesIn names: [String], dateOrder: DateOrder? = nil) {
    self.init(names, dateOrder: dateOrder, longestGap: Self.longestGap)
  }

  /// Finds the columns in a line that can be the header of a table.
  ///
  /// Two ascending years, descending ones without gaps, or dates in one order, are a header above rows of other values.
  /// Years in other orders can be any numbers, such as prices, and are a header from 5 columns on.
  ///
  /// - Parameters:
  ///   - cells: The cells of the line, without columns behind the times.
  ///   - order: The order of the cells, and of the positions.
  init?(line cells: [String], order: Order) {
    self.init(cells, least: 2, order: order)
    guard order != .ascending, name == Kind.yearName, columns.count < Self.leastColumns else {
      return
    }
    guard order == .descending, isConsecutive else { return nil }
  }

  /// Whether the positions are years or dates that follow each other without gaps of more than a year.
  var isConsecutive: Bool {
    guard case .times(let years) = positions else { return false }
    return zip(years, years.dropFirst()).allSatisfy { abs($1 - $0) <= 366 * CellTime.day }
  }

  /// Finds the columns.
  ///
  /// - Parameters:
  ///   - names: The names of all columns, without units.
  ///   - least: Another minimum number of columns than 5.
  ///   - order: The order of the names, and of the positions.
  ///   - dateOrder: The order of dates that the user gives; `nil`, the default, for the usual one.
  ///   - longestGap: The gap between years, in microseconds, before which the columns begin.
  private init?(
    _ names: [String], least: Int = leastColumns, order: Order = .ascending,
    dateOrder: DateOrder? = nil, longestGap: Int64 = .max
  ) {
    var end = names.count
    if let last = names.last, Self.totalNames.contains(last.lowercased()) { end -= 1 }
    let (dateOrder, isAssumed) = Self.order(ofDatesEndingAt: end, of: names, given: dateOrder)
    var best: (kind: Kind, codes: [Int64])?
    let year = Kind.year(longestGap)
    for kind in order == .any ? [year] : [year] + Kind.others(dateOrder) {
      let codes = kind.codes(endingAt: end, of: names, order)
      if codes.count > best?.codes.count ?? 0 { best = (kind, codes) }
    }
    guard let best, best.codes.count >= least, best.codes.count < end else {
      return nil
    }
    columns = (end - best.codes.count)..<end
    name = best.kind.name
    if best.kind.name == "Date", isAssumed { assumedOrder = dateOrder }
    self.order = order
    positions = best.kind.areTimes ? .times(best.codes) : .names(Array(names[columns]))
  }

  /// The word for the names of the columns in a sentence.
  var noun: String {
    switch name {
    case Kind.yearName: "years"
    case "Date": "dates"
    default: "numbers"
    }
  }

  /// Whether a row below the names has such positions in the columns as well, so that both are rows of values.
  ///
  /// A few positions, such as the beginning and the end of a project, need not ascend, and some can be missing. Below
  /// years in any order, half of the cells decide, because numbers that are not years can be near to them.
  ///
  /// - Parameter cells: The cells of the row, as many as there are names.
  /// - Returns: Whether it has.
  func isRow(_ cells: [String]) -> Bool {
    let known = cells[columns].filter { !$0.isEmpty }
    if order == .any {
      return !known.isEmpty && 2 * known.count { TimeHeader.year($0) != nil } >= known.count
    }
    guard columns.count < Self.leastColumns else {
      return [Order.ascending, .descending].contains {
        TimeHeader(cells, order: $0)?.columns == columns
      }
    }
    return !known.isEmpty
      && known.allSatisfy { cell in
        TimeHeader.year(cell) != nil
          || Kind.others(.dayMonthYear).contains { $0.code(cell) != nil }
      }
  }

  /// A kind of positions.
  private struct Kind {
    let name: String
    var areTimes = true
    /// Returns the number of a position; `nil` for another text.
    let code: (String) -> Int64?
    /// Whether the position with a number can be followed by that with another one.
    var precedes: (Int64, Int64) -> Bool = { $0 < $1 }

    static let yearName = "Year"

    static func year(_ longestGap: Int64) -> Kind {
      Kind(name: yearName, code: TimeHeader.year) { $0 < $1 && $1 - $0 < longestGap }
    }

    static func others(_ order: DateOrder) -> [Kind] {
      [
        Kind(name: "Quarter", areTimes: false, code: TimeHeader.quarter),
        Kind(name: "Date") { TimeHeader.date($0, order) },
        Kind(name: "Month", areTimes: false, code: { DateNames.month($0.lowercased()) }) {
          $0 % 12 + 1 == $1
        },
      ]
    }

    /// Returns the numbers of the last positions in their order.
    func codes(endingAt end: Int, of names: [String], _ order: Order) -> [Int64] {
      var codes: [Int64] = []
      for name in names[..<end].reversed() {
        guard let code = code(name), follows(codes, before: code, order) else { break }
        codes.append(code)
      }
      return codes.reversed()
    }

    /// Whether the last ones of some positions, from the last one on, can follow another one.
    private func follows(_ codes: [Int64], before code: Int64, _ order: Order) -> Bool {
      guard let next = codes.last else { return true }
      return switch order {
      case .ascending: precedes(code, next)
      case .descending: precedes(next, code)
      case .any: !codes.contains(code)
      }
    }
  }

  private static func year(_ name: String) -> Int64? {
    guard let year = Int64(name), ColumnGuess.years.contains(Double(year)) else { return nil }
    return CellTime.daysSince1970(year, 1, 1) * CellTime.day
  }

  /// Returns the number of a quarter such as `2024-Q1`, `2024Q1` or `Q1 24`.
  private static func quarter(_ name: String) -> Int64? {
    let parts = name.uppercased().split { " -/".contains($0) }
    let joined = parts.joined()
    guard let letter = joined.firstIndex(of: "Q"), let number = joined[letter...].dropFirst().first,
      let quarter = number.wholeNumberValue, (1...4).contains(quarter)
    else { return nil }
    let rest = joined[..<letter] + joined[letter...].dropFirst(2)
    guard let year = Int64(rest) else { return nil }
    if rest.count == 4, ColumnGuess.years.contains(Double(year)) {
      return 4 * year + Int64(quarter)
    }
    // Without a blank or a sign, as in `Q101`, it is the number of a question.
    guard rest.count == 2, parts.count == 2 else { return nil }
    return 4 * DateFields.fullYear(year) + Int64(quarter)
  }

  /// Returns the time of a date.
  private static func date(_ name: String, _ order: DateOrder) -> Int64? {
    var name = name
    return name.withUTF8 { cell in
      TimeNotation.iso.parse(cell) ?? fields(cell).flatMap { $0.time(order) }
    }
  }

  private static func fields(_ cell: UnsafeBufferPointer<UInt8>) -> DateFields? {
    guard let fields = DateFields(CellNumber.trimmed(cell)), !fields.isYearless else { return nil }
    return fields
  }

  /// Returns the order of the last dates, and whether they allow another one.
  private static func order(
    ofDatesEndingAt end: Int, of names: [String], given: DateOrder?
  ) -> (DateOrder, isAssumed: Bool) {
    var orders = Set(DateOrder.allCases)
    var separator = UInt8(ascii: "/")
    for var name in names[..<end].reversed() {
      guard let fields = name.withUTF8({ fields($0) }) else { break }
      let both = orders.intersection(fields.orders)
      guard !both.isEmpty else { break }
      (orders, separator) = (both, fields.separator)
    }
    if let given, orders.contains(given) { return (given, false) }
    return (DateOrder.usual(of: orders, separator: separator), orders.count > 1)
  }
}
