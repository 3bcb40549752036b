import DataTables
import Decimation

/// The reduction of a table to the rows that a line chart needs.
struct TableDecimation {
  let spec: DecimationSpec
  let transforms: TableTransforms

  /// Returns the rows that M4 keeps for at least one of the columns of values, ordered by their positions.
  ///
  /// There is one bucket of equal width for each pixel column of the whole table. Rows without a position are left
  /// out; one row of each gap and the rows at both ends are kept.
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
      for row in KeptRows.rows(of: kept, from: values.span) { isKept[row] = true }
      for end in [0, order.count - 1] where values[end].isNaN { isKept[end] = true }
    }
    return table.rows(order.indices.filter { isKept[$0] }.map { order[$0] })
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
