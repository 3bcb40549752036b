import CKernels

/// Goes over columns of pixels from left to right, and finds what the chains of a stroke cover.
struct ChainSweep {
  private let chains: StrokeChains
  private let area: PixelRect
  private let kernel: ck_column_spans
  /// How far a piece reaches beyond its ends, in units.
  private let reach: Int
  /// The first chain that has not begun.
  private var next = 0
  /// The chains that have begun and not ended.
  private var active: [Window] = []
  /// The stretches of one column: `ck_lanes` of each chain that reaches it.
  private var tops: [Int32] = []
  private var bottoms: [Int32] = []
  /// The stretches of all lines of one column, where several chains reach it.
  private var union: (tops: [Int32], bottoms: [Int32]) = ([], [])
  /// The stretches of one line, the top in the upper half.
  private var line: [UInt64] = []

  /// The pieces of a chain that reach a column.
  private struct Window {
    var pieces: Range<Int>
    /// The end of the chain.
    let end: Int
    /// Where the chain covered the middle of the last column.
    var top: Int32 = 0
  }

  /// Begins left of all columns.
  ///
  /// - Parameters:
  ///   - chains: The chains of a stroke.
  ///   - area: The pixels that can be seen.
  init(_ chains: StrokeChains, area: PixelRect) {
    self.chains = chains
    self.area = area
    kernel = ck_column_spans_widest()
    reach = Int(chains.radius) + 1
  }

  /// Adds what is covered of one column to a strip.
  ///
  /// - Parameters:
  ///   - x: The column's pixel, farther right than any before.
  ///   - strip: Where to add; its first row is the area's.
  ///   - column: The column of the strip.
  /// - Complexity: The pieces that reach the column; sorting, where several chains do.
  mutating func add(column x: Int, to strip: inout StripCoverage, at column: Int) {
    let left = x << 8
    begin(before: left + 256 + reach)
    guard !active.isEmpty else { return }
    let layers = measure(left)
    guard layers > 1 else {
      Self.add(
        tops[..<(layers * Int(ck_lanes))], bottoms[..<(layers * Int(ck_lanes))], to: &strip,
        at: column)
      return
    }
    union.tops.removeAll(keepingCapacity: true)
    union.bottoms.removeAll(keepingCapacity: true)
    for lane in 0..<Int(ck_lanes) { unite(layers, lane: lane) }
    Self.add(union.tops[...], union.bottoms[...], to: &strip, at: column)
  }

  private static func add(
    _ tops: ArraySlice<Int32>, _ bottoms: ArraySlice<Int32>, to strip: inout StripCoverage,
    at column: Int
  ) {
    tops.withUnsafeBufferPointer { tops in
      bottoms.withUnsafeBufferPointer { bottoms in
        strip.add(tops: tops, bottoms: bottoms, column: column)
      }
    }
  }

  /// Takes up the chains that begin left of `right`.
  private mutating func begin(before right: Int) {
    while next < chains.chains.count {
      let chain = chains.chains[next]
      guard chains.segments[chain.lowerBound].x <= right else { break }
      active.append(Window(pieces: chain.lowerBound..<chain.lowerBound, end: chain.upperBound))
      next += 1
    }
    let room = active.count * Int(ck_lanes)
    if room > tops.count {
      tops = Array(repeating: 0, count: max(room, 2 * tops.count))
      bottoms = tops
    }
  }

  /// Measures all active chains on the column whose left edge is at `left`, and forgets those that
  /// have ended.
  ///
  /// - Returns: How many of them reach the column.
  private mutating func measure(_ left: Int) -> Int {
    // From column to column the order of chains hardly changes, and sorting is quick for what is
    // nearly in order: here, and on each line of the column.
    if active.count > 1 { active.sort { $0.top < $1.top } }
    var layers = 0
    var index = 0
    chains.segments.withUnsafeBufferPointer { segments in
      tops.withUnsafeMutableBufferPointer { tops in
        bottoms.withUnsafeMutableBufferPointer { bottoms in
          while index < active.count {
            let window = active[index]
            var first = window.pieces.lowerBound
            while first < window.end,
              Int(segments[first].x) + Int(segments[first].run) + reach < left
            { first += 1 }
            guard first < window.end else {
              active.swapAt(index, active.count - 1)
              active.removeLast()
              continue
            }
            var end = max(window.pieces.upperBound, first)
            while end < window.end, Int(segments[end].x) - reach <= left + 256 { end += 1 }
            active[index].pieces = first..<end
            guard first < end, let base = segments.baseAddress, let top = tops.baseAddress,
              let bottom = bottoms.baseAddress
            else {
              index += 1
              continue
            }
            let lanes = layers * Int(ck_lanes)
            kernel(
              base + first, end - first, Int32(left), chains.radius, Int32(area.minY << 8),
              Int32(area.maxY << 8), top + lanes, bottom + lanes)
            active[index].top = top[lanes + Int(ck_lanes) / 2]
            index += 1
            layers += 1
          }
        }
      }
    }
    return layers
  }

  /// Adds the union of all layers on one line to `union`.
  private mutating func unite(_ layers: Int, lane: Int) {
    line.removeAll(keepingCapacity: true)
    for index in stride(from: lane, to: layers * Int(ck_lanes), by: Int(ck_lanes))
    where tops[index] < bottoms[index] {
      line.append(UInt64(UInt32(tops[index])) << 32 | UInt64(UInt32(bottoms[index])))
    }
    line.sort()
    guard let highest = line.first else { return }
    var top = Int32(truncatingIfNeeded: highest >> 32)
    var bottom = Int32(truncatingIfNeeded: highest)
    for stretch in line.dropFirst() {
      let nextTop = Int32(truncatingIfNeeded: stretch >> 32)
      let nextBottom = Int32(truncatingIfNeeded: stretch)
      if nextTop > bottom {
        union.tops.append(top)
        union.bottoms.append(bottom)
        (top, bottom) = (nextTop, nextBottom)
      } else {
        bottom = max(bottom, nextBottom)
      }
    }
    union.tops.append(top)
    union.bottoms.append(bottom)
  }
}
