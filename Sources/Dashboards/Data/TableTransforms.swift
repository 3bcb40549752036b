import ChartScales
import DataTables
import Foundation

/// The steps that change tables.
struct TableTransforms {
  /// The name of the spec for messages.
  let file: String
  /// The calendar, whose weeks start as in the locale, in the time zone of dates.
  let calendar: Calendar

  /// Creates the steps of a spec.
  ///
  /// - Parameters:
  ///   - spec: The spec, which has the locale and the time zone.
  ///   - file: The name of its file.
  init(_ spec: FileSpec, file: String) {
    self.file = file
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (spec.locale, spec.timeZone)
    self.calendar = calendar
  }

  private var timeZone: TimeZone { calendar.timeZone }

  /// Returns a table after some steps.
  ///
  /// - Throws: `SpecProblem` for unknown columns and for values that are not of the type of their column.
  func apply(_ steps: [TransformSpec], to table: DataTable) throws(SpecProblem) -> DataTable {
    var table = table
    for step in steps {
      if let filter = step.filter { table = try rows(table, of: filter) }
      if let aggregate = step.aggregate { table = try groups(of: table, aggregate) }
      if let sort = step.sort { table = try sorted(table, sort) }
      if let limit = step.limit { table = table.rows(Array(0..<min(limit, table.count))) }
    }
    return table
  }

  /// Returns a column.
  ///
  /// - Throws: `SpecProblem` that names all columns.
  func column(_ name: Located<String>, of table: DataTable) throws(SpecProblem) -> DataColumn {
    if let column = table.columns.first(where: { $0.name == name.value }) { return column }
    let names = table.columns.map(\.name)
    throw problem(
      name.node,
      "the data have no column '\(name.value)'\(NearestWord.advice(name.value, among: names))")
  }

  func problem(_ node: SpecNode, _ message: String) -> SpecProblem {
    SpecProblem(file: file, position: node.position, path: node.path, message: message)
  }

  // MARK: Filters

  private func rows(_ table: DataTable, of filter: FilterSpec) throws(SpecProblem) -> DataTable {
    let column = try column(filter.field, of: table)
    var kept = Array(0..<table.count)
    if let value = filter.equals { kept = try kept.filter(test(column, [value])) }
    if let values = filter.oneOf { kept = try kept.filter(test(column, values)) }
    let bounds: [(Located<SpecValue>?, (Double, Double) -> Bool)] = [
      (filter.atLeast, { $0 >= $1 }), (filter.above, { $0 > $1 }), (filter.atMost, { $0 <= $1 }),
      (filter.below, { $0 < $1 }),
    ]
    for (bound, holds) in bounds {
      guard let bound else { continue }
      guard let positions = column.positions else {
        throw problem(
          bound.node,
          "column '\(column.name)' has texts, which have no order. Use 'equals' or 'oneOf'.")
      }
      let limit = try position(bound, in: column)
      kept = kept.filter { holds(positions[$0], limit) }
    }
    return table.rows(kept)
  }

  /// Returns whether a row has one of some values.
  private func test(
    _ column: DataColumn, _ values: [Located<SpecValue>]
  ) throws(SpecProblem) -> (Int) -> Bool {
    if case .names(let indices, let names) = column.values {
      var texts: Set<String> = []
      for value in values {
        switch value.value {
        case .text(let text): texts.insert(text)
        case .number: texts.insert(value.node.text ?? "")
        }
      }
      return { row in indices[row] >= 0 && texts.contains(names[Int(indices[row])]) }
    }
    let positions = column.positions ?? []
    var wanted: Set<Double> = []
    for value in values { wanted.insert(try position(value, in: column)) }
    return { wanted.contains(positions[$0]) }
  }

  /// Returns a number of a column of numbers, or the seconds since 2001 of a date of a column of dates.
  func position(
    _ value: Located<SpecValue>, in column: DataColumn
  ) throws(SpecProblem) -> Double {
    switch (column.values, value.value) {
    case (.numbers, .number(let number)): return number
    case (.times, let date):
      if let seconds = seconds(of: date) { return seconds }
      throw problem(
        value.node,
        "found \(date.words), expected a date such as 2026-11-20 or 2026-11-20T14:30, as column '\(column.name)' has."
      )
    case (.numbers, .text):
      throw problem(
        value.node,
        "found \(value.value.words), expected a number, as column '\(column.name)' has.")
    case (.names, _):
      throw problem(value.node, "column '\(column.name)' has texts, which have no positions.")
    }
  }

