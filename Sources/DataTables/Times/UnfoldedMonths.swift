extension DataTable {
  /// Returns a table with a row for each month of columns that are named January to December, in any language and
  /// abbreviation, beside a column of years.
  ///
  /// The result has a column of the months, the names in front of the columns, repeated for each month, and a column of
  /// the values. Other columns of numbers or times, such as means of the years and the seasons, are left out.
  ///
  /// - Parameter instant: The function of `DelimitedReader` for times without an offset.
  /// - Returns: The table, and the columns of numbers or times that are left out; `nil` unless there are such columns
  ///   of numbers with one unit, the years are different or beside names, and the rows of the result are not too many.
  /// - Complexity: O(*n*) for *n* values.
  func unfoldedMonths(
    instant: DelimitedReader.Instant?
  ) -> (table: DataTable, omitted: [DataColumn])? {
    guard let months = monthColumns, count * months.count <= SeriesTable.mostRows,
      let (yearIndex, years) = years(instant)
    else { return nil }
    let units = Set(columns[months].lazy.filter(\.hasValues).map(\.measuredUnit))
    guard units.count == 1, let unit = units.first else { return nil }
    var numbers: [ContiguousArray<Double>] = []
    for column in columns[months] {
      if case .names(_, let names) = column.values, names.isEmpty {
        numbers.append(ContiguousArray(repeating: .nan, count: count))
      } else if let found = column.mostlyNumbers {
        numbers.append(found)
      } else {
        return nil
      }
    }
    let labels = columns[..<months.lowerBound].filter(\.hasLabels)
    guard !labels.isEmpty || Set(years).count == years.count else { return nil }
    var (times, values): (ContiguousArray<Int64>, ContiguousArray<Double>) = ([], [])
    times.reserveCapacity(count * months.count)
    values.reserveCapacity(count * months.count)
    for (row, year) in years.enumerated() {
      for month in 0..<months.count {
        let local = year.map { CellTime.daysSince1970($0, Int64(month + 1), 1) * CellTime.day }
        times.append(local.map { instant?($0).time ?? $0 } ?? DataColumn.missingTime)
        values.append(numbers[month][row])
      }
    }
    let names = DelimitedReader.uniqueNames(["Date"] + labels.map(\.name) + ["Value"])
    var result = [DataColumn(name: names[0], values: .times(times))]
    result += zip(labels, names.dropFirst()).map { label, name in
      DataColumn(
        name: name, unit: label.unit, values: label.repeated(months.count).values,
        fault: label.fault)
    }
    result.append(
      DataColumn(
        name: names[names.count - 1], unit: unit, values: .numbers(values),
        fault: ColumnFault(joining: columns[months].compactMap(\.fault))))
    let omitted = columns.indices.filter { index in
      if case .names = columns[index].values { return false }
      return index != yearIndex && !months.contains(index)
    }
    .map { columns[$0] }
    let sentence =
      "The years of column '\(TableError.quoted(columns[yearIndex].name))' and the columns "
      + "'\(columns[months.lowerBound].name)' to '\(columns[months.upperBound - 1].name)' were read as rows with a "
      + "'\(names[0])' and a '\(names[names.count - 1])'."
    let rest = omitted.isEmpty ? nil : Self.sentence(onOmitted: omitted.map(\.name))
    let table = DataTable(
      columns: result, count: values.count,
      assumptions: assumptions + [sentence, rest].compactMap(\.self))
    return (table, omitted)
  }

  /// The indices of the columns that are named by the months of a year; `nil` without them.
  private var monthColumns: Range<Int>? {
    let months = columns.map { DateNames.month($0.name.lowercased()) }
    let first = months.indices.first { months[$0...].prefix(12).elementsEqual((1...12).map { $0 }) }
    return first.map { $0..<($0 + 12) }
  }

  /// Returns the index and the years of the first column of years.
  private func years(
    _ instant: DelimitedReader.Instant?
  ) -> (index: Int, years: [Int64?])? {
    for (index, column) in columns.enumerated() {
      guard case .times = column.values, let years = DividedDates.years(of: column, instant) else {
        continue
      }
      return (index, years)
    }
    return nil
  }
}
