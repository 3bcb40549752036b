/// A table whose dates and times of day, or the parts of whose dates, are one column of times.
package struct DatedTimes {
  /// The table, in which the column of dates has the times, and that of the times of day is left out.
  package let table: DataTable
  /// The name of the column of dates.
  package let dates: String
  /// The names of the columns that were combined, and of those that are left out beside them.
  package let combined: [String]

  /// The names of columns of hours of the day; a name such as `hours` is that of a quantity.
  static let hourNames: Set<String> = ["hour", "hr", "stunde", "heure", "hora", "ora"]
  private static let hour = CellTime.day / 24
  /// The times of the years from 0 to 9999, whose local times are known.
  private static let years: Range<Int64> = {
    let (first, end) = (CellTime.daysSince1970(0, 1, 1), CellTime.daysSince1970(10_000, 1, 1))
    return first * CellTime.day..<end * CellTime.day
  }()

  /// Combines columns of years, months and days to dates, and adds times of day to dates.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - instant: The function of `DelimitedReader` for times without an offset.
  /// - Complexity: O(*n*) for *n* values of the table.
  package init?(_ table: DataTable, instant: DelimitedReader.Instant?) {
    let divided = DividedDates(table, instant: instant)
    if let clocked = DatedTimes(addingClockTo: divided?.table ?? table, instant: instant) {
      self.table = clocked.table
      (dates, combined) = (clocked.dates, (divided?.combined ?? []) + clocked.combined)
    } else if let divided {
      (self.table, dates, combined) = (divided.table, divided.dates, divided.combined)
    } else {
      return nil
    }
  }

  /// Adds the times of day of one column to the dates of another one.
  ///
  /// The times of day are the first column of such times, also in names such as `1:00 PM`, or of whole hours from 0 to
  /// 23 with a name such as `hour` beside other numbers. The dates are the last column of dates before it, or else the
  /// first one behind it. The ends of intervals, such as `Bis-Datum` and `End time`, are left out beside their starts.
  /// Years and months have no hours. A row without one of both has no time. It is `nil` for other tables, such as those
  /// with times outside of the years from 0 to 9999.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - instant: The function of `DelimitedReader` for times without an offset.
  /// - Complexity: O(*n*) for *n* values of the columns of times.
  private init?(addingClockTo table: DataTable, instant: DelimitedReader.Instant?) {
    let columns = table.columns
    let all = columns.indices.filter { Self.dates(in: columns[$0], instant) != nil }
    guard !all.isEmpty else { return nil }
    let clocks = columns.indices.filter { !all.contains($0) }.compactMap { index in
      Self.clock(in: columns[index], followsDates: all[0] < index, instant).map { (index, $0) }
    }
    let isEnd = { (index: Int) in ClockName(columns[index].name).isOfEnds }
    guard let (clock, times) = clocks.first(where: { !isEnd($0.0) }) ?? clocks.first else {
      return nil
    }
    let before = all.filter { $0 < clock }
    guard
      let place = before.last(where: { !isEnd($0) }) ?? before.last
        ?? all.first(where: { $0 > clock }),
      let days = Self.dates(in: columns[place], instant)
    else { return nil }
    let ends = [clock, place].contains(where: isEnd) ? [] : (all + clocks.map(\.0)).filter(isEnd)
    let isOfHours = columns[clock].hasNumbers
    // Without other numbers, the hours are the values.
    guard !isOfHours || !Self.areMonths(days) && columns.count(where: \.hasNumbers) > 1 else {
      return nil
    }
    let missing = DataColumn.missingTime
    let locals = zip(days, times).map { $0 != missing && $1 != missing ? $0 + $1 : missing }
    let dates = columns[place]
    let (result, sentence) = Self.instants(of: ContiguousArray(locals), in: dates.name, instant)
    let undated = Set(([clock] + ends).map { ColumnGuess.undated(columns[$0].name) })
    var assumptions = table.assumptions.filter { !undated.contains($0) }
    if instant == nil, !assumptions.contains(ColumnGuess.utc) {
      assumptions.append(ColumnGuess.utc)
    }
    assumptions.append(
      "The dates of column '\(dates.name)' and the times of day of column '\(columns[clock].name)' were combined; "
        + (isOfHours
          ? "--y '\(columns[clock].name)' draws these instead."
          : "--by '\(columns[clock].name)' keeps them apart."))
    if !ends.isEmpty {
      let names = ends.sorted().map { columns[$0].name }
      assumptions.append(DataTable.sentence(onOmitted: names))
    }
    self.dates = dates.name
    combined = ([place, clock] + ends).map { columns[$0].name }
    self.table = table.replacing(
      place,
      by: DataColumn(
        name: dates.name, values: .times(result), fault: dates.fault ?? columns[clock].fault),
      assumptions: assumptions + [sentence].compactMap(\.self)
    ).keeping(columns.indices.filter { $0 != clock && !ends.contains($0) })
  }

  /// Returns the instants of local times, and the sentence about those that the clock shows twice.
  static func instants(
    of locals: ContiguousArray<Int64>, in name: String, _ instant: DelimitedReader.Instant?
  ) -> (times: ContiguousArray<Int64>, sentence: String?) {
    guard let instant else { return (locals, nil) }
    var (result, repeated) = (locals, RepeatedTimes())
    for (row, local) in locals.enumerated() where local != DataColumn.missingTime {
      let time = instant(local)
      result[row] = time.time
      if let second = time.second { repeated.append(row: row, time.time, second) }
    }
    let sentence = repeated.resolve(&result, of: name)
    return (result, sentence)
  }

  /// Returns the local time of an instant, in microseconds since 1970 that it would have in UTC; `nil` outside of the
  /// years from 0 to 9999.
  static func local(_ time: Int64, _ instant: DelimitedReader.Instant?) -> Int64? {
    guard years.contains(time) else { return nil }
    guard let instant else { return time }
    // The offset of the time itself can be another one than that of the local time with its number.
    let first = time + time - instant(time).time
    return first + time - instant(first).time
  }

  /// Returns the beginnings of the days of a column, as local times; `nil` if it has other times than dates.
  private static func dates(
    in column: DataColumn, _ instant: DelimitedReader.Instant?
  ) -> ContiguousArray<Int64>? {
    guard case .times(var times) = column.values else { return nil }
    var hasDates = false
    for row in times.indices where times[row] != DataColumn.missingTime {
      guard let day = local(times[row], instant)?.flooredToDay,
        (instant?(day).time ?? day) == times[row]
      else { return nil }
      times[row] = day
      // Midnight alone is a time of day.
      hasDates = hasDates || day != 0
    }
    return hasDates ? times : nil
  }

  /// Whether neighbouring dates are at least 28 days apart if they differ, as years and months are.
  private static func areMonths(_ days: ContiguousArray<Int64>) -> Bool {
    let known = days.filter { $0 != DataColumn.missingTime }
    let steps = zip(known, known.dropFirst()).lazy.map { abs($1 - $0) }.filter { $0 > 0 }
    return steps.contains { _ in true } && steps.allSatisfy { $0 >= 28 * CellTime.day }
  }

  /// Returns the times of day of a column, in microseconds; `nil` if it has other values.
  private static func clock(
    in column: DataColumn, followsDates: Bool, _ instant: DelimitedReader.Instant?
  ) -> ContiguousArray<Int64>? {
    let missing = DataColumn.missingTime
    switch column.values {
    case .times(var times):
      for row in times.indices where times[row] != missing {
        guard let time = local(times[row], instant), (0...CellTime.day).contains(time) else {
          return nil
        }
        times[row] = time
      }
      return times.contains { $0 != missing } ? times : nil
    case .numbers(let numbers):
      guard hourNames.contains(column.name.lowercased()),
        numbers.allSatisfy({ $0.isNaN || (0...23).contains($0) && $0 == $0.rounded() }),
        numbers.contains(where: { !$0.isNaN })
      else { return nil }
      return ContiguousArray(numbers.lazy.map { $0.isNaN ? missing : Int64($0) * hour })
    case .names(let indices, let names):
      guard ClockName(column.name).isOfTimes(followsDates: followsDates) else { return nil }
      var clocks: [Int64] = []
      for var name in names {
        guard let time = name.withUTF8({ TimeNotation.clock.parse($0) }) else { return nil }
        clocks.append(time)
      }
      guard !clocks.isEmpty else { return nil }
      return ContiguousArray(indices.lazy.map { $0 < 0 ? missing : clocks[Int($0)] })
    }
  }
}

extension DataColumn {
  /// Whether the column is one of numbers, and a row has one.
  var hasNumbers: Bool { if case .numbers = values { hasValues } else { false } }
}

extension Int64 {
  /// The beginning of the day of a time, in microseconds.
  fileprivate var flooredToDay: Int64 {
    let rest = self % CellTime.day
    return self - (rest < 0 ? rest + CellTime.day : rest)
  }
}
