import CKernels

/// The pixel columns that steep segments of a stroke reach, which are sampled on more lines.
///
/// Where an edge rises by more than a pixel between two lines of a column, the sampling becomes visible. A
/// dense stroke has too many steep segments to sample all of them finely, and it would hardly show: none of
/// its columns counts as steep. The result depends on the stroke only, and not on its visible part, so that
/// a part of an image has the bytes of the whole.
package struct SteepColumns {
  /// The largest mean number of vertices in a pixel column of a stroke that is not dense.
  private static let sparse = 2

  private let area: PixelRect
  private let reach: Int
  private var isSteep: [Bool]

  /// Begins without steep columns.
  ///
  /// - Parameters:
  ///   - vertices: The number of vertices of the stroke.
  ///   - pixels: The pixels that the stroke touches, visible or not.
  ///   - reach: The distance that the stroke extends beyond its vertices, in pixels.
  ///   - area: The visible pixels.
  package init(vertices: Int, pixels: PixelRect, reach: Int, area: PixelRect) {
    self.area = area
    self.reach = reach
    let isSparse = vertices <= Self.sparse * pixels.width
    isSteep = isSparse ? Array(repeating: false, count: area.width) : []
  }

  /// Marks the columns that steep segments between some vertices reach.
  mutating func add(_ vertices: Range<Int>, of points: borrowing UnitPoints) {
    guard !isSteep.isEmpty else { return }
    for to in vertices.dropFirst() {
      add(points.x[to - 1], points.y[to - 1], points.x[to], points.y[to])
    }
  }

  /// Marks the columns that a segment between two points in units reaches, if it is steep.
  @inline(__always)
  package mutating func add(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32) {
    if !isSteep.isEmpty, Int(abs(y1 - y0)) > Int(abs(x1 - x0)) * Int(ck_lanes) { mark(x0, x1) }
  }

  private mutating func mark(_ x0: Int32, _ x1: Int32) {
    let first = max(Int(min(x0, x1)) >> 8 - reach, area.minX)
    let last = min(Int(max(x0, x1)) >> 8 + reach, area.maxX - 1)
    guard first <= last else { return }
    for column in first...last { isSteep[column - area.minX] = true }
  }

  /// Returns the longest prefix of some visible columns with the same number of lines.
  ///
  /// - Returns: The columns, and the number of lines in each.
  package func first(of columns: Range<Int>) -> (columns: Range<Int>, lanes: Int) {
    guard !isSteep.isEmpty, let first = columns.first else { return (columns, Int(ck_lanes)) }
    let isFine = isSteep[first - area.minX]
    let end = columns.first { isSteep[$0 - area.minX] != isFine } ?? columns.upperBound
    return (first..<end, Int(isFine ? ck_fine_lanes : ck_lanes))
  }
}
