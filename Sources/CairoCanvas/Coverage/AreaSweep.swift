import CKernels

/// A sweep over pixel columns from left to right, which finds the spans inside of an outline.
struct AreaSweep: StripSweep, ~Copyable {
  private let edges: [ck_edge]
  private let isEvenOdd: Bool
  /// The visible rows, in 1/256 pixel.
  private let rows: Range<Int>
  /// The index of the first edge to the right of the sweep.
  private var next = 0
  /// The edges that the sweep crosses.
  private var active: [ck_edge] = []
  private let kernel = ck_cross_lines_widest()
  /// A buffer for the spans of a strip.
  private var stretches = StretchLayers(room: StripCoverage.width * AreaEdges.perPixel)
  /// The crossings of edges with the lines of a column, in `room` values for each line.
  ///
  /// A value is twice the distance from the first row in units, plus 1 where the outline runs to the right.
  private var crossings: [Int32] = []
  private var room = 0
  /// The number of crossings of each line.
  private var counts = [Int](repeating: 0, count: AreaEdges.perPixel)
  /// The upper ends of the spans inside of the outline on the lines of the last column, line by line, in
  /// units from the first row.
  ///
  /// `bottoms` has their lower ends.
  private(set) var tops: [Int32] = []
  private(set) var bottoms: [Int32] = []
  /// For each line, the index after its last span in `tops`.
  private(set) var ends = [Int](repeating: 0, count: AreaEdges.perPixel)

  /// Begins to the left of all columns.
  ///
  /// - Parameters:
  ///   - edges: The outlines.
  ///   - isEvenOdd: Whether the fill rule is even-odd, and not non-zero.
  init(_ edges: AreaEdges, isEvenOdd: Bool) {
    self.edges = edges.edges
    self.isEvenOdd = isEvenOdd
    rows = edges.pixels.minY << 8..<max(edges.pixels.maxY, edges.pixels.minY) << 8
  }

  /// Adds the coverage of some columns to a strip.
  ///
  /// - Complexity: O(*k* log *k*) for *k* crossings of a column.
  mutating func add(_ columns: Range<Int>, to strip: inout StripCoverage) {
    guard !addTwice(columns, to: &strip) else { return }
    for column in columns {
      measure(column: column)
      tops.withUnsafeBufferPointer { tops in
        bottoms.withUnsafeBufferPointer { bottoms in
          strip.add(tops: tops, bottoms: bottoms, column: column - columns.lowerBound)
        }
      }
    }
  }

  /// Adds the coverage of columns whose lines are crossed at most twice: by both fill rules, the span between
  /// the crossings is covered.
  ///
  /// - Returns: `false` for other columns, which are not added.
  private mutating func addTwice(_ columns: Range<Int>, to strip: inout StripCoverage) -> Bool {
    let start = Int32(columns.lowerBound * AreaEdges.perPixel)
    let end = Int32(columns.upperBound * AreaEdges.perPixel)
    let lines = columns.count * AreaEdges.perPixel
    let (before, begun) = (next, active.count)
    begin(before: end)
    stretches.clear(layer: 0, lines: lines)
    guard kernel(active, active.count, start, lines, stretches.tops, stretches.bottoms) else {
      active.removeLast(active.count - begun)
      next = before
      return false
    }
    active.removeAll { $0.end <= end }
    let seen = ck_rows(first: Int32(rows.lowerBound), last: Int32(rows.upperBound))
    strip.add(
      stretches, layers: 1, columns: columns.count, lanes: AreaEdges.perPixel, seen: seen, at: 0)
    return true
  }

  /// Makes the edges active that begin before a line.
  private mutating func begin(before line: Int32) {
    let first = next
    while next < edges.count, edges[next].first < line { next += 1 }
    active += edges[first..<next]
  }

  /// Finds the spans of one column, which must lie to the right of all earlier ones.
  mutating func measure(column x: Int) {
    let lines = Int32(x * AreaEdges.perPixel)..<Int32((x + 1) * AreaEdges.perPixel)
    begin(before: lines.upperBound)
    tops.removeAll(keepingCapacity: true)
    bottoms.removeAll(keepingCapacity: true)
    cross(lines)
    for line in 0..<AreaEdges.perPixel {
      enclose(line)
      ends[line] = tops.count
    }
  }

  /// Finds the crossings of the active edges with `lines`, and removes the edges that end there.
  private mutating func cross(_ lines: Range<Int32>) {
    if active.count > room {
      room = 2 * active.count
      crossings = Array(repeating: 0, count: room * AreaEdges.perPixel)
    }
    for line in counts.indices { counts[line] = 0 }
    let (room, rows) = (room, rows)
    var kept = 0
    crossings.withUnsafeMutableBufferPointer { crossings in
      counts.withUnsafeMutableBufferPointer { counts in
        active.withUnsafeMutableBufferPointer { active in
          for index in active.indices {
            let edge = active[index]
            let last = min(edge.end, lines.upperBound)
            for line in max(edge.first, lines.lowerBound)..<last {
              let y = max(rows.lowerBound, min(edge.y(on: line), rows.upperBound))
              let place = Int(line &- lines.lowerBound)
              crossings[place &* room &+ counts[place]] =
                Int32(truncatingIfNeeded: 2 &* (y &- rows.lowerBound)) | (edge.goes_right ? 1 : 0)
              counts[place] &+= 1
            }
            if edge.end > lines.upperBound {
              active[kept] = edge
              kept += 1
            }
          }
        }
      }
    }
    active.removeLast(active.count - kept)
  }

  /// Adds the spans of one line that are inside.
  private mutating func enclose(_ line: Int) {
    let places = line * room..<line * room + counts[line]
    guard places.count > 2 else {
      guard places.count == 2 else { return }
      let (a, b) = (crossings[places.lowerBound], crossings[places.lowerBound + 1])
      tops.append(min(a, b) >> 1)
      bottoms.append(max(a, b) >> 1)
      return
    }
    crossings[places].sort()
    var winding = 0
    var top: Int32 = 0
    for place in places {
      let crossing = crossings[place]
      let wasOutside = winding == 0
      if isEvenOdd { winding = 1 - winding } else { winding += crossing & 1 == 1 ? 1 : -1 }
      if wasOutside {
        top = crossing >> 1
      } else if winding == 0 {
        tops.append(top)
        bottoms.append(crossing >> 1)
      }
    }
  }
}
