/// The columns of known programs that are no data, such as the row numbers of pandas and R.
enum SurplusColumns {
  /// The columns of annotated CSV of InfluxDB beside `_time` and `_value`: the number of the group and its range.
  private static let influx: Set<String> = ["result", "table", "_start", "_stop"]

  /// Leaves such columns out of a table.
  ///
  /// They are a first column without a name that numbers the rows, from 0 as in pandas or from 1 as in R, and the
  /// columns of InfluxDB.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - names: The names in the header; empty texts for columns without a name.
  ///   - positions: The name of the column of positions, which stays; `nil` if it is not given.
  /// - Returns: The columns, with the assumption about them; `nil` if none is left out.
  /// - Complexity: O(*n*) for *n* rows.
  static func removed(
    from columns: [DataColumn], _ names: [String], positions: String?
  ) -> (columns: [DataColumn], assumption: String)? {
    var surplus: Set<Int> = []
    if columns.count > 1, names.first == "", case .numbers(let numbers) = columns[0].values,
      numbers.count > 1, numbers[0] == 0 || numbers[0] == 1,
      numbers.indices.allSatisfy({ numbers[$0] == numbers[0] + Double($0) })
    {
      surplus.insert(0)
    }
    if Set(names).isSuperset(of: influx.union(["_time", "_value"])) {
      surplus.formUnion(names.indices.filter { influx.contains(names[$0]) })
      if names.first == "" { surplus.insert(0) }
    }
    surplus = surplus.filter { columns[$0].name != positions }
    guard !surplus.isEmpty else { return nil }
    let list = surplus.sorted().map { names[$0].isEmpty ? "without a name" : "'\(names[$0])'" }
    let assumption =
      list.count == 1
      ? "The column \(list[0]) numbers the rows and was left out."
      : "The columns \(list.joined(separator: ", ")) are no data and were left out."
    return (columns.indices.filter { !surplus.contains($0) }.map { columns[$0] }, assumption)
  }
}
