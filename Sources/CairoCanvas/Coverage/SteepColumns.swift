import CKernels

/// The columns of pixels that steep pieces of a stroke reach, which are measured finely.
///
/// Where an edge rises by more than a pixel from one line of a column to the next, it shows the
/// number of lines. Dense strokes have so many steep pieces that measuring all of them finely takes
/// too long and shows too little: none of theirs count. Whether a column is measured finely may
/// depend on the stroke only, and not on what is seen of it, so that a part of a picture is the same
/// as in the whole.
struct SteepColumns {
  /// The most vertices a column of pixels of a stroke that is not dense, on average.
  private static let sparse = 2

  private let area: PixelRect
  private let reach: Int
  private var isSteep: [Bool]

  /// Begins without steep columns.
  ///
  /// - Parameters:
  ///   - vertices: How many the stroke has.
  ///   - pixels: What it touches, seen or not.
  ///   - reach: How far it goes beyond its vertices, in pixels.
  ///   - area: The pixels that can be seen.
  init(vertices: Int, pixels: PixelRect, reach: Int, area: PixelRect) {
    self.area = area
    self.reach = reach
    let isSparse = vertices <= Self.sparse * pixels.width
    isSteep = isSparse ? Array(repeating: false, count: area.width) : []
  }

  /// Notes the columns that steep pieces between some vertices reach.
  mutating func add(_ vertices: Range<Int>, of points: borrowing UnitPoints) {
    guard !isSteep.isEmpty else { return }
    for to in vertices.dropFirst() {
      add(points.x[to - 1], points.y[to - 1], points.x[to], points.y[to])
    }
  }

  /// Notes the columns that a piece between two points in units reaches, if it is steep.
  @inline(__always)
  mutating func add(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32) {
    if !isSteep.isEmpty, Int(abs(y1 - y0)) > Int(abs(x1 - x0)) * Int(ck_lanes) { mark(x0, x1) }
  }

  private mutating func mark(_ x0: Int32, _ x1: Int32) {
    let first = max(Int(min(x0, x1)) >> 8 - reach, area.minX)
    let last = min(Int(max(x0, x1)) >> 8 + reach, area.maxX - 1)
    guard first <= last else { return }
    for column in first...last { isSteep[column - area.minX] = true }
  }

  /// The first of some visible columns that are all measured in the same way.
  ///
  /// - Returns: The columns, and the number of lines of each.
  func first(of columns: Range<Int>) -> (columns: Range<Int>, lanes: Int) {
    guard !isSteep.isEmpty, let first = columns.first else { return (columns, Int(ck_lanes)) }
    let isFine = isSteep[first - area.minX]
    let end = columns.first { isSteep[$0 - area.minX] != isFine } ?? columns.upperBound
    return (first..<end, Int(isFine ? ck_fine_lanes : ck_lanes))
  }
}
