extension DataTable {
  /// The words in the names of columns that say what the values of a row are.
  private static let measureNames = ["indicator", "series", "variable", "measure", "metric"]

  /// Returns a table with a row for each value of columns that are named by times.
  ///
  /// Such a table has a row for each country, for example, and a column for each year. The result has a column of the
  /// years, the names of the countries, repeated for each year, and a column of the values. Numbers in front of the
  /// years and totals behind them, which the assumptions name, and years without a value are left out.
  ///
  /// - Parameter instant: The function of `DelimitedReader` for times without an offset.
  /// - Returns: The table; `nil` unless at least 5 columns of numbers at the end are named by consecutive times, a
  ///   column of names is in front of them, and the rows are not too many. It is `nil` for the table of several files.
  /// - Complexity: O(*n*) for *n* values.
  package func unfolded(instant: DelimitedReader.Instant?) -> DataTable? {
    guard files == nil, let header = TimeHeader(columns.map(\.name)),
      count * header.columns.count <= SeriesTable.mostRows
    else { return nil }
    var values: [(place: Int, numbers: ContiguousArray<Double>)] = []
    for (place, index) in header.columns.enumerated() {
      switch columns[index].values {
      case .numbers(let numbers):
        if numbers.contains(where: { !$0.isNaN }) { values.append((place, numbers)) }
      case .names(_, let names) where names.isEmpty: continue
      case .names, .times: return nil
      }
    }
    var labels = columns[..<header.columns.lowerBound].filter { column in
      if case .names(_, let names) = column.values { !names.isEmpty } else { false }
    }
    guard !labels.isEmpty, !values.isEmpty else { return nil }
    let measure = Self.takeMeasure(&labels)
    if labels.count > 1, !labels.contains(where: \.isUnique) {
      labels.insert(Self.joined(labels, count), at: 0)
    }
    let length = values.count
    let positions: DataColumn.Values =
      switch header.positions {
      case .times(let times):
        .times(repeated(values.map { instant?(times[$0.place]) ?? times[$0.place] }))
      case .names(let names):
        .names(repeated((0..<length).map { Int32($0) }), values.map { names[$0.place] })
      }
    var numbers: ContiguousArray<Double> = []
    numbers.reserveCapacity(count * length)
    for row in 0..<count {
      for column in values { numbers.append(column.numbers[row]) }
    }
    var result = [DataColumn(name: header.name, values: positions)]
    result += labels.map { $0.repeated(length) }
    let read = columns[header.columns]
    let units = Set(read.map(\.unit))
    let faults = read.compactMap(\.fault)
    result.append(
      DataColumn(
        name: measure ?? "Value", unit: units.count == 1 ? read.first?.unit : nil,
        values: .numbers(numbers),
        fault: faults.first.map {
          ColumnFault(
            first: $0.first, count: faults.reduce(0) { $0 + $1.count },
            expectsNumbers: $0.expectsNumbers)
        }))
    let names = DelimitedReader.uniqueNames(result.map(\.name))
    return DataTable(
      columns: zip(result, names).map {
        DataColumn(name: $1, unit: $0.unit, values: $0.values, fault: $0.fault)
      }, count: count * length, assumptions: assumptions + sentences(header, as: names))
  }

  /// Returns values, as often as there are rows.
  private func repeated<Value>(_ values: [Value]) -> ContiguousArray<Value> {
    ContiguousArray(repeatElement(values, count: count).joined())
  }

  /// Removes a column that has the same measure in all rows, and returns the measure.
  private static func takeMeasure(_ labels: inout [DataColumn]) -> String? {
    guard labels.count > 1,
      let index = labels.firstIndex(where: { label in
        guard case .names(let indices, let names) = label.values, names.count == 1,
          indices.allSatisfy({ $0 == 0 })
        else { return false }
        return measureNames.contains { label.name.lowercased().contains($0) }
      }), case .names(_, let names) = labels.remove(at: index).values
    else { return nil }
    return names.first
  }

  /// Returns a column of the names of several columns in each row.
  private static func joined(_ labels: [DataColumn], _ count: Int) -> DataColumn {
    var table = NameTable()
    let indices = (0..<count).map { row in
      var name = labels.compactMap { label -> String? in
        guard case .names(let indices, let names) = label.values, indices[row] >= 0 else {
          return nil
        }
        return names[Int(indices[row])]
      }
      .joined(separator: ", ")
      return name.isEmpty ? -1 : name.withUTF8 { table.index(of: $0) }
    }
    return DataColumn(
      name: labels.map(\.name).joined(separator: ", "),
      values: .names(ContiguousArray(indices), table.names))
  }

  /// What was assumed, in sentences.
  private func sentences(_ header: TimeHeader, as names: [String]) -> [String] {
    let (first, last) = (columns[header.columns.lowerBound], columns[header.columns.upperBound - 1])
    let read =
      "The columns '\(TableError.quoted(first.name))' to '\(TableError.quoted(last.name))' were read as "
      + "rows with a '\(names[0])' and a '\(names[names.count - 1])'."
    let omitted = columns.indices.filter { index in
      if case .names = columns[index].values { false } else { !header.columns.contains(index) }
    }
    .map { "'\(TableError.quoted(columns[$0].name))'" }
    guard !omitted.isEmpty else { return [read] }
    let list = omitted.prefix(3).joined(separator: ", ")
    let more = omitted.count > 3 ? " and \(omitted.count - 3) more" : ""
    let verb = omitted.count == 1 ? "Column \(list) is" : "Columns \(list)\(more) are"
    return [read, "\(verb) left out beside them."]
  }
}

extension DataColumn {
  /// Whether all rows have different names.
  fileprivate var isUnique: Bool {
    guard case .names(let indices, let names) = values else { return false }
    return names.count == indices.count
  }

  /// Returns the column of names with each name several times in a row.
  fileprivate func repeated(_ length: Int) -> DataColumn {
    guard case .names(let indices, let names) = values else { return self }
    let repeated = ContiguousArray(indices.lazy.map { repeatElement($0, count: length) }.joined())
    return DataColumn(name: name, unit: unit, values: .names(repeated, names), fault: fault)
  }
}
