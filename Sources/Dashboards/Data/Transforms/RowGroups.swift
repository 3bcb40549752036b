import DataTables

/// A division of rows into groups, or other buckets.
struct RowGroups {
  /// The rows, ascending within each group, of one group after the other.
  private let rows: [Int]
  /// The starts of the groups in `rows`, and the end of the last one.
  private let starts: [Int]

  /// The number of groups.
  var count: Int { starts.count - 1 }

  /// Returns the rows of a group, ascending.
  subscript(group: Int) -> ArraySlice<Int> { rows[starts[group]..<starts[group + 1]] }

  /// Creates groups.
  ///
  /// - Parameters:
  ///   - indices: The index of each row's group; negative for rows in none.
  ///   - count: The number of groups.
  /// - Complexity: O(*n* + `count`) for *n* rows.
  init(_ indices: some Sequence<Int>, count: Int) {
    var starts = Array(repeating: 0, count: count + 1)
    for index in indices where index >= 0 { starts[index + 1] += 1 }
    for group in 0..<count { starts[group + 1] += starts[group] }
    var places = starts
    var rows = Array(repeating: 0, count: starts[count])
    for (row, index) in indices.enumerated() where index >= 0 {
      rows[places[index]] = row
      places[index] += 1
    }
    (self.rows, self.starts) = (rows, starts)
  }

  /// Creates groups of equal values, in the order of their first rows.
  ///
  /// - Parameters:
  ///   - columns: The columns, whose missing values are equal; without any, all rows are one group.
  ///   - count: The number of rows.
  /// - Complexity: O(*n*) for *n* values, on average.
  init(_ columns: [DataColumn], count: Int) {
    guard !columns.isEmpty else {
      self.init(repeatElement(0, count: count), count: 1)
      return
    }
    let codes = RowCodes(columns, count: count)
    self.init(codes.indices.lazy.map { Int($0) }, count: codes.count)
  }

  /// The first row of each group.
  var firsts: [Int] { (0..<count).map { self[$0].first ?? -1 } }

  /// The index of each row's group; -1 for rows in none.
  func indices(count rowCount: Int) -> [Int] {
    var indices = Array(repeating: -1, count: rowCount)
    for group in 0..<count {
      for row in self[group] { indices[row] = group }
    }
    return indices
  }
}

/// The numbers of different rows, in the order of their first occurrences.
struct RowCodes {
  /// The number of each row.
  private(set) var indices: ContiguousArray<Int32>
  /// The count of different rows.
  private(set) var count: Int

  /// Creates the numbers of the rows of some columns, whose missing values are equal.
  ///
  /// - Complexity: O(*n*) for *n* values, on average.
  init(_ columns: [DataColumn], count: Int) {
    indices = ContiguousArray(repeating: 0, count: count)
    self.count = min(count, 1)
    for column in columns {
      let pairs = zip(indices, column.codes).lazy.map { Int64($0) << 32 | (Int64($1) + 1) }
      let (numbers, different) = DataColumn.groups(ContiguousArray(pairs)) { _ in false }
      (indices, self.count) = (numbers, different.count)
    }
  }
}

extension DataColumn {
  /// The number of each row's value among the different ones; -1 for a missing value.
  ///
  /// - Complexity: O(*n*) for *n* rows, on average.
  var codes: ContiguousArray<Int32> {
    switch values {
    case .names(let indices, _): indices
    case .numbers(let numbers): Self.groups(numbers) { $0.isNaN }.indices
    case .times(let times): Self.groups(times) { $0 == Self.missingTime }.indices
    }
  }
}
