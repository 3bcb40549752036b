import CKernels
import Foundation

/// A sweep over pixel columns from left to right, which finds the spans of the chains of a stroke.
struct ChainSweep: StripSweep, ~Copyable {
  /// The maximum number of lines computed together in all layers, chosen to fit in a second-level cache.
  private static let mostLines = 1 << 15

  private let chains: StrokeChains
  private let seen: ck_rows
  private let coarse: StrokeDisc
  /// The pen for columns with steep edges.
  private let fine: StrokeDisc
  /// The distance that a segment extends beyond its ends, in units.
  private let reach: Int
  /// The index of the first chain to the right of the sweep.
  private var next = 0
  /// The chains that the sweep crosses.
  private var active: [Cursor] = []
  private var stretches = StretchLayers(room: mostLines)

  /// The first segment of a chain that reaches a column or the area to its right.
  private struct Cursor {
    var part: Int
    var vertex: Int
    /// The index after the chain's last part.
    let end: Int
  }

  /// Begins to the left of all columns.
  ///
  /// - Parameters:
  ///   - chains: The chains of a stroke.
  ///   - radius: Half the line width, in pixels.
  ///   - area: The visible pixels.
  init(_ chains: consuming StrokeChains, radius: CGFloat, area: PixelRect) {
    self.chains = chains
    seen = ck_rows(first: Int32(area.minY << 8), last: Int32(area.maxY << 8))
    let units = Float(radius * UnitPoints.perPixel)
    reach = Int(units) + 1
    coarse = StrokeDisc(radius: units, lanes: Int(ck_lanes))
    fine = StrokeDisc(radius: units, lanes: Int(ck_fine_lanes))
  }

  /// Adds the coverage of some columns to a strip.
  ///
  /// - Complexity: O(*n* · *w*) for *n* vertices that reach the columns and a line width *w*; where several
  ///   chains do, also O(*c*) for *c* chains on each line.
  mutating func add(_ columns: Range<Int>, to strip: inout StripCoverage) {
    var rest = columns
    while !rest.isEmpty {
      let (same, lanes) = chains.steepColumns.first(of: rest)
      begin(before: same.upperBound << 8 + reach)
      let most = max(1, Self.mostLines / lanes / max(1, active.count))
      let some = same.prefix(most)
      add(some, lanes: lanes, at: some.lowerBound - columns.lowerBound, of: &strip)
      rest = some.upperBound..<rest.upperBound
    }
  }

  /// Makes the chains active that begin to the left of `right`.
  private mutating func begin(before right: Int) {
    while next < chains.chains.count, chains.chains[next].left <= right {
      let parts = chains.chains[next].parts
      let vertex = chains.parts[parts.lowerBound].lowerBound
      active.append(Cursor(part: parts.lowerBound, vertex: vertex, end: parts.upperBound))
      next += 1
    }
  }

  /// Computes the spans of the active chains on columns, and removes the chains that end before them.
  private mutating func add(
    _ columns: Range<Int>, lanes: Int, at column: Int, of strip: inout StripCoverage
  ) {
    let left = columns.lowerBound << 8
    let right = columns.upperBound << 8
    var layers = 0
    var kept = 0
    for index in active.indices {
      var cursor = active[index]
      guard skip(&cursor, before: left - reach) else { continue }
      active[kept] = cursor
      kept += 1
      guard Int(chains.points.x[cursor.vertex]) - reach < right else { continue }
      stretches.clear(layer: layers, lines: columns.count * lanes)
      measure(cursor, columns, lanes: lanes, layer: layers)
      layers += 1
    }
    active.removeLast(active.count - kept)
    strip.add(
      stretches, layers: layers, columns: columns.count, lanes: lanes, seen: seen, at: column)
  }

  /// Skips the segments to the left of `limit`.
  ///
  /// - Returns: Whether the chain has more segments.
  private func skip(_ cursor: inout Cursor, before limit: Int) -> Bool {
    while cursor.part < cursor.end {
      let end = chains.parts[cursor.part].upperBound
      while cursor.vertex + 1 < end, Int(chains.points.x[cursor.vertex + 1]) < limit {
        cursor.vertex += 1
      }
      if cursor.vertex + 1 < end || Int(chains.points.x[cursor.vertex]) >= limit { return true }
      cursor.part += 1
      if cursor.part < cursor.end { cursor.vertex = chains.parts[cursor.part].lowerBound }
    }
    return false
  }

  /// Computes the spans of a chain on the lines of some columns.
  private func measure(_ cursor: Cursor, _ columns: Range<Int>, lanes: Int, layer: Int) {
    let left = Int32(columns.lowerBound << 8)
    let lines = columns.count * lanes
    let tops = stretches.tops + layer * lines
    let bottoms = stretches.bottoms + layer * lines
    let (x, y) = (chains.points.x, chains.points.y)
    let right = columns.upperBound << 8 + reach
    var first = cursor.vertex
    for part in cursor.part..<cursor.end {
      if part > cursor.part { first = chains.parts[part].lowerBound }
      guard Int(x[first]) <= right else { break }
      let end = chains.parts[part].upperBound
      var last = first + 1
      while last < end, Int(x[last]) <= right { last += 1 }
      // The segment that leaves the columns is needed up to its end.
      let count = min(last + 1, end) - first
      if lanes == ck_lanes {
        coarse.measure(x + first, y + first, count, left, lines, tops, bottoms)
      } else {
        fine.measure(x + first, y + first, count, left, lines, tops, bottoms)
      }
    }
  }
}
