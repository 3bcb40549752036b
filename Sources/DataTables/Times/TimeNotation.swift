/// The way in which a column writes its dates and times.
enum TimeNotation: Hashable, Sendable {
  /// ISO 8601, such as `2024-05-01T12:30Z`; also a month, such as `2024-05`.
  case iso
  /// The number of seconds since 1970, multiplied by a power of ten up to a billion.
  case epoch(perSecond: Int64)
  /// The number of days since 30 December 1899, with the time of day as a fraction, as spreadsheets count them.
  case serial
  /// The year alone.
  case year
  /// Numbers or the name of a month in an order, such as `01.05.2024 12:30` or `May 1, 2024`.
  case fields(DateOrder)
  /// Digits without separators, such as `20240513T1005Z`, ISO weeks such as `2024-W05`, and months such as `05/2024`.
  case compact
  /// The time of day, such as `10:05`, on 1 January 1970.
  case clock

  /// Returns the time in a cell.
  ///
  /// - Parameter cell: The cell; surrounding spaces are ignored.
  /// - Returns: The number of microseconds since 1970, in UTC unless the cell has an offset; `nil` for a text in
  ///   another notation.
  func parse(_ cell: UnsafeBufferPointer<UInt8>) -> Int64? {
    switch self {
    case .iso: return CellTime.parse(cell) ?? Self.month(cell)
    case .epoch(let perSecond):
      if let whole = CellNumber.whole(cell) {
        guard let scale = Self.microseconds(perSecond) else {
          return whole / (perSecond / 1_000_000)
        }
        let (product, overflows) = whole.multipliedReportingOverflow(by: scale)
        return overflows ? nil : product
      }
      return CellNumber.parse(cell).flatMap { time(of: $0) }
    case .serial: return CellNumber.parse(cell).flatMap { time(of: $0) }
    case .year: return CellNumber.whole(cell).flatMap { time(of: Double($0)) }
    case .fields(let order):
      return DateFields(CellNumber.trimmed(cell)).flatMap { $0.time(order) }
    case .compact: return CompactTime.parse(cell)
    case .clock: return Self.clock(cell)?.time
    }
  }

  /// Returns the number of microseconds of a unit of which a second has a number; `nil` for shorter units.
  static func microseconds(_ perSecond: Int64) -> Int64? {
    perSecond <= 1_000_000 ? 1_000_000 / perSecond : nil
  }

  /// Returns the time that a number stands for.
  ///
  /// - Parameter number: The number.
  /// - Returns: The number of microseconds since 1970; `nil` for a number that is no time, and for a notation of texts.
  func time(of number: Double) -> Int64? {
    switch self {
    case .epoch(let perSecond):
      guard let scale = Self.microseconds(perSecond) else {
        // A double has no nanoseconds of these years.
        return Int64(exactly: (number / (Double(perSecond) / 1e6)).rounded())
      }
      return Int64(exactly: (number * Double(scale)).rounded(.down))
    case .serial:
      // The fractions of seconds are rounding errors.
      guard abs(number) < 1e7 else { return nil }
      return Int64(((number - Self.serialOf1970) * 86_400).rounded()) * 1_000_000
    case .year:
      guard (0...9999).contains(number), let year = Int64(exactly: number) else { return nil }
      return CellTime.daysSince1970(year, 1, 1) * CellTime.day
    case .compact: return Int64(exactly: number).flatMap(CompactTime.time)
    case .iso, .fields, .clock: return nil
    }
  }

