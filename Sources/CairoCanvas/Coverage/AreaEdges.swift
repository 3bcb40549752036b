import CKernels
import Foundation
import Graphics

/// The straight edges of an area, with the vertical lines that they cross.
///
/// A pixel column is sampled on `perPixel` vertical lines at equal distances. An edge crosses the lines from
/// its left end up to, but without, its right end. So two edges that meet cross every line once, and a
/// closed outline crosses each line an even number of times. Coordinates are whole multiples of 1/256 pixel,
/// as in Cairo, so that moving an area by whole pixels does not change its bits.
struct AreaEdges {
  /// The number of vertical lines in a pixel column.
  static let perPixel = Int(ck_lanes)
  /// The number of units in a pixel.
  private static let unit: CGFloat = 256

  /// The edges, in the order of the pixel columns in which they begin.
  private(set) var edges: [ck_edge] = []
  /// The visible pixels that the area may touch.
  private(set) var pixels: PixelRect

  /// The visible vertical lines.
  private let visible: Range<Int32>
  /// The smallest and the largest y of all points, in units.
  private var rows = (low: Int32.max, high: Int32.min)

  /// Finds the edges.
  ///
  /// Open subpaths are closed. A path with points that are not finite, or outside of Cairo's range, is
  /// clipped as in `DevicePath`.
  /// - Parameters:
  ///   - path: An outline without curves.
  ///   - transform: Maps its points to pixels.
  ///   - area: The visible pixels.
  /// - Complexity: O(*n*) in the elements of `path`.
  init(_ path: Path, transform: CGAffineTransform, area: PixelRect) {
    self.init(within: area)
    if !addNear(path, transform) {
      self.init(FarPath.subpaths(of: path, transform: transform), area: area)
    } else {
      finish()
    }
  }

  /// Finds the edges of flattened outlines.
  ///
  /// - Parameters:
  ///   - outlines: Outlines in pixels, which are clipped to Cairo's range.
  ///   - area: The visible pixels.
  init(_ outlines: [FarPath], area: PixelRect) {
    self.init(within: area)
    for outline in outlines { add(outline.area(within: CGFloat(DevicePath.limit))) }
    finish()
  }

  private init(within area: PixelRect) {
    pixels = area
    visible = Int32(area.minX * Self.perPixel)..<Int32(area.maxX * Self.perPixel)
  }

  /// A point rounded to the nearest unit.
  private struct Vertex {
    var x: Int32
    var y: Int32

    /// - Parameter point: A point in pixels, within Cairo's range.
    init(_ point: CGPoint) {
      x = Self.whole(point.x)
      y = Self.whole(point.y)
    }

    /// Rounds to the nearest unit, halves up, also below 0.
    private static func whole(_ pixels: CGFloat) -> Int32 {
      Int32(truncatingIfNeeded: (Int64(pixels * 65_536 * unit) + 32_768) >> 16)
    }
  }

  /// The pixels that the edges touch.
  private var touched: PixelRect {
    var (first, last) = (Int32.max, Int32.min)
    for edge in edges {
      first = min(first, edge.first)
      last = max(last, edge.end)
    }
    // Shifts round down, also below 0.
    return PixelRect(
      minX: Int(first) >> 4, minY: Int(rows.low) >> 8, maxX: (Int(last) + 15) >> 4,
      maxY: (Int(rows.high) + 255) >> 8)
  }

  /// Adds a path within Cairo's range.
  ///
  /// - Returns: `false` for other paths, of which a part may have been added.
  private mutating func addNear(_ path: Path, _ transform: CGAffineTransform) -> Bool {
    var start: Vertex?
    var last: Vertex?
    for element in path.elements {
      switch element {
      case .move(let to):
        let point = to.applying(transform)
        guard DevicePath.holds(point) else { return false }
        if let start, let last { add(last, start) }
        start = Vertex(point)
        last = start
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
        let point = to.applying(transform)
        guard DevicePath.holds(point) else { return false }
        let next = Vertex(point)
        if let last { add(last, next) }
        last = next
      case .closeSubpath:
        if let start, let last { add(last, start) }
        last = start
      }
    }
    if let start, let last { add(last, start) }
    return true
  }

  /// Adds a closed outline of points within Cairo's range.
  private mutating func add(_ points: [CGPoint]) {
    guard var last = points.last.map(Vertex.init) else { return }
    for point in points {
      let next = Vertex(point)
      add(last, next)
      last = next
    }
  }

  private mutating func add(_ from: Vertex, _ to: Vertex) {
    let (left, right) = from.x < to.x ? (from, to) : (to, from)
    // The first line at or to the right of x: (x - 8) / 16, rounded up.
    let first = max((left.x &+ 7) >> 4, visible.lowerBound)
    let end = min((right.x &+ 7) >> 4, visible.upperBound)
    guard first < end else { return }
    rows = (min(rows.low, left.y, right.y), max(rows.high, left.y, right.y))
    edges.append(
      ck_edge(
        first: first, end: end, x: left.x, y: left.y,
        slope: Double(right.y - left.y) / Double(right.x - left.x), goes_right: from.x < to.x))
  }

  /// Sorts the edges, and finds the pixels that they touch.
  private mutating func finish() {
    sortByColumn()
    pixels = edges.isEmpty ? .empty : pixels.intersection(touched)
  }

  private mutating func sortByColumn() {
    func column(_ edge: ck_edge) -> Int {
      Int(edge.first - visible.lowerBound) / Self.perPixel
    }
    var places = [Int](repeating: 0, count: visible.count / Self.perPixel + 1)
    for edge in edges { places[column(edge) + 1] += 1 }
    for index in places.indices.dropFirst() { places[index] += places[index - 1] }
    edges = Array(unsafeUninitializedCapacity: edges.count) { sorted, count in
      for edge in edges {
        let place = places[column(edge)]
        places[column(edge)] = place + 1
        (sorted.baseAddress.map { $0 + place })?.initialize(to: edge)
      }
      count = edges.count
    }
  }
}

extension ck_edge {
  /// Returns the y at which the edge crosses a line, in units, rounded away from its left end.
  @inline(__always)
  func y(on line: Int32) -> Int {
    // The distance from the end is rounded, so that the result does not depend on the end's position.
    let down = Double(16 &* line &+ 8 &- x) * slope
    return Int(y) &+ Int(down < 0 ? down - 0.5 : down + 0.5)
  }
}