  /// Returns the seconds since 2001 of an ISO 8601 date; `nil` for another text.
  func seconds(of text: String) -> Double? {
    var text = text
    guard let time = text.withUTF8({ CellTime.parse($0) }) else { return nil }
    let hasOffset = text.dropFirst(10).contains { "Zz+-".contains($0) }
    let instant = hasOffset ? time : LocalTimes(in: timeZone).instant(of: time)
    return Double(instant) / 1e6 - Date.timeIntervalBetween1970AndReferenceDate
  }

  /// Returns the seconds since 2001 of an ISO 8601 date; `nil` for another value.
  func seconds(of value: SpecValue) -> Double? {
    if case .text(let text) = value { seconds(of: text) } else { nil }
  }

  // MARK: Order

  private func sorted(_ table: DataTable, _ sort: SortSpec) throws(SpecProblem) -> DataTable {
    let column = try column(sort.by, of: table)
    let isAscending = sort.order == .ascending
    let rows = Array(0..<table.count)
    if case .names(let indices, let names) = column.values {
      let order = names.indices.sorted { names[$0] < names[$1] }
      var ranks = ContiguousArray(repeating: 0.0, count: names.count)
      for (rank, index) in order.enumerated() { ranks[index] = Double(rank) }
      let keys = indices.map { $0 < 0 ? .nan : ranks[Int($0)] }
      return table.rows(Self.sorted(rows, by: ContiguousArray(keys), isAscending))
    }
    return table.rows(Self.sorted(rows, by: column.positions ?? [], isAscending))
  }

  /// Sorts rows by keys; equal ones stay in their order, and missing ones are last.
  private static func sorted(
    _ rows: [Int], by keys: ContiguousArray<Double>, _ isAscending: Bool
  ) -> [Int] {
    rows.sorted { left, right in
      let (a, b) = (keys[left], keys[right])
      if a.isNaN || b.isNaN { return a.isNaN == b.isNaN ? left < right : b.isNaN }
      if a == b { return left < right }
      return isAscending ? a < b : a > b
    }
  }

  // MARK: Groups

  private func groups(
    of table: DataTable, _ aggregate: AggregateSpec
  ) throws(SpecProblem) -> DataTable {
    var keys: [[Int32]] = Array(repeating: [], count: table.count)
    var sources: [DataColumn] = []
    for group in aggregate.groupBy {
      var column = try column(group.field, of: table)
      if let unit = group.unit { column = try starts(of: unit, in: column) }
      sources.append(column)
      let indices = column.groups(in: timeZone).indices
      for row in keys.indices { keys[row].append(indices[row]) }
    }
    var places: [[Int32]: Int] = [:]
    var members: [[Int]] = []
    for (row, key) in keys.enumerated() {
      if let place = places[key] {
        members[place].append(row)
      } else {
        places[key] = members.count
        members.append([row])
      }
    }
    if aggregate.groupBy.isEmpty, members.isEmpty { members = [[]] }
    let firsts = members.map { $0.first ?? 0 }
    var columns = sources.map { $0.rows(firsts) }
    for value in aggregate.values { columns.append(try statistic(value, of: table, members)) }
    var known: Set<String> = []
    for (column, node) in zip(
      columns, aggregate.groupBy.map(\.field.node) + aggregate.values.map(\.statistic.node))
    where !known.insert(column.name).inserted {
      throw problem(node, "the result has two columns '\(column.name)'. Give another 'name'.")
    }
    return DataTable(columns: columns, count: members.count)
  }

  /// Returns a column of the starts of units of the calendar.
  private func starts(
    of unit: Located<DateUnit>, in column: DataColumn
  ) throws(SpecProblem) -> DataColumn {
    guard case .times(let times) = column.values else {
      throw problem(unit.node, "column '\(column.name)' has no dates. Leave out 'unit'.")
    }
    // The unit of the row before is often that of this one.
    var (start, end) = (Int64.max, Int64.min)
    let starts = times.map { time -> Int64 in
      guard time != DataColumn.missingTime else { return time }
      if time >= start, time < end { return start }
      let date = Date(timeIntervalSince1970: Double(time) / 1e6)
      guard let interval = calendar.dateInterval(of: unit.value.component, for: date) else {
        return time
      }
      start = Int64((interval.start.timeIntervalSince1970 * 1e6).rounded())
      end = Int64((interval.end.timeIntervalSince1970 * 1e6).rounded())
      return start
    }
    return DataColumn(name: column.name, values: .times(ContiguousArray(starts)))
  }

