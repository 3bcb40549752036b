/// The samples of metrics, each of which is a row of a table.
///
/// The table has the columns of times, of the names of metrics and of labels that differ, and of values. The values of
/// a single metric have its name, and those of several ones the name `value`. Labels that are equal in all rows are the
/// last columns.
struct MetricSamples {
  /// The label of the name of a metric.
  static let nameLabel = "__name__"
  /// The label of the upper bound of a bucket.
  private static let boundLabel = "le"
  /// The name of rows without a label that others have.
  private static let noLabel = "none"
  /// The maximum number of labels.
  private static let mostLabels = 1000

  /// The values of a label.
  private struct Label {
    let name: String
    var indices: ContiguousArray<Int32> = []
    var table = NameTable()

    /// Whether a row has the label.
    var isKnown: Bool { !table.names.isEmpty }
    /// Whether rows have different values, or some have none.
    var differs: Bool { isKnown && (table.names.count > 1 || indices.contains { $0 < 0 }) }

    mutating func pad(to count: Int) {
      indices.append(contentsOf: repeatElement(-1, count: max(count - indices.count, 0)))
    }

    /// The column, where rows without a value have a name if one is given.
    func column(missing: String? = nil) -> DataColumn {
      guard let missing, indices.contains(where: { $0 < 0 }) else {
        return DataColumn(name: name, values: .names(indices, table.names))
      }
      var table = table
      let index = Array(missing.utf8).withUnsafeBufferPointer { table.index(of: $0) }
      return DataColumn(
        name: name,
        values: .names(ContiguousArray(indices.lazy.map { $0 < 0 ? index : $0 }), table.names))
    }
  }

  /// The labels, of which the first one is the name of the metric.
  private var labels = [Label(name: "name")]
  private var places = [nameLabel: 0]
  private var times: ContiguousArray<Int64> = []
  private var values: ContiguousArray<Double> = []

  /// The number of samples.
  var count: Int { values.count }

  /// Appends a sample.
  ///
  /// - Parameters:
  ///   - labels: The labels with their values, of which `__name__` is the metric; empty values are missing ones.
  ///   - time: The time in microseconds since 1970; `nil` for none.
  ///   - value: The value.
  /// - Returns: Whether there is room for the labels.
  mutating func append(
    _ labels: [(name: String, value: String)], at time: Int64?, _ value: Double
  ) -> Bool {
    for (name, value) in labels where !value.isEmpty {
      let place = places[name] ?? self.labels.count
      if place == self.labels.count {
        guard place < Self.mostLabels else { return false }
        places[name] = place
        self.labels.append(Label(name: name))
      }
      // The last one of two labels with one name is that of the sample.
      self.labels[place].pad(to: count)
      let index = Array(value.utf8).withUnsafeBufferPointer {
        self.labels[place].table.index(of: $0)
      }
      if self.labels[place].indices.count == count {
        self.labels[place].indices.append(index)
      } else {
        self.labels[place].indices[count] = index
      }
    }
    times.append(time ?? DataColumn.missingTime)
    values.append(value)
    return true
  }

  /// The names of the metrics, in the order of their first samples.
  var metrics: [String] { labels[0].table.names }

  /// The metric with the most samples, other than the cumulative counts of a histogram; `nil` without names.
  var greatestMetric: String? {
    var counts = Array(repeating: 0, count: metrics.count)
    let areBuckets = metrics.map { $0.hasSuffix("_bucket") }
    for (row, index) in labels[0].indices.enumerated() where index >= 0 {
      // The buckets of a histogram have their upper bounds as a label.
      if areBuckets[Int(index)], hasLabel(Self.boundLabel, row) { continue }
      counts[Int(index)] += 1
    }
    return counts.max().flatMap { counts.firstIndex(of: $0) }.map { metrics[$0] }
  }

  /// Whether a sample has a label.
  private func hasLabel(_ name: String, _ row: Int) -> Bool {
    guard let place = places[name] else { return false }
    return labels[place].indices.indices.contains(row) && labels[place].indices[row] >= 0
  }

  /// Returns the samples of one metric.
  ///
  /// - Parameter metric: The name of the metric.
  /// - Returns: Its samples, with the labels that they have.
  /// - Complexity: O(*n*) for *n* labels of samples.
  func samples(of metric: String) -> MetricSamples {
    var result = MetricSamples()
    guard let chosen = metrics.firstIndex(of: metric) else { return result }
    for (row, index) in labels[0].indices.enumerated() where index == chosen {
      var found = [(name: Self.nameLabel, value: metric)]
      for label in labels.dropFirst()
      where label.indices.indices.contains(row) && label.indices[row] >= 0 {
        found.append((label.name, label.table.names[Int(label.indices[row])]))
      }
      _ = result.append(found, at: times[row], values[row])
    }
    return result
  }

  /// Returns the table.
  ///
  /// - Precondition: There is a sample.
  /// - Parameter assumptions: The assumptions so far.
  /// - Returns: The table.
  consuming func table(_ assumptions: [String]) -> DataTable {
    for place in labels.indices { labels[place].pad(to: count) }
    let metric = labels[0]
    let isSingle = metric.isKnown && !metric.differs
    let hasTimes = times.contains { $0 != DataColumn.missingTime }
    var different = labels.indices.filter { labels[$0].differs }
    // A row without a time needs a name.
    if different.isEmpty, !hasTimes {
      different = labels.indices.filter { labels[$0].isKnown }.suffix(1)
    }
    let equal = labels.indices.filter { place in
      labels[place].isKnown && !different.contains(place) && !(isSingle && place == 0)
    }
    var columns = hasTimes ? [DataColumn(name: "time", values: .times(times))] : []
    if let series = series(different.map { labels[$0] }) { columns.append(series) }
    columns += different.map { labels[$0].column(missing: Self.noLabel) }
    let name = isSingle ? metric.table.names[0] : "value"
    columns.append(DataColumn(name: name, unit: Self.unit(of: name), values: .numbers(values)))
    columns += equal.map { labels[$0].column() }
    let names = DelimitedReader.uniqueNames(columns.map(\.name))
    return DataTable(
      columns: zip(columns, names).map { DataColumn(name: $1, unit: $0.unit, values: $0.values) },
      count: count, assumptions: assumptions)
  }

  /// Returns a column of the values of several labels; `nil` if one of them identifies each series.
  private func series(_ different: [Label]) -> DataColumn? {
    guard different.count > 1 else { return nil }
    let joined = DataTable.joined(different.map { $0.column() }, count)
    guard case .names(let indices, let names) = joined.values,
      !different.contains(where: { $0.table.names.count == names.count })
    else { return nil }
    return DataColumn(name: "series", values: .names(indices, names))
  }

  /// Returns the unit that the name of a metric ends with, as Prometheus recommends; `nil` for none.
  private static func unit(of metric: String) -> String? {
    var parts = metric.split(separator: "_")
    if parts.last == "total" || parts.last == "sum" { parts.removeLast() }
    return switch parts.last {
    case "seconds": "s"
    case "bytes": "B"
    default: nil
    }
  }
}
