import CKernels

/// The coverage of a strip of neighbouring columns of pixels, from what is covered of each.
///
/// A column is measured on `ck_lanes` or `ck_fine_lanes` vertical lines. What a line covers of a
/// pixel is exact to 1/256; a pixel has the mean of its lines. Sums are whole numbers, so their
/// order does not matter.
struct StripCoverage: ~Copyable {
  /// The columns of a strip.
  static let width = Int(ck_strip)

  /// The rows of the strip.
  private let height: Int
  /// Row by row, how much more is covered than in the row above, in 1/256 of a fine line.
  private let changes: UnsafeMutableBufferPointer<Int16>
  /// Row by row, the coverage that `resolve` finds.
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  /// The first row with changes.
  private var first = Int.max
  /// The last row with a stretch's end; the row after it may have changes as well.
  private var last = -1

  /// Creates a strip without coverage.
  ///
  /// - Parameter height: Its rows, at least 1.
  init(height: Int) {
    self.height = height
    // A stretch changes the row of its end and the one below, which may lie below the strip.
    changes = .allocate(capacity: (height + 2) * Self.width)
    changes.initialize(repeating: 0)
    bytes = .allocate(capacity: height * Self.width)
    bytes.initialize(repeating: 0)
  }

  deinit {
    changes.deallocate()
    bytes.deallocate()
  }

  /// Adds what layers of stretches cover together.
  ///
  /// - Parameters:
  ///   - stretches: The layers; a stretch that ends where it begins, or above, is none.
  ///   - layers: The number of layers.
  ///   - columns: The columns of pixels.
  ///   - lanes: The lines of a column, `ck_lanes` or `ck_fine_lanes`.
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
      // From line to line the order of layers hardly changes, and sorting is quick for what is nearly
      // in order.
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

  /// Adds stretches of the `ck_lanes` lines of a column; those of one line do not overlap.
  ///
  /// - Parameters:
  ///   - tops: Where they begin, in 1/256 pixel, within the strip.
  ///   - bottoms: Where they end, as many; a stretch that ends where it begins, or above, is none.
  ///   - column: The column of the strip.
  mutating func add(
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

  /// Hands out the coverage of the rows that stretches touch, and begins again.
  ///
  /// - Parameter body: Called with the touched rows, and their bytes in rows of `width`; not called
  ///   when there are none.
  /// - Throws: What `body` throws.
  mutating func resolve(
    _ body: (Range<Int>, UnsafeMutableBufferPointer<UInt8>) throws(CanvasError) -> Void
  ) throws(CanvasError) {
    guard first <= last, let changes = changes.baseAddress, let base = bytes.baseAddress else {
      return
    }
    let rows = first..<min(last + 1, height)
    ck_resolve_strip_widest()(changes + first * Self.width, rows.count, base)
    // Nothing is covered below the last row, but what closes the stretches may stand there.
    (changes + rows.upperBound * Self.width).update(repeating: 0, count: 2 * Self.width)
    first = .max
    last = -1
    try body(rows, UnsafeMutableBufferPointer(start: base, count: rows.count * Self.width))
  }
}