  /// Returns a column with the statistic of each group.
  private func statistic(
    _ value: StatisticSpec, of table: DataTable, _ members: [[Int]]
  ) throws(SpecProblem) -> DataColumn {
    let kind = value.statistic.value
    guard let field = value.field else {
      return DataColumn(
        name: value.name ?? kind.rawValue,
        values: .numbers(ContiguousArray(members.map { Double($0.count) })))
    }
    let column = try column(field, of: table)
    let name = value.name ?? (kind == .count || kind == .distinct ? kind.rawValue : field.value)
    if kind == .first || kind == .last {
      let rows = members.map { (kind == .first ? $0.first : $0.last) ?? 0 }
      return DataColumn(name: name, unit: column.unit, values: column.rows(rows).values)
    }
    let codes = column.groups(in: timeZone).indices
    if kind == .count || kind == .distinct {
      let counts = members.map { rows -> Double in
        let codes = rows.map { codes[$0] }.filter { $0 >= 0 }
        return Double(kind == .count ? codes.count : Set(codes).count)
      }
      return DataColumn(name: name, values: .numbers(ContiguousArray(counts)))
    }
    guard case .numbers(let numbers) = column.values else {
      throw problem(
        value.statistic.node,
        "column '\(column.name)' has no numbers, so it has no \(kind.rawValue). Use count, distinct, first or last."
      )
    }
    let results = members.map { kind.value(of: $0.map { numbers[$0] }) }
    return DataColumn(name: name, unit: column.unit, values: .numbers(ContiguousArray(results)))
  }
}

extension Statistic {
  /// Returns the statistic of numbers; NaN if all of them are missing, but 0 for sums and counts.
  func value(of numbers: [Double]) -> Double {
    let valid = numbers.filter { !$0.isNaN }
    switch self {
    case .count: return Double(valid.count)
    case .distinct: return Double(Set(valid).count)
    case .sum: return valid.reduce(0, +)
    case .mean: return valid.isEmpty ? .nan : valid.reduce(0, +) / Double(valid.count)
    case .min: return valid.min() ?? .nan
    case .max: return valid.max() ?? .nan
    case .median:
      guard !valid.isEmpty else { return .nan }
      let sorted = valid.sorted()
      let middle = sorted.count / 2
      return sorted.count % 2 == 1
        ? sorted[middle] : sorted[middle - 1] + (sorted[middle] - sorted[middle - 1]) / 2
    case .first: return valid.first ?? .nan
    case .last: return valid.last ?? .nan
    }
  }
}

extension DateUnit {
  /// The component of the calendar.
  var component: Calendar.Component {
    switch self {
    case .minute: .minute
    case .hour: .hour
    case .day: .day
    case .week: .weekOfYear
    case .month: .month
    case .year: .year
    }
  }
}

extension DataTable {
  /// Returns some rows, in this order.
  func rows(_ rows: [Int]) -> DataTable {
    DataTable(
      columns: columns.map { $0.rows(rows) }, count: rows.count, assumptions: assumptions,
      files: files)
  }
}

extension DataColumn {
  /// Returns the values of some rows, in this order.
  func rows(_ rows: [Int]) -> DataColumn {
    let values: Values =
      switch values {
      case .numbers(let numbers): .numbers(ContiguousArray(rows.lazy.map { numbers[$0] }))
      case .times(let times): .times(ContiguousArray(rows.lazy.map { times[$0] }))
      case .names(let indices, let names):
        .names(ContiguousArray(rows.lazy.map { indices[$0] }), names)
      }
    return DataColumn(name: name, unit: unit, values: values)
  }

  /// The numbers, or the dates in seconds since 1 January 2001, 00:00 UTC, with NaN for missing ones; `nil` for texts.
  var positions: ContiguousArray<Double>? {
    switch values {
    case .numbers(let numbers): numbers
    case .times(let times):
      ContiguousArray(
        times.lazy.map {
          $0 == Self.missingTime
            ? .nan : Double($0) / 1e6 - Date.timeIntervalBetween1970AndReferenceDate
        })
    case .names: nil
    }
  }
}
