import Decimation

/// The choice of the points of stacked areas, some of which lack rows that others have.
///
/// An edge that two areas share has to have the same points in both, or else they overlap. Areas that share rows
/// therefore keep their points at the same positions. An area that lacks a row at such a position keeps those before
/// and after it. The kept edges are then equal to the whole ones at all kept positions, and straight in between, so
/// that areas cross nowhere but where the whole ones do.
package struct StackedRows {
  /// The positions of an area.
  private struct Rows {
    /// The finite positions, never decreasing.
    let positions: ContiguousArray<Double>
    /// Whether the rows are in their order, and all have one.
    let isAscending: Bool

    init(_ codes: ContiguousArray<Double>) {
      isAscending =
        zip(codes, codes.dropFirst()).allSatisfy { $0 <= $1 } && codes.first?.isNaN != true
      positions = isAscending ? codes : ContiguousArray(codes.filter(\.isFinite).sorted())
    }
  }

  private let rows: [Rows]

  /// Creates the choice for the positions of areas, one list for each.
  package init(_ positions: [ContiguousArray<Double>]) { rows = positions.map(Rows.init) }

  /// Returns the points that the areas keep together.
  ///
  /// - Parameter kept: The indices of the points that each area needs, ascending; `nil` for all of them.
  /// - Returns: The indices of the points that each area keeps, ascending; `nil` for all of them. Areas that share no
  ///   rows with others, or less than half of those in their common range, keep what they need.
  /// - Complexity: O(*n* *m* log *n*) for *n* points of *m* areas.
  package func together(_ kept: [[Int]?]) -> [[Int]?] {
    let kept = zip(kept, rows).map { $1.isAscending ? $0 : nil }
    var result = kept
    for group in groups(kept) where group.count > 1 {
      let wanted = positions(group, kept)
      for area in group where kept[area] != nil {
        result[area] = wanted.flatMap { indices(in: rows[area].positions, at: $0) }
      }
    }
    return result
  }

  /// Returns the areas that share rows, in groups with at least one that does not keep all points.
  ///
  /// There can be very many short areas, which keep all points. They share rows with the others only.
  private func groups(_ kept: [[Int]?]) -> [[Int]] {
    var groups: [(areas: [Int], positions: ContiguousArray<Double>)] = []
    let areas = rows.indices.filter { !rows[$0].positions.isEmpty }
    for area in areas.filter({ kept[$0] != nil }) + areas.filter({ kept[$0] == nil }) {
      let positions = rows[area].positions
      let sharing = groups.indices.filter { Self.share(groups[$0].positions, positions) }
      guard let first = sharing.first else {
        if kept[area] != nil { groups.append(([area], positions)) }
        continue
      }
      groups[first].areas.append(area)
      if kept[area] != nil {
        groups[first].positions = Self.union(groups[first].positions, positions)
      }
      for other in sharing.dropFirst().reversed() {
        let joined = groups.remove(at: other)
        groups[first].areas += joined.areas
        groups[first].positions = Self.union(groups[first].positions, joined.positions)
      }
    }
    return groups.map(\.areas)
  }

  /// Returns the positions that areas keep, ascending.
  private func positions(_ group: [Int], _ kept: [[Int]?]) -> [Double] {
    var wanted: Set<Double> = []
    for area in group {
      let positions = rows[area].positions
      wanted.formUnion(kept[area].map { $0.map { positions[$0] } } ?? Array(positions))
    }
    var added = Array(wanted)
    while let position = added.popLast() {
      for area in group where kept[area] != nil {
        for neighbour in neighbours(in: rows[area].positions, of: position)
        where wanted.insert(neighbour).inserted {
          added.append(neighbour)
        }
      }
    }
    return wanted.sorted()
  }

  /// Returns the positions before and after one that an area lacks; none for others.
  private func neighbours(in positions: ContiguousArray<Double>, of position: Double) -> [Double] {
    let next = positions.index(atOrAfter: position)
    guard next > 0, next < positions.count, positions[next] != position else { return [] }
    return [positions[next - 1], positions[next]]
  }

  /// Returns the indices of a position.
  private func indices(in positions: ContiguousArray<Double>, at position: Double) -> Range<Int> {
    let start = positions.index(atOrAfter: position)
    var end = start
    while end < positions.count, positions[end] == position { end += 1 }
    return start..<end
  }

  /// Returns whether at least half of the positions of one of two lists, in their common range, are in the other one.
  ///
  /// - Complexity: O(*s* log *n*) for *s* positions of the list with fewer of them in the range, and *n* of the other.
  private static func share(
    _ first: ContiguousArray<Double>, _ second: ContiguousArray<Double>
  ) -> Bool {
    let start = max(first[0], second[0])
    let end = min(first[first.count - 1], second[second.count - 1])
    guard start <= end else { return false }
    func range(_ positions: ContiguousArray<Double>) -> Range<Int> {
      positions.index(atOrAfter: start)..<positions.index(atOrAfter: end.nextUp)
    }
    let (range, other) = (range(first), range(second))
    let (fewer, more) =
      range.count <= other.count ? (first[range], second) : (second[other], first)
    let common = fewer.count { position in
      let index = more.index(atOrAfter: position)
      return index < more.count && more[index] == position
    }
    return common > 0 && 2 * common >= fewer.count
  }

  /// Returns the positions of both lists, never decreasing.
  private static func union(
    _ first: ContiguousArray<Double>, _ second: ContiguousArray<Double>
  ) -> ContiguousArray<Double> {
    var result: ContiguousArray<Double> = []
    result.reserveCapacity(max(first.count, second.count))
    var (index, other) = (0, 0)
    while index < first.count || other < second.count {
      let position = index < first.count ? first[index] : .infinity
      let otherPosition = other < second.count ? second[other] : .infinity
      result.append(min(position, otherPosition))
      if position <= otherPosition { index += 1 }
      if otherPosition <= position { other += 1 }
    }
    return result
  }
}

extension ContiguousArray<Double> {
  /// Returns the index of the first of ascending positions that is not less than one; `count` if there is none.
  fileprivate func index(atOrAfter position: Double) -> Int {
    (0..<count).partitioningIndex { self[$0] >= position }
  }
}
