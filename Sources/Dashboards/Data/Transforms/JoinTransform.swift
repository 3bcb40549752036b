import DataTables
import Foundation

extension TableTransforms {
  /// Returns the table with the columns of another data source.
  ///
  /// Each row is repeated for each row of the other source with equal keys, in their order.
  ///
  /// - Complexity: O(*n* + *m* + *r*), on average, for *n* and *m* rows and a result of *r* rows.
  func joined(_ table: DataTable, _ join: JoinSpec) throws -> DataTable {
    let other = try source(join.data.value)
    let keys = try joinKeys(join, table, other)
    let matches = RowGroups(keys.right.lazy.map { Int($0) }, count: keys.count)
    var count = 0
    for key in keys.left {
      count += key < 0 ? 0 : matches[Int(key)].count
      if join.kind == .left, key < 0 || matches[Int(key)].isEmpty { count += 1 }
    }
    try checkCount(count, join.data.node, "Aggregate the rows with equal keys.")
    var (rows, others): ([Int], [Int]) = ([], [])
    rows.reserveCapacity(count)
    others.reserveCapacity(count)
    for (row, key) in keys.left.enumerated() {
      let found = key < 0 ? [] : matches[Int(key)]
      for match in found {
        rows.append(row)
        others.append(match)
      }
      if found.isEmpty, join.kind == .left {
        rows.append(row)
        others.append(-1)
      }
    }
    let keyNames = Set(join.by.map { $0.other?.value ?? $0.field.value })
    let added = other.columns.filter { !keyNames.contains($0.name) }
      .map { $0.rows(others).named(join.prefix + $0.name, unit: $0.unit) }
    let known = Set(table.columns.map(\.name))
    if let column = added.first(where: { known.contains($0.name) }) {
      throw problem(
        join.data.node,
        "both sources have a column '\(column.name)'. Give a 'prefix' for the columns of '\(join.data.value)'."
      )
    }
    let kept = table.rows(rows)
    return DataTable(
      columns: kept.columns + added, count: count, assumptions: table.assumptions,
      files: table.files)
  }

  /// The numbers of keys, which are equal for equal keys of the two tables; negative for missing ones, and for those
  /// that the right table does not have.
  private struct JoinKeys {
    var left: ContiguousArray<Int32>
    var right: ContiguousArray<Int32>
    /// The count of different keys.
    var count: Int
  }

  private func joinKeys(
    _ join: JoinSpec, _ table: DataTable, _ other: DataTable
  ) throws(SpecProblem) -> JoinKeys {
    var keys = JoinKeys(
      left: ContiguousArray(repeating: 0, count: table.count),
      right: ContiguousArray(repeating: 0, count: other.count), count: 1)
    for key in join.by {
      let left = try column(key.field, of: table)
      let name = key.other ?? key.field
      guard let right = other.columns.first(where: { $0.name == name.value }) else {
        throw problem(
          name.node,
          """
          the data source '\(join.data.value)' has no column \
          '\(name.value)'\(NearestWord.advice(name.value, among: other.columns.map(\.name)))
          """)
      }
      guard let codes = Self.codes(left, right) else {
        throw problem(
          name.node,
          """
          column '\(left.name)' has \(left.kind), and '\(right.name)' of '\(join.data.value)' has \(right.kind). \
          Keys must be of one type.
          """)
      }
      keys = Self.pairs(keys, codes)
    }
    return keys
  }

  /// Returns the numbers of pairs of keys.
  private static func pairs(_ first: JoinKeys, _ second: JoinKeys) -> JoinKeys {
    func pair(_ codes: (Int32, Int32)) -> Int64 {
      codes.0 < 0 || codes.1 < 0 ? -1 : Int64(codes.0) << 32 | Int64(codes.1)
    }
    return numbered(
      left: ContiguousArray(zip(first.left, second.left).lazy.map(pair)),
      right: ContiguousArray(zip(first.right, second.right).lazy.map(pair))
    ) { $0 < 0 }
  }

  /// Returns the numbers of the values of two columns; `nil` if they are of different types.
  private static func codes(_ left: DataColumn, _ right: DataColumn) -> JoinKeys? {
    if let left = left.numbers, let right = right.numbers {
      return numbered(left: left, right: right) { $0.isNaN }
    }
    if let left = left.times, let right = right.times {
      return numbered(left: left, right: right) { $0 == DataColumn.missingTime }
    }
    guard case .names(let lefts, let leftNames) = left.values,
      case .names(let rights, let rightNames) = right.values
    else { return nil }
    let places = Dictionary(
      rightNames.enumerated().map { ($1, Int32($0)) }, uniquingKeysWith: { first, _ in first })
    let known = leftNames.map { places[$0] ?? -1 }
    return JoinKeys(
      left: ContiguousArray(lefts.lazy.map { $0 < 0 ? $0 : known[Int($0)] }), right: rights,
      count: rightNames.count)
  }

  private static func numbered<Value: Hashable>(
    left: ContiguousArray<Value>, right: ContiguousArray<Value>, isMissing: (Value) -> Bool
  ) -> JoinKeys {
    let (indices, values) = DataColumn.groups(right, isMissing: isMissing)
    let places = Dictionary(
      values.enumerated().map { ($1, Int32($0)) }, uniquingKeysWith: { first, _ in first })
    return JoinKeys(
      left: ContiguousArray(left.map { isMissing($0) ? -1 : places[$0] ?? -1 }),
      right: indices, count: values.count)
  }
}
