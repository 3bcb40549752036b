import CKernels

/// Goes over columns of pixels from left to right, and finds what an outline encloses of each.
struct AreaSweep: StripSweep, ~Copyable {
  private let edges: [ck_edge]
  private let isEvenOdd: Bool
  /// The visible rows, in units.
  private let rows: Range<Int>
  /// The first edge that has not begun.
  private var next = 0
  /// The edges that have begun and not ended.
  private var active: [ck_edge] = []
  private let kernel = ck_cross_lines_widest()
  /// Room for the lines of a strip.
  private var stretches = StretchLayers(room: StripCoverage.width * AreaEdges.perPixel)
  /// Where edges cross the lines of a column: `room` places for each line.
  ///
  /// Twice the units from the first row, and 1 more where the outline goes on to the right.
  private var crossings: [Int32] = []
  private var room = 0
  /// How many places are taken.
  private var counts = [Int](repeating: 0, count: AreaEdges.perPixel)
  /// The stretches that are enclosed on the lines of the last column, line after line, in units
  /// from the first row.
  private(set) var tops: [Int32] = []
  private(set) var bottoms: [Int32] = []
  /// For each line, where the stretches end that lie on it.
  private(set) var ends = [Int](repeating: 0, count: AreaEdges.perPixel)

  /// Begins left of all columns.
  ///
  /// - Parameters:
  ///   - edges: The outlines.
  ///   - isEvenOdd: Whether what is enclosed twice is outside.
  init(_ edges: AreaEdges, isEvenOdd: Bool) {
    self.edges = edges.edges
    self.isEvenOdd = isEvenOdd
    rows = edges.pixels.minY << 8..<max(edges.pixels.maxY, edges.pixels.minY) << 8
  }

  /// Adds what is covered of some columns to a strip.
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

  /// Adds what is covered of columns none of whose lines is crossed more than twice: either rule
  /// covers what lies between both crossings.
  ///
  /// - Returns: `false` for other columns, of which nothing is added.
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

  /// Takes up the edges that begin before a line.
  private mutating func begin(before line: Int32) {
    let first = next
    while next < edges.count, edges[next].first < line { next += 1 }
    active += edges[first..<next]
  }

  /// Finds the stretches of one column, farther right than any before.
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

  /// Finds where the active edges cross `lines`, and forgets those that end there.
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

  /// Adds the stretches of one line that are enclosed.
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
