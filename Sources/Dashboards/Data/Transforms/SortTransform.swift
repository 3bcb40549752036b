import DataTables

extension TableTransforms {
  /// Returns the rows in an order, with missing values last; equal ones stay in their order.
  ///
  /// - Complexity: O(*n* log *n*) for *n* rows.
  func sorted(_ table: DataTable, _ sort: SortSpec) throws(SpecProblem) -> DataTable {
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
}
