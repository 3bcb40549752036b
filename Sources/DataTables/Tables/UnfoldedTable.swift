extension DataTable {
  /// The words in the names of columns that say what the values of a row are.
  private static let measureNames = ["indicator", "series", "variable", "measure", "metric"]

  /// Returns a table with a row for each value of columns that are named by times.
  ///
  /// Such a table has a row for each country, for example, and a column for each year. The result has a column of the
  /// years, the names of the countries, repeated for each year, and a column of the values. The columns of times are
  /// those at the end of the table, behind the last gap of more than 10 years. Other columns of numbers or times, such
  /// as earlier years in front of the gap and totals at the end, which the assumptions name, and years without a value
  /// are left out. The name of the values is that of the measure, if a column has the same one in all rows. If no
  /// column of names is different in each row, a column of all names, joined by commas, is in front of them.
  ///
  /// Columns of months beside one of years have a row for each month of each year.
  ///
  /// - Parameters:
  ///   - instant: The function of `DelimitedReader` for times without an offset.
  ///   - dateOrder: The order of dates that the user gives; `nil`, the default, for the usual one.
  /// - Returns: The table, and the columns of numbers or times that are left out; `nil` unless at least 5 columns at
  ///   the end have names of ascending times and numbers with one unit, a column of names is in front of them, and
  ///   the rows of the result are not too many. It is `nil` for the table of several files.
  /// - Complexity: O(*n*) for *n* values.
  package func unfolded(
    instant: DelimitedReader.Instant?, dateOrder: DateOrder? = nil
  ) -> (table: DataTable, omitted: [DataColumn])? {
    guard files == nil else { return nil }
    if let months = unfoldedMonths(instant: instant) { return months }
    guard let header = TimeHeader(seriesIn: columns.map(\.name), dateOrder: dateOrder),
      count * header.columns.count <= SeriesTable.mostRows
    else { return nil }
    var values: [(place: Int, numbers: ContiguousArray<Double>)] = []
    var units: Set<String?> = []
    for (place, index) in header.columns.enumerated() {
      if case .names(_, let names) = columns[index].values, names.isEmpty { continue }
      guard let numbers = columns[index].mostlyNumbers else { return nil }
      guard numbers.contains(where: { !$0.isNaN }) else { continue }
      values.append((place, numbers))
      units.insert(columns[index].measuredUnit)
    }
    var labels = columns[..<header.columns.lowerBound].filter(\.hasLabels)
    guard !labels.isEmpty, units.count == 1, let unit = units.first else { return nil }
    let measure = Self.takeMeasure(&labels)
    if labels.count > 1, !labels.contains(where: \.isUnique) {
      labels.insert(Self.joined(labels, count), at: 0)
    }
    let length = values.count
    let positions: DataColumn.Values =
      switch header.positions {
      case .times(let times):
        .times(repeated(values.map { instant?(times[$0.place]).time ?? times[$0.place] }))
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
    result.append(
      DataColumn(
        name: measure ?? "Value", unit: unit, values: .numbers(numbers),
        fault: ColumnFault(joining: columns[header.columns].compactMap(\.fault))))
    let names = DelimitedReader.uniqueNames(result.map(\.name))
    let omitted = columns.indices.filter { index in
      if case .names = columns[index].values { false } else { !header.columns.contains(index) }
    }
    .map { columns[$0] }
    let table = DataTable(
      columns: zip(result, names).map {
        DataColumn(name: $1, unit: $0.unit, values: $0.values, fault: $0.fault)
      }, count: count * length,
      assumptions: assumptions + sentences(header, as: names, omitted.map(\.name)))
    return (table, omitted)
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

  /// Returns a column of the names of several columns in each row, joined by commas.
  ///
  /// - Parameters:
  ///   - labels: The columns of names, of which missing ones are left out.
  ///   - count: The number of rows.
  /// - Returns: The column, whose name is that of the columns.
  /// - Complexity: O(*n*) for *n* names.
  package static func joined(_ labels: [DataColumn], _ count: Int) -> DataColumn {
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
  private func sentences(
    _ header: TimeHeader, as names: [String], _ omitted: [String]
  ) -> [String] {
    let (first, last) = (columns[header.columns.lowerBound], columns[header.columns.upperBound - 1])
    let read =
      "The columns '\(TableError.quoted(first.name))' to '\(TableError.quoted(last.name))' were read as "
      + "rows with a '\(names[0])' and a '\(names[names.count - 1])'."
    let order = header.assumedOrder.map { "The dates of the columns were read as \($0.name)." }
    let rest = omitted.isEmpty ? nil : Self.sentence(onOmitted: omitted)
    return [read, order, rest].compactMap(\.self)
  }

  /// Returns the sentence about columns, at least one, that are left out beside others.
  static func sentence(onOmitted names: [String]) -> String {
    let list = names.prefix(3).map { "'\(TableError.quoted($0))'" }.joined(separator: ", ")
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    let verb = names.count == 1 ? "Column \(list) is" : "Columns \(list)\(more) are"
    return "\(verb) left out beside them."
  }
}

extension DataColumn {
  /// The numbers, also of a column that was read as names because of a few other cells; `nil` for other columns.
  var mostlyNumbers: ContiguousArray<Double>? {
    switch values {
    case .numbers(let numbers): return numbers
    case .times: return nil
    case .names(let indices, let names):
      guard fault?.expectsNumbers == true else { return nil }
      let read = [UInt8(ascii: "."), UInt8(ascii: ",")].map { decimal in
        let notation = NumberNotation(decimal: decimal, isGrouped: true)
        let numbers = names.map { name in
          var name = name
          return name.withUTF8 { notation.parse($0) } ?? .nan
        }
        return ContiguousArray(indices.lazy.map { $0 < 0 ? .nan : numbers[Int($0)] })
      }
      let counts = read.map { numbers in numbers.count { !$0.isNaN } }
      return counts[1] > counts[0] ? read[1] : read[0]
    }
  }

  /// The unit, other than that which the World Bank writes behind years, as in `2024 [YR2024]`.
  var measuredUnit: String? { unit == "YR\(name)" ? nil : unit }

  /// Whether the column is one of names, and a row has one.
  var hasLabels: Bool {
    if case .names(_, let names) = values { !names.isEmpty } else { false }
  }

  /// Whether all rows have different names.
  package var isUnique: Bool {
    guard case .names(let indices, let names) = values else { return false }
    return names.count == indices.count
  }

  /// Returns the column of names with each name several times in a row.
  func repeated(_ length: Int) -> DataColumn {
    guard case .names(let indices, let names) = values else { return self }
    let repeated = ContiguousArray(indices.lazy.map { repeatElement($0, count: length) }.joined())
    return DataColumn(name: name, unit: unit, values: .names(repeated, names), fault: fault)
  }
}

extension ColumnFault {
  /// Joins the faults of columns whose values become those of one; `nil` without one.
  init?(joining faults: [ColumnFault]) {
    guard let first = faults.first else { return nil }
    self.init(
      first: first.first, count: faults.reduce(0) { $0 + $1.count },
      expectsNumbers: first.expectsNumbers)
  }
}
