import CKernels
import Foundation

/// A sweep over pixel columns from left to right, which finds the spans of the shapes of a stroke.
///
/// Consecutive shapes touch, so that together they have one span on a vertical line and can share a layer. A
/// shape that would leave a gap on some line goes into another layer. The union of the layers is computed at
/// the end.
struct ShapeSweep: StripSweep, ~Copyable {
  /// The maximum number of layers of several columns.
  ///
  /// With more, fewer columns at a time need fewer layers.
  private static let mostLayers = 24

  /// The number of layers that a shape is tried in.
  ///
  /// On a dense line, corners of segments leave gaps everywhere, but the next segments fit into one of the
  /// last layers.
  private static let triedLayers = 8

  private let stroke: StrokeShapes
  private let area: PixelRect
  private let seen: ck_rows
  private let coarse: StrokeDisc
  private let fine: StrokeDisc
  /// The indices of the shapes that begin in each strip, or to the left of the first one, in order.
  private let begins: [[Int32]]
  /// The indices of the shapes that the sweep crosses, in order.
  private var active: [Int32] = []
  private var stretches = StretchLayers(room: 4 * StripCoverage.width * Int(ck_fine_lanes))
  /// The spans of one shape.
  private let own = StretchLayers(room: StripCoverage.width * Int(ck_fine_lanes))

  /// Begins to the left of all columns.
  ///
  /// - Parameters:
  ///   - stroke: The shapes.
  ///   - radius: Half the line width, in pixels.
  ///   - area: The visible pixels; strips begin at its left edge.
  init(_ stroke: StrokeShapes, radius: CGFloat, area: PixelRect) {
    self.stroke = stroke
    self.area = area
    seen = ck_rows(first: Int32(area.minY << 8), last: Int32(area.maxY << 8))
    coarse = StrokeDisc(radius: Float(radius * UnitPoints.perPixel), lanes: Int(ck_lanes))
    fine = StrokeDisc(radius: Float(radius * UnitPoints.perPixel), lanes: Int(ck_fine_lanes))
    var begins: [[Int32]] = Array(
      repeating: [], count: (area.width + StripCoverage.width - 1) / StripCoverage.width)
    for (index, shape) in stroke.shapes.enumerated() {
      let strip = max(Int(shape.left) >> 8 - area.minX, 0) / StripCoverage.width
      if strip < begins.count { begins[strip].append(Int32(index)) }
    }
    self.begins = begins
  }

  /// Adds the coverage of some columns to a strip.
  ///
  /// - Complexity: O(*n* · *w*) for *n* shapes of width *w* that reach the columns; where the polyline
  ///   turns back, also O(*l*) for *l* layers on each line.
  mutating func add(_ columns: Range<Int>, to strip: inout StripCoverage) {
    let left = Int32(columns.lowerBound << 8)
    active.removeAll { stroke.shapes[Int($0)].right < left }
    active += begins[(columns.lowerBound - area.minX) / StripCoverage.width]
    active.sort()
    guard !active.isEmpty else { return }
    var rest = columns
    while !rest.isEmpty {
      let (same, lanes) = stroke.steepColumns.first(of: rest)
      add(same, lanes: lanes, to: &strip, from: columns.lowerBound)
      rest = same.upperBound..<rest.upperBound
    }
  }

  /// Adds columns, half of them at a time where this needs fewer layers.
  private mutating func add(
    _ columns: Range<Int>, lanes: Int, to strip: inout StripCoverage, from left: Int
  ) {
    guard let layers = measure(columns, lanes: lanes) else {
      let middle = columns.lowerBound + columns.count / 2
      add(columns.lowerBound..<middle, lanes: lanes, to: &strip, from: left)
      add(middle..<columns.upperBound, lanes: lanes, to: &strip, from: left)
      return
    }
    strip.add(
      stretches, layers: layers, columns: columns.count, lanes: lanes, seen: seen,
      at: columns.lowerBound - left)
  }

  /// Puts the active shapes into layers.
  ///
  /// - Returns: The number of layers, or `nil` where fewer columns at a time need fewer layers.
  private mutating func measure(_ columns: Range<Int>, lanes: Int) -> Int? {
    let left = Int32(columns.lowerBound << 8)
    let right = Int32(columns.upperBound << 8)
    let lines = columns.count * lanes
    var layers = 0
    for index in active {
      let shape = stroke.shapes[Int(index)]
      guard shape.right > left, shape.left < right else { continue }
      let last = (max(0, layers - Self.triedLayers)..<layers).reversed()
      if last.contains(where: { add(shape, to: $0, left, lines, lanes) }) { continue }
      guard layers < Self.mostLayers || columns.count == 1 else { return nil }
      stretches.clear(layer: layers, lines: lines)
      _ = add(shape, to: layers, left, lines, lanes)
      layers += 1
    }
    return layers
  }

  private func add(
    _ shape: ck_shape, to layer: Int, _ left: Int32, _ lines: Int, _ lanes: Int
  ) -> Bool {
    let tops = stretches.tops + layer * lines
    let bottoms = stretches.bottoms + layer * lines
    return lanes == ck_lanes
      ? coarse.add(shape, left, lines, tops, bottoms, own)
      : fine.add(shape, left, lines, tops, bottoms, own)
  }
}
