/// The choice of the points of stacked areas of which some lack rows of others.
///
/// An edge that two areas share has to have the same points in both, or else they overlap. Areas that share rows
/// therefore keep their points at the same positions. If an area lacks a row at such a position, it keeps those before
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
  /// - Complexity: O(*n* *g* + *k* *m* log *n*) for *n* points, of which *k* are kept, of *m* areas in *g* groups that
  ///   share rows.
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
    let next = Self.index(in: positions, atOrAfter: position)
    guard next > 0, next < positions.count, positions[next] != position else { return [] }
    return [positions[next - 1], positions[next]]
  }

  /// Returns the indices of a position.
  private func indices(in positions: ContiguousArray<Double>, at position: Double) -> Range<Int> {
    let start = Self.index(in: positions, atOrAfter: position)
    var end = start
    while end < positions.count, positions[end] == position { end += 1 }
    return start..<end
  }

  private static func index(
    in positions: ContiguousArray<Double>, atOrAfter position: Double
  ) -> Int {
    var range = 0..<positions.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        positions[middle] < position
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// Returns whether at least half of the positions of one of two lists, in their common range, are in the other one.
  private static func share(
    _ first: ContiguousArray<Double>, _ second: ContiguousArray<Double>
  ) -> Bool {
    let (start, end) = (
      max(first[0], second[0]), min(first[first.count - 1], second[second.count - 1])
    )
    var (index, other) = (
      Self.index(in: first, atOrAfter: start), Self.index(in: second, atOrAfter: start)
    )
    let (firstIndex, firstOther) = (index, other)
    var common = 0
    while index < first.count, other < second.count, first[index] <= end, second[other] <= end {
      if first[index] == second[other] { common += 1 }
      let (position, otherPosition) = (first[index], second[other])
      if position <= otherPosition { index += 1 }
      if otherPosition <= position { other += 1 }
    }
    return common > 0 && 2 * common >= min(index - firstIndex, other - firstOther)
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
