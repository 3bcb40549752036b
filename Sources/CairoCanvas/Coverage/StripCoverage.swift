import CKernels

/// The coverage of a strip of adjacent pixel columns, computed from spans on vertical lines.
///
/// A column is sampled on `ck_lanes` or `ck_fine_lanes` lines. The coverage of a line within a pixel is exact
/// to 1/256, and a pixel has the mean of its lines. Sums are of integers, so their order does not matter.
package struct StripCoverage: ~Copyable {
  /// The number of columns in a strip.
  package static let width = Int(ck_strip)

  /// The number of rows in the strip.
  private let height: Int
  /// Row by row, the differences of coverage from the row above, in 1/256 of a fine line.
  private let changes: UnsafeMutableBufferPointer<Int16>
  /// Row by row, the coverage after `resolve`.
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  /// The first row with differences.
  private var first = Int.max
  /// The last row with the end of a span; the next row may have differences, too.
  private var last = -1

  /// Creates a strip without coverage.
  ///
  /// - Parameter height: The number of rows, at least 1.
  package init(height: Int) {
    self.height = height
    // The end of a span changes its row and the next one, which may lie below the strip.
    changes = .allocate(capacity: (height + 2) * Self.width)
    changes.initialize(repeating: 0)
    bytes = .allocate(capacity: height * Self.width)
    bytes.initialize(repeating: 0)
  }

  deinit {
    changes.deallocate()
    bytes.deallocate()
  }

  /// Adds the union of layers of spans.
  ///
  /// - Parameters:
  ///   - stretches: The layers; a span whose bottom is not below its top is empty.
  ///   - layers: The number of layers; 0 adds nothing.
  ///   - columns: The number of pixel columns.
  ///   - lanes: The number of lines in a column, `ck_lanes` or `ck_fine_lanes`.
  ///   - seen: The rows of the strip.
  ///   - column: The first column in the strip.
  mutating func add(
    _ stretches: borrowing StretchLayers, layers: Int, columns: Int, lanes: Int,
    seen: ck_rows, at column: Int
  ) {
    guard layers > 0, let changes = changes.baseAddress else { return }
    let rows: ck_rows
    if layers == 1 {
      rows = ck_add_stretches_widest()(
        stretches.tops, stretches.bottoms, columns, Int32(lanes), seen, changes + column)
    } else {
      // The order of the layers hardly changes from line to line, and sorting nearly sorted values is fast.
      let lines = columns * lanes
      var order = (0..<UInt32(layers)).sorted {
        stretches.tops[Int($0) * lines] < stretches.tops[Int($1) * lines]
      }
      var sorted = [Int32](repeating: 0, count: layers)
      rows = ck_add_layers(
        stretches.tops, stretches.bottoms, layers, columns, Int32(lanes), &order, &sorted, seen,
        changes + column)
    }
    if rows.first < rows.last {
      first = min(first, Int(rows.first >> 8))
      last = max(last, Int(rows.last >> 8))
    }
  }

  /// Adds spans on the `ck_lanes` lines of a column; spans on one line must not overlap.
  ///
  /// - Parameters:
  ///   - tops: The upper ends in 1/256 pixel, within the strip.
  ///   - bottoms: The lower ends, as many; a span whose bottom is not below its top is empty.
  ///   - column: The column of the strip.
  package mutating func add(
    tops: UnsafeBufferPointer<Int32>, bottoms: UnsafeBufferPointer<Int32>, column: Int
  ) {
    let weight = Int16(ck_fine_lanes / ck_lanes)
    var first = first
    var last = last
    for line in tops.indices where tops[line] < bottoms[line] {
      let top = Int(tops[line])
      let bottom = Int(bottoms[line])
      let above = Int16(truncatingIfNeeded: top & 255)
      let below = Int16(truncatingIfNeeded: bottom & 255)
      let start = (top >> 8) &* Self.width &+ column
      changes[start] &+= (256 &- above) &* weight
      changes[start &+ Self.width] &+= above &* weight
      let end = (bottom >> 8) &* Self.width &+ column
      changes[end] &-= (256 &- below) &* weight
      changes[end &+ Self.width] &-= below &* weight
      first = min(first, top >> 8)
      last = max(last, bottom >> 8)
    }
    self.first = first
    self.last = last
  }

  /// Computes the coverage of the rows that spans touch, and clears the strip.
  ///
  /// - Parameter body: Receives the touched rows, and their bytes in rows of `width`. It is not called
  ///   where there are none.
  /// - Throws: The error of `body`.
  package mutating func resolve(
    _ body: (Range<Int>, UnsafeMutableBufferPointer<UInt8>) throws(CanvasError) -> Void
  ) throws(CanvasError) {
    guard first <= last, let changes = changes.baseAddress, let base = bytes.baseAddress else {
      return
    }
    let rows = first..<min(last + 1, height)
    ck_resolve_strip_widest()(changes + first * Self.width, rows.count, base)
    // Nothing is covered below the last row, but differences that end spans may lie there.
    (changes + rows.upperBound * Self.width).update(repeating: 0, count: 2 * Self.width)
    first = .max
    last = -1
    try body(rows, UnsafeMutableBufferPointer(start: base, count: rows.count * Self.width))
  }
}