  /// Whether a cell, which has a time in the notation, does not say its time zone.
  func isLocal(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .iso: !CellTime.hasOffset(cell)
    case .epoch: false
    case .serial, .year: true
    case .fields: DateFields(CellNumber.trimmed(cell))?.hasOffset == false
    case .compact: !CompactTime.hasOffset(cell)
    case .clock: Self.clock(cell)?.hasOffset == false
    }
  }

  /// Whether a cell has a time of day without an offset, which is another instant in another zone.
  ///
  /// A date without a time, a year and a time without a date are none of them.
  func needsZone(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .epoch, .year, .clock: false
    case .iso, .fields, .compact, .serial:
      parse(cell).map { !$0.isMultiple(of: CellTime.day) } == true && isLocal(cell)
    }
  }

  /// Returns the offset from UTC that a cell, which has a time in the notation, states.
  ///
  /// - Parameter cell: The cell.
  /// - Returns: The offset in seconds; `nil` for a cell without one, and for a time of day.
  func offset(of cell: UnsafeBufferPointer<UInt8>) -> Int64? {
    guard isLocal(cell) == false else { return nil }
    switch self {
    case .iso, .compact:
      let cell = CellNumber.trimmed(cell)
      // It is all that follows the last digits of the time.
      guard let start = cell.dropFirst(10).firstIndex(where: { !Self.isInTime($0) }) else {
        return nil
      }
      var scan = DateScan(cell: UnsafeBufferPointer(rebasing: cell[start...]))
      return scan.zone()
    case .fields: return DateFields(CellNumber.trimmed(cell))?.offset
    case .epoch, .serial, .year, .clock: return nil
    }
  }

  /// The number of 1 January 1970 in a spreadsheet.
  private static let serialOf1970 = 25_569.0

  /// Whether all numbers of a column with a name such as `Order Date` are those of days from 1954 to 2119 in a
  /// spreadsheet.
  ///
  /// The last word is that for a date; amounts are also `to date`.
  static func areSerials(_ numbers: [Double], of name: String) -> Bool {
    let words = name.lowercased().split { !$0.isLetter }
    return ["date", "datum", "fecha"].contains(words.last ?? "") && words.dropLast().last != "to"
      && numbers.allSatisfy { (20_000...80_000).contains($0) }
  }

  /// Whether a byte belongs to a time in ISO 8601, in front of its offset.
  private static func isInTime(_ byte: UInt8) -> Bool {
    NumberNotation.isDigit(byte) || "Tt :.,".utf8.contains(byte)
  }

  private static func clock(
    _ cell: UnsafeBufferPointer<UInt8>
  ) -> (time: Int64, hasOffset: Bool)? {
    var scan = DateScan(cell: CellNumber.trimmed(cell))
    guard let time = scan.time(), scan.isAtEnd else { return nil }
    return (time, scan.hasOffset)
  }

  /// Returns the beginning of a month such as `2024-05`.
  private static func month(_ cell: UnsafeBufferPointer<UInt8>) -> Int64? {
    let cell = CellNumber.trimmed(cell)
    guard cell.count == 7, cell[4] == UInt8(ascii: "-"),
      let year = CellNumber.whole(UnsafeBufferPointer(rebasing: cell[..<4])),
      let month = CellNumber.whole(UnsafeBufferPointer(rebasing: cell[5...])),
      (1...12).contains(month), year >= 0
    else { return nil }
    return CellTime.daysSince1970(year, month, 1) * CellTime.day
  }
}

/// The order of the parts of a date.
///
/// The raw values are those of options.
package enum DateOrder: String, CaseIterable, Hashable, Sendable {
  case yearMonthDay = "ymd"
  case dayMonthYear = "dmy"
  case monthDayYear = "mdy"

  /// Returns the order that is assumed among those that the dates allow.
  ///
  /// Only numbers between slashes are written with the month first.
  ///
  /// - Parameters:
  ///   - orders: The orders; at least one.
  ///   - separator: The byte between the parts.
  /// - Returns: The order.
  static func usual(of orders: Set<DateOrder>, separator: UInt8) -> DateOrder {
    orders.contains(.monthDayYear) && (separator == UInt8(ascii: "/") || orders.count == 1)
      ? .monthDayYear : orders.contains(.dayMonthYear) ? .dayMonthYear : .yearMonthDay
  }

  /// The words for messages.
  var name: String {
    switch self {
    case .yearMonthDay: "year, month, day"
    case .dayMonthYear: "day, month, year"
    case .monthDayYear: "month, day, year"
    }
  }
}
