import ChartScales
package import DataTables
package import Foundation

extension DataColumn {
  /// Returns the groups of rows with equal values.
  ///
  /// Their names are the values, as they are written in program code: `5`, `2.5`, `2024`, `2024-05-01`,
  /// `2024-05-01 12:30:00` or `2024-05-01 12:30:00.500`.
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
      // The style cuts digits, and a number of seconds can be a little less than its milliseconds.
      return Self.merged(indices, dates.map { $0.addingTimeInterval(5e-7).formatted(style) })
    }
  }

  /// Returns the shortest style that tells times apart: with the year, the day, the second or the
  /// millisecond.
  private static func style(of dates: [Date], in timeZone: TimeZone) -> Date.ISO8601FormatStyle {
    let day = Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day()
    let clock = WallClock(timeZone)
    guard
      dates.allSatisfy({ clock.wallTime(of: $0).truncatingRemainder(dividingBy: 86_400) == 0 })
    else {
      let hasFractions = dates.contains {
        $0.timeIntervalSince1970 != $0.timeIntervalSince1970.rounded()
      }
      return Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: timeZone)
        .year().month().day().time(includingFractionalSeconds: hasFractions)
    }
    let areYears = dates.allSatisfy { $0.formatted(day).hasSuffix("-01-01") }
    return areYears ? Date.ISO8601FormatStyle(timeZone: timeZone).year() : day
  }

  /// Merges groups with equal names, such as those of an hour that a clock shows twice.
  private static func merged(
    _ indices: ContiguousArray<Int32>, _ names: [String]
  ) -> (indices: ContiguousArray<Int32>, names: [String]) {
    let (places, different) = groups(ContiguousArray(names)) { _ in false }
    return (ContiguousArray(indices.map { $0 < 0 ? $0 : places[Int($0)] }), different)
  }

  /// Returns the index of each value's first occurrence among the different ones, or -1 for a missing value.
  static func groups<Value: Hashable>(
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
