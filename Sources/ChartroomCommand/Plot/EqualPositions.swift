import Dashboards
package import DataTables
package import Foundation

/// The search for rows with equal positions, whose results are kept.
///
/// Rows without a position are none of them.
package struct EqualPositions {
  private let table: DataTable
  private let x: Int?
  private let timeZone: TimeZone
  /// The results for columns that divide the rows, and for all rows.
  private var found: [Int?: Bool] = [:]
  /// The number of searches.
  package private(set) var searches = 0

  /// Creates a search without results.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - x: The index of the column of positions; `nil` for the numbers of the rows.
  ///   - timeZone: The zone of times that divide the rows; UTC by default.
  package init(in table: DataTable, x: Int?, timeZone: TimeZone = .gmt) {
    self.table = table
    self.x = x
    self.timeZone = timeZone
  }

  /// Returns whether two rows have the same position.
  ///
  /// - Parameter column: The index of a column of which the two rows must have the same value; `nil` for any two rows.
  /// - Returns: `true` if there are two such rows.
  /// - Complexity: O(*n*) for *n* rows, without a set if the positions of each group ascend; O(1) when called again.
  package mutating func exist(dividedBy column: Int? = nil) -> Bool {
    guard x != nil else { return false }
    if let known = found[column] { return known }
    return search(groups(of: column), of: column)
  }

  /// Returns whether a column divides the rows into groups without equal positions, of two rows or more on average.
  ///
  /// - Parameter column: The index of the column.
  /// - Returns: Whether it does; not if there is no column of positions.
  /// - Complexity: That of `exist(dividedBy:)`; the rows are not searched if there are more groups.
  package mutating func areDivided(by column: Int) -> Bool {
    let groups = table.columns[column].groups(in: timeZone)
    guard x != nil, 2 * groups.names.count <= table.count else { return false }
    return !(found[column] ?? search(groups.indices, of: column))
  }

  /// Returns whether a position has more than two rows on average.
  ///
  /// - Parameter column: The index of a column; equal positions with other values of it are different ones. It is `nil`
  ///   for none.
  /// - Returns: Whether it does; not if there is no column of positions.
  /// - Complexity: O(*n*) for *n* rows, without a set if the positions of no group descend.
  package func areFrequent(dividedBy column: Int? = nil) -> Bool {
    guard let x else { return false }
    let codes = table.columns[x].positionCodes
    let groups = self.groups(of: column)
    var last = ContiguousArray(
      repeating: DataColumn.missingPosition, count: Int(groups.max() ?? 0) + 1)
    var (rows, places) = (0, 0)
    var known: Set<Place>?
    for row in codes.indices where codes[row] != DataColumn.missingPosition && groups[row] >= 0 {
      let group = Int(groups[row])
      rows += 1
      if codes[row] < last[group] {
        known = []
        break
      }
      if codes[row] > last[group] { places += 1 }
      last[group] = codes[row]
    }
    guard var known else { return rows > 2 * places }
    rows = 0
    for row in codes.indices where codes[row] != DataColumn.missingPosition && groups[row] >= 0 {
      rows += 1
      known.insert(Place(group: groups[row], code: codes[row]))
    }
    return rows > 2 * known.count
  }

  /// Returns the group of each row: the value of a column, or the same one.
  private func groups(of column: Int?) -> ContiguousArray<Int32> {
    column.map { table.columns[$0].groups(in: timeZone).indices }
      ?? ContiguousArray(repeating: 0, count: table.count)
  }

  /// Searches rows with equal positions in a group, and keeps the result.
  private mutating func search(_ groups: ContiguousArray<Int32>, of column: Int?) -> Bool {
    guard let x else { return false }
    let result = Self.exist(in: table.columns[x].positionCodes, of: groups)
    found[column] = result
    searches += 1
    return result
  }

  /// A position in a group.
  private struct Place: Hashable {
    var group: Int32
    var code: Int64
  }

  private static func exist(
    in codes: ContiguousArray<Int64>, of groups: ContiguousArray<Int32>
  ) -> Bool {
    var last = ContiguousArray(
      repeating: DataColumn.missingPosition, count: Int(groups.max() ?? 0) + 1)
    var ascend = true
    // A set of a million positions takes longer than reading them.
    for row in codes.indices where codes[row] != DataColumn.missingPosition && groups[row] >= 0 {
      let group = Int(groups[row])
      guard codes[row] > last[group] else {
        ascend = false
        break
      }
      last[group] = codes[row]
    }
    if ascend { return false }
    var known: Set<Place> = []
    for row in codes.indices where codes[row] != DataColumn.missingPosition && groups[row] >= 0 {
      if !known.insert(Place(group: groups[row], code: codes[row])).inserted { return true }
    }
    return false
  }
}

extension DataColumn {
  /// The code of a row without a position.
  fileprivate static let missingPosition = Int64.min

  /// A number for the position of each row, which ascends with the position.
  fileprivate var positionCodes: ContiguousArray<Int64> {
    switch values {
    case .numbers(let numbers):
      ContiguousArray(
        numbers.lazy.map { number in
          guard !number.isNaN else { return Self.missingPosition }
          // The sum is 0 for -0, too.
          let bits = Int64(bitPattern: (number + 0).bitPattern)
          return bits < 0 ? bits ^ .max : bits
        })
    case .times(let times): times
    case .names(let indices, _):
      ContiguousArray(indices.lazy.map { $0 < 0 ? Self.missingPosition : Int64($0) })
    }
  }
}
