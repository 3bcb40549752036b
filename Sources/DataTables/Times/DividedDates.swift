/// A table whose years, months and days, in several columns, are one column of dates.
struct DividedDates {
  /// The table, which has the dates in place of the years, without the other parts.
  let table: DataTable
  /// The name of the column of dates.
  let dates: String
  /// The names of the columns that were combined, and of those that are left out beside them.
  let combined: [String]

  /// A part of a date or a time.
  private enum Part: CaseIterable {
    case year, month, day, dayOfYear, hour, minute

    /// The names of columns, in lower case, without other characters than letters.
    var names: Set<String> {
      switch self {
      case .year: YearNames.names.union(["yyyy", "yy"])
      case .month: ["month", "mo", "mon", "mm", "monat", "mois", "mes", "mese"]
      case .day:
        ["day", "dayofmonth", "dd", "dy", "tag", "jour", "día", "dia", "giorno"]
      case .dayOfYear: ["dayofyear", "doy", "yday"]
      case .hour: DatedTimes.hourNames.union(["hh"])
      case .minute: ["minute", "min", "mn", "mi", "mm"]
      }
    }

    /// The whole numbers of the part; `nil` for years.
    var numbers: ClosedRange<Double>? {
      switch self {
      case .year: nil
      case .month: 1...12
      case .day: 1...31
      case .dayOfYear: 1...366
      case .hour: 0...23
      case .minute: 0...59
      }
    }
  }

  /// Combines whole numbers of columns that are named as parts of a date.
  ///
  /// There are years with months, perhaps with days, or with days of the year. Hours, with the minutes in the next
  /// column, are added to days. A row without one of the parts has no date. Columns with the same dates as decimal
  /// years are left out. It is `nil` for tables with other dates, with no other numbers, or with numbers that are no
  /// such parts.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - instant: The function of `DelimitedReader` for times without an offset.
  /// - Complexity: O(*n*) for *n* values of the table.
  init?(_ table: DataTable, instant: DelimitedReader.Instant?) {
    let columns = table.columns
    let keys = columns.map { $0.name.lowercased().filter(\.isLetter) }
    func column(of part: Part) -> Int? { keys.firstIndex(where: part.names.contains) }
    guard let year = column(of: .year), let years = Self.years(of: columns[year], instant) else {
      return nil
    }
    let others = columns.indices.filter { $0 != year }
    guard !others.contains(where: { Self.hasDates(columns[$0], instant) }) else { return nil }
    var places: [Part: Int] = [:]
    if let month = column(of: .month) {
      (places[.month], places[.day]) = (month, column(of: .day))
    } else {
      places[.dayOfYear] = column(of: .dayOfYear)
    }
    guard !places.isEmpty else { return nil }
    if places[.day] != nil || places[.dayOfYear] != nil, let hour = column(of: .hour) {
      places[.hour] = hour
      let next = hour + 1
      // A minimum is beside a maximum.
      let isMinute = { Part.minute.names.contains($0) && !($0 == "min" && keys.contains("max")) }
      if next < keys.count, next != places[.month], isMinute(keys[next]) {
        places[.minute] = next
      }
    }
    var numbers: [Part: ContiguousArray<Double>] = [:]
    for (part, place) in places {
      guard let range = part.numbers, case .numbers(let found) = columns[place].values,
        found.allSatisfy({ $0.isNaN || range.contains($0) && $0 == $0.rounded() })
      else { return nil }
      numbers[part] = found
    }
    guard let days = Self.days(years, numbers) else { return nil }
    let parts = [year] + places.values.sorted()
    let decimals = others.filter { index in
      guard !parts.contains(index), case .numbers(let numbers) = columns[index].values else {
        return false
      }
      return Self.areDecimals(numbers, of: days, years)
    }
    let left = columns.indices.filter { !parts.contains($0) && !decimals.contains($0) }
    guard left.contains(where: { columns[$0].hasNumbers }) else { return nil }
    let hours = Self.seconds(numbers)
    let locals = ContiguousArray(
      days.indices.lazy.map { row in
        guard let day = days[row], let seconds = hours?[row] ?? (hours == nil ? 0 : nil) else {
          return DataColumn.missingTime
        }
        return day * CellTime.day + seconds * 1_000_000
      })
    let names = parts.map { columns[$0].name }
    dates = left.contains { columns[$0].name == "Date" } ? names.joined(separator: ", ") : "Date"
    let (times, sentence) = DatedTimes.instants(of: locals, in: dates, instant)
    let list = names.map { "'\(TableError.quoted($0))'" }
    var assumptions = table.assumptions
    if instant == nil, hours != nil, !assumptions.contains(ColumnGuess.utc) {
      assumptions.append(ColumnGuess.utc)
    }
    assumptions.append(
      "The columns \(list.dropLast().joined(separator: ", ")) and \(list.last ?? "") were combined to dates; "
        + "--x \(list[0]) keeps them apart.")
    if !decimals.isEmpty {
      assumptions.append(DataTable.sentence(onOmitted: decimals.map { columns[$0].name }))
    }
    combined = (parts + decimals).map { columns[$0].name }
    self.table = table.replacing(
      year,
      by: DataColumn(
        name: dates, values: .times(times), fault: parts.lazy.compactMap { columns[$0].fault }.first
      ),
      assumptions: assumptions + [sentence].compactMap(\.self)
    ).keeping(columns.indices.filter { $0 == year || left.contains($0) })
  }

