import ChartScales
package import DataTables
package import Foundation

extension DataColumn {
  /// Returns the groups of rows with equal values.
  ///
  /// Their names are the values, as they are written in program code: `5`, `2.5`, `2024`, `2024-05-01` or
  /// `2024-05-01 12:30:00`.
  ///
  /// - Parameter timeZone: The zone of times.
  /// - Returns: The index of each row's group, or -1 for a missing value, and the names in the order of their first
  ///   occurrences.
  /// - Complexity: O(*n*) for *n* rows.
  package func groups(in timeZone: TimeZone) -> (indices: ContiguousArray<Int32>, names: [String]) {
    switch values {
    case .names(let indices, let names): return (indices, names)
    case .numbers(let numbers):
      let (indices, values) = Self.groups(numbers) { $0.isNaN }
      return (
        indices, values.map { number in Int64(exactly: number).map { "\($0)" } ?? "\(number)" }
      )
    case .times(let times):
      let (indices, values) = Self.groups(times) { $0 == Self.missingTime }
      let dates = values.map { Date(timeIntervalSince1970: Double($0) / 1e6) }
      let style = Self.style(of: dates, in: timeZone)
      return (indices, dates.map { $0.formatted(style) })
    }
  }

  /// Returns the shortest style that tells times apart: with the year, the day or the second.
  private static func style(of dates: [Date], in timeZone: TimeZone) -> Date.ISO8601FormatStyle {
    let day = Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day()
    let clock = WallClock(timeZone)
    guard
      dates.allSatisfy({ clock.wallTime(of: $0).truncatingRemainder(dividingBy: 86_400) == 0 })
    else {
      return Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: timeZone)
        .year().month().day().time(includingFractionalSeconds: false)
    }
    let areYears = dates.allSatisfy { $0.formatted(day).hasSuffix("-01-01") }
    return areYears ? Date.ISO8601FormatStyle(timeZone: timeZone).year() : day
  }

  /// Returns the index of each value's first occurrence among the different ones, or -1 for a missing value.
  private static func groups<Value: Hashable>(
    _ values: ContiguousArray<Value>, isMissing: (Value) -> Bool
  ) -> (indices: ContiguousArray<Int32>, values: [Value]) {
    var places: [Value: Int32] = [:]
    var different: [Value] = []
    let indices = values.map { value -> Int32 in
      if isMissing(value) { return -1 }
      if let place = places[value] { return place }
      places[value] = Int32(different.count)
      different.append(value)
      return Int32(different.count - 1)
    }
    return (ContiguousArray(indices), different)
  }
}
