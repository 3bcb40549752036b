/// The numbers that instruments and statistical offices write for missing values, such as -9999 and 9999.9.
enum MissingMarks {
  /// The marks that are less than all other numbers.
  private static let marks: Set<Double> = [
    -999, -999.9, -999.99, -9999, -9999.9, -9999.99, -99_999, -99_999.9, -999_999,
  ]
  /// The marks that are greater than all other numbers; 9999.99 would be a usual price.
  private static let greatMarks: Set<Double> = [9999.9, 99_999.9]
  /// A mark above this one can be a usual number.
  private static let certain = -9000.0
  /// The least number of other numbers, and that beside a mark that is not certain.
  private static let (leastOthers, mostlyOthers) = (3, 20)

  /// Returns the mark among the numbers of a column.
  ///
  /// - Parameter numbers: The numbers; NaN for missing ones.
  /// - Returns: The mark, with the number of its occurrences; `nil` unless the least or the greatest number is a mark,
  ///   whose absolute value is more than ten times that of every other number. Positive numbers can be half as large as
  ///   that of -9999 or a lesser one. Beside a single -999, there must be many other numbers. Several marks can also be
  ///   all numbers.
  /// - Complexity: O(*n*) for *n* numbers.
  static func mark(in numbers: ContiguousArray<Double>) -> (number: Double, count: Int)? {
    var (least, greatest) = (Double.infinity, -Double.infinity)
    for number in numbers {
      if number < least { least = number }
      if number > greatest { greatest = number }
    }
    let isGreat = !marks.contains(least)
    guard !isGreat || greatMarks.contains(greatest) else { return nil }
    let mark = isGreat ? greatest : least
    let others = numbers.lazy.filter { !$0.isNaN && $0 != mark }
    let count = numbers.count { $0 == mark }
    let isCertain = isGreat || mark < certain
    let bound = abs(mark) / 10
    let most = mark < certain ? -mark / 2 : bound
    let leastCount = isCertain || count > 1 ? leastOthers : mostlyOthers
    let isOnly = count >= leastOthers && least == greatest
    guard isOnly || others.prefix(leastCount).count == leastCount,
      others.allSatisfy({ $0 > -bound && $0 < most })
    else { return nil }
    return (mark, count)
  }
}

extension DataTable {
  /// Returns the table with missing values in place of marks such as -9999, other than in amounts of money, and with
  /// an assumption about each of them.
  ///
  /// It is a guess, so that it is only for those who read the assumptions.
  ///
  /// - Complexity: O(*n*) for *n* values.
  package func readingMarks() -> DataTable {
    columns.indices.reduce(self) { table, index in
      guard let (column, assumption) = columns[index].withoutMarks() else { return table }
      return table.replacing(index, by: column, assumptions: table.assumptions + [assumption])
    }
  }
}

extension DataColumn {
  /// Returns the column with missing values in place of a mark such as -9999, and the assumption about them; `nil` for
  /// a column without a mark, and for amounts of money.
  ///
  /// - Complexity: O(*n*) for *n* numbers.
  fileprivate func withoutMarks() -> (column: DataColumn, assumption: String)? {
    guard case .numbers(let numbers) = values, unit.map(Currency.matches) != true,
      let (mark, count) = MissingMarks.mark(in: numbers)
    else { return nil }
    let rest = ContiguousArray(numbers.map { $0 == mark ? .nan : $0 })
    let isEmpty = rest.allSatisfy(\.isNaN)
    let column = DataColumn(
      name: name, unit: unit,
      // A column without any value is one of names, as in a text.
      values: isEmpty ? .names(ContiguousArray(rest.map { _ in -1 }), []) : .numbers(rest),
      fault: fault, infinite: infinite, offsets: offsets)
    let text = JSONWords.spelled(mark)
    return (
      column,
      count == 1
        ? "The value \(text) of column '\(name)' was read as missing."
        : "\(count) values of \(text) in column '\(name)' were read as missing."
    )
  }
}