  /// Returns the years of a column; `nil` if it has other values.
  static func years(
    of column: DataColumn, _ instant: DelimitedReader.Instant?
  ) -> [Int64?]? {
    var years: [Int64?] = []
    switch column.values {
    case .times(let times):
      for time in times {
        guard time != DataColumn.missingTime else {
          years.append(nil)
          continue
        }
        guard let local = DatedTimes.local(time, instant), let year = year(startingAt: local) else {
          return nil
        }
        years.append(year)
      }
    case .numbers(let numbers):
      for number in numbers {
        guard number.isNaN || ColumnGuess.years.contains(number) && number == number.rounded()
        else {
          return nil
        }
        years.append(number.isNaN ? nil : Int64(number))
      }
    case .names: return nil
    }
    return years.contains { $0 != nil } ? years : nil
  }

  /// Returns the year that begins at a local time from the year 0 on; `nil` for other times.
  private static func year(startingAt time: Int64) -> Int64? {
    let (day, rest) = time.quotientAndRemainder(dividingBy: CellTime.day)
    guard rest == 0 else { return nil }
    let near = 1970 + Int64((Double(day) / 365.2425).rounded())
    return CellTime.daysSince1970(near, 1, 1) == day ? near : nil
  }

  /// Whether a column has times with a date other than 1 January 1970, on which times of day are.
  private static func hasDates(
    _ column: DataColumn, _ instant: DelimitedReader.Instant?
  ) -> Bool {
    guard case .times(let times) = column.values else { return false }
    return times.contains { time in
      guard time != DataColumn.missingTime else { return false }
      return DatedTimes.local(time, instant).map { !(0...CellTime.day).contains($0) } ?? true
    }
  }

  /// Returns the days since 1970 of dates; `nil` if one of them does not exist, or if numbers of up to 7 are days of
  /// the week rather than of the month.
  private static func days(
    _ years: [Int64?], _ numbers: [Part: ContiguousArray<Double>]
  ) -> [Int64?]? {
    func part(_ part: Part, _ row: Int) -> Int64? {
      guard let numbers = numbers[part] else { return 1 }
      return numbers[row].isNaN ? nil : Int64(numbers[row])
    }
    var days: [Int64?] = []
    for (row, year) in years.enumerated() {
      guard let year, let month = part(.month, row), let day = part(.day, row),
        let dayOfYear = part(.dayOfYear, row)
      else {
        days.append(nil)
        continue
      }
      let first = CellTime.daysSince1970(year, 1, 1)
      guard day <= CellTime.days(in: month, of: year),
        first + dayOfYear <= CellTime.daysSince1970(year + 1, 1, 1)
      else { return nil }
      days.append(CellTime.daysSince1970(year, month, day) + dayOfYear - 1)
    }
    let known = days.compactMap(\.self)
    if let weekdays = numbers[.day], !weekdays.contains(where: { $0 > 7 }) {
      let steps = zip(known, known.dropFirst())
      guard steps.allSatisfy(<=) || steps.allSatisfy(>=) else { return nil }
    }
    return known.isEmpty ? nil : days
  }

  /// Returns the seconds since midnight; `nil` without hours.
  private static func seconds(_ numbers: [Part: ContiguousArray<Double>]) -> [Int64?]? {
    guard let hours = numbers[.hour] else { return nil }
    return hours.indices.map { row in
      let minute = numbers[.minute]?[row] ?? 0
      return hours[row].isNaN || minute.isNaN ? nil : Int64(hours[row]) * 3600 + Int64(minute) * 60
    }
  }

  /// Whether all numbers are the years with their fractions of dates, which can be in the middle of a month.
  private static func areDecimals(
    _ numbers: ContiguousArray<Double>, of days: [Int64?], _ years: [Int64?]
  ) -> Bool {
    zip(numbers, zip(days, years)).allSatisfy { number, date in
      guard let day = date.0, let year = date.1 else { return true }
      let start = CellTime.daysSince1970(year, 1, 1)
      let length = CellTime.daysSince1970(year + 1, 1, 1) - start
      let decimal = Double(year) + Double(day - start) / Double(length)
      return abs(number - decimal) < 1.0 / 12
    }
  }
}
