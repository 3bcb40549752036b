import Dashboards
package import DataTables
package import Foundation

/// The numbers of rows per hour, day or month of a table without values, such as a list of incidents.
package struct EventCounts {
  /// A table with a row for each bucket of time and each name: the beginning of the bucket, the name if a column
  /// divides the rows, and the number of rows.
  package let table: DataTable
  /// The request for the columns of that table.
  package let request: PlotPlan.Request
  /// The description of the counts, a sentence.
  package let note: String
  /// The cells of another type than most in the columns that are left out, in sentences with their files.
  package let warnings: [String]
  /// The step of a spec that counts the rows in the same way; `nil` if rows without a name are a group.
  let step: SchemaValue?

  /// The maximum number of buckets.
  private static let mostBuckets = 62
  /// The buckets, from the shortest one.
  private static let units: [(unit: Calendar.Component, name: String)] = [
    (.minute, "minute"), (.hour, "hour"), (.day, "day"), (.month, "month"), (.year, "year"),
  ]

  /// Counts the rows of a table with a column of times, without empty columns and numbers other than identifiers.
  ///
  /// A column of names most of which are different numbers has values as well, and its other cells are errors.
  /// The buckets are the shortest ones of which there are at most 62, or else years. A column of a few names divides
  /// their rows. Rows without a time are left out. It is `nil` for other tables, and if the request names values or
  /// another kind of chart.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - request: What the user asks for.
  ///   - timeZone: The zone whose days and months are the buckets.
  /// - Complexity: O(*n* log *b*) for *n* rows and *b* buckets.
  package init?(_ table: DataTable, _ request: PlotPlan.Request, timeZone: TimeZone) {
    let columns = table.columns
    // The values of an empty column are missing.
    let hasValues = columns.contains { column in
      let isNumber = column.numbers != nil || column.holdsNumbers
      return isNumber && !column.isIdentifier && column.name != request.by || !column.hasValues
    }
    let isSeries = request.mark.map { !$0.isDistribution } ?? true
    guard !hasValues, isSeries, request.y.isEmpty, request.y2.isEmpty, request.facet == nil,
      request.statistic == nil,
      let x = PlotPlan.times(
        in: table,
        among: columns.indices.filter { columns[$0].name == request.x ?? columns[$0].name }),
      case .times(let times) = columns[x].values,
      let buckets = Buckets(times, timeZone)
    else { return nil }
    let by = columns.firstIndex { column in
      if let name = request.by { return column.name == name }
      return column.isCategory(ofRows: table.count)
    }
    guard request.by == nil || by.map({ columns[$0].isName }) == true else { return nil }
    let (groups, names) = by.map { columns[$0].divided } ?? ([], [""])
    var counts = Array(repeating: 0.0, count: buckets.starts.count * names.count)
    for (row, time) in times.enumerated() where time != DataColumn.missingTime {
      let group = by == nil ? 0 : Int(groups[row])
      counts[buckets.index(of: time) * names.count + group] += 1
    }
    let rows = counts.indices
    var result = [
      DataColumn(
        name: columns[x].name,
        values: .times(ContiguousArray(rows.map { buckets.starts[$0 / names.count] })),
        fault: columns[x].fault)
    ]
    if let by {
      result.append(
        DataColumn(
          name: columns[by].name,
          values: .names(ContiguousArray(rows.map { Int32($0 % names.count) }), names),
          fault: columns[by].fault))
    }
    let count = DelimitedReader.uniqueNames(result.map(\.name) + ["Count"]).last ?? "Count"
    result.append(DataColumn(name: count, values: .numbers(ContiguousArray(counts))))
    self.table = DataTable(columns: result, count: counts.count, assumptions: table.assumptions)
    var counted = PlotPlan.Request()
    (counted.x, counted.y, counted.by) = (columns[x].name, [count], by.map { columns[$0].name })
    counted.mark = request.mark ?? .bar
    self.request = counted
    step = Self.step(
      of: columns[x].name, each: buckets.name, by: by.map { columns[$0] }, as: count)
    warnings = columns.indices.filter { $0 != x && $0 != by }.compactMap {
      columns[$0].faultWarning
    }
    note = "Without numbers, the rows of each \(buckets.name) are counted."
  }

  private static func step(
    of times: String, each unit: String, by: DataColumn?, as count: String
  ) -> SchemaValue? {
    if case .names(let indices, _)? = by?.values, indices.contains(where: { $0 < 0 }) { return nil }
    var step: SchemaValue = ["field": .text(times), "unit": .text(unit)]
    if let by { step = step.with("groupBy", [["field": .text(by.name)]]) }
    return ["resample": step.with("values", [["statistic": "count", "name": .text(count)]])]
  }

  /// The beginnings of equal parts of a calendar.
  private struct Buckets {
    /// The beginnings in microseconds since 1970, in ascending order; at least one.
    private(set) var starts: ContiguousArray<Int64> = []
    let name: String

    /// Creates the buckets of times; `nil` if all of them are missing.
    init?(_ times: ContiguousArray<Int64>, _ timeZone: TimeZone) {
      let known = times.lazy.filter { $0 != DataColumn.missingTime }
      guard let least = known.min(), let most = known.max() else { return nil }
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = timeZone
      let (first, last) = (Self.date(least), Self.date(most))
      let chosen = EventCounts.units.first { unit, _ in
        guard let count = calendar.dateComponents([unit], from: first, to: last).value(for: unit)
        else { return false }
        // The first and the last bucket may be cut off.
        return count + 2 <= EventCounts.mostBuckets
      }
      let (unit, name) = chosen ?? (.year, "year")
      self.name = name
      guard var start = calendar.dateInterval(of: unit, for: first)?.start else { return nil }
      while start <= last {
        starts.append(Int64((start.timeIntervalSince1970 * 1e6).rounded()))
        guard let next = calendar.date(byAdding: unit, value: 1, to: start), next > start else {
          return nil
        }
        start = next
      }
    }

    private static func date(_ time: Int64) -> Date {
      Date(timeIntervalSince1970: Double(time) / 1e6)
    }

    /// Returns the index of the bucket of a time, by binary search.
    func index(of time: Int64) -> Int {
      var (low, high) = (0, starts.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts[middle] <= time { low = middle } else { high = middle }
      }
      return low
    }
  }
}

extension DataColumn {
  /// Whether the column has a few names, each of several rows.
  fileprivate func isCategory(ofRows count: Int) -> Bool {
    guard case .names(_, let names) = values else { return false }
    return (2...PlotPlan.mostSeries).contains(names.count) && 2 * names.count <= count
  }

  /// The group of each row and the names of the groups, of which the last one is that of rows without a name.
  fileprivate var divided: (groups: ContiguousArray<Int32>, names: [String]) {
    guard case .names(let indices, let names) = values else { return ([], []) }
    guard indices.contains(where: { $0 < 0 }) else { return (indices, names) }
    let others = Int32(names.count)
    return (ContiguousArray(indices.lazy.map { $0 < 0 ? others : $0 }), names + ["none"])
  }
}
