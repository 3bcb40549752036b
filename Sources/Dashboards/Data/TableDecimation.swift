import DataTables
import Decimation

/// The reduction of a table to the rows that a line chart needs.
struct TableDecimation {
  let spec: DecimationSpec
  let transforms: TableTransforms

  /// Returns the rows that M4 keeps for at least one of the columns of values, ordered by their positions.
  ///
  /// There is one bucket of equal width for each pixel column of the whole table. Rows without a position are left
  /// out. Of the rows without a value, those before a point, at the end of a bucket and at both ends are kept, as
  /// `M4Query` keeps them, so that lines stay interrupted.
  ///
  /// - Throws: `SpecProblem` for unknown columns, and for columns of texts.
  /// - Complexity: O(*n* log *n*) for *n* rows; O(*n*) if the positions ascend.
  func rows(of table: DataTable) throws(SpecProblem) -> DataTable {
    let x = try positions(spec.x, in: table)
    var order = (0..<table.count).filter { x[$0].isFinite }
    let isAscending = zip(order, order.dropFirst()).allSatisfy { x[$0] <= x[$1] }
    if !isAscending { order.sort { (x[$0], $0) < (x[$1], $1) } }
    guard let first = order.first, let last = order.last else { return table.rows([]) }
    let sorted = ContiguousArray(order.lazy.map { x[$0] })
    let buckets = buckets(of: sorted)
    var isKept = Array(repeating: false, count: order.count)
    for column in spec.y {
      let y = try transforms.numbers(column, of: table).values
      let values = ContiguousArray(order.lazy.map { y[$0].isFinite ? y[$0] : .nan })
      let kept: Decimated
      do throws(PositionsError) {
        kept = M4.indices(
          of: values.span, at: try Positions(ascending: sorted),
          in: .equalWidth(spec.width, over: x[first]...x[last]))
      } catch {
        throw transforms.problem(spec.x.node, "\(error)")
      }
      for row in kept.indices { isKept[row] = true }
      for row in values.indices where values[row].isNaN {
        let isLast = row + 1 == values.count || buckets[row + 1] != buckets[row]
        if isLast || row == 0 || !values[row + 1].isNaN { isKept[row] = true }
      }
    }
    return table.rows(order.indices.filter { isKept[$0] }.map { order[$0] })
  }

  /// Returns the number of the bucket of each position.
  private func buckets(of positions: ContiguousArray<Double>) -> ContiguousArray<Int> {
    guard let first = positions.first, let last = positions.last, first < last else {
      return ContiguousArray(repeating: 0, count: positions.count)
    }
    var bucket = 0
    var buckets: ContiguousArray<Int> = []
    buckets.reserveCapacity(positions.count)
    for x in positions {
      while bucket + 1 < spec.width,
        x >= Double.edge(bucket + 1, of: spec.width, in: first...last)
      {
        bucket += 1
      }
      buckets.append(bucket)
    }
    return buckets
  }

  /// Returns numbers, or dates in microseconds since 1970, which are whole numbers.
  private func positions(
    _ name: Located<String>, in table: DataTable
  ) throws(SpecProblem) -> ContiguousArray<Double> {
    let column = try transforms.column(name, of: table)
    switch column.values {
    case .numbers(let numbers): return numbers
    case .times(let times):
      return ContiguousArray(
        times.lazy.map { $0 == DataColumn.missingTime ? .nan : Double($0) })
    case .names:
      throw transforms.problem(
        name.node, "column '\(column.name)' has texts, which have no positions.")
    }
  }
}
