import CKernels
import Foundation

/// Goes over columns of pixels from left to right, and finds what the shapes of a stroke cover.
///
/// Neighbours along the line touch, so that what they cover of a vertical line is one stretch: shape
/// after shape goes into the same layer. One that would leave a gap on some line goes into another.
/// What layers cover together is sorted out at the end.
struct ShapeSweep: StripSweep, ~Copyable {
  /// The most layers of several columns: with more, there are fewer if they are measured apart.
  private static let mostLayers = 24

  /// How many layers a shape is tried in: where a line is dense, corners of its pieces stick out
  /// everywhere, but the pieces that follow fit into one of the layers before.
  private static let triedLayers = 8

  private let stroke: StrokeShapes
  private let area: PixelRect
  private let seen: ck_rows
  private let coarse: StrokeDisc
  private let fine: StrokeDisc
  /// The numbers of the shapes that begin in each strip, or left of the first one, in order.
  private let begins: [[Int32]]
  /// The numbers of the shapes that have begun and not ended, in order.
  private var active: [Int32] = []
  private var stretches = StretchLayers(room: 4 * StripCoverage.width * Int(ck_fine_lanes))
  /// The stretches of one shape.
  private let own = StretchLayers(room: StripCoverage.width * Int(ck_fine_lanes))

  /// Begins left of all columns.
  ///
  /// - Parameters:
  ///   - stroke: The shapes.
  ///   - radius: Half the line width, in pixels.
  ///   - area: The pixels that can be seen; strips begin at its left edge.
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

  /// Adds what is covered of some columns to a strip.
  ///
  /// - Complexity: The shapes that reach the columns, times their widths; where the line goes to and
  ///   fro, the number of its layers on each line.
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

  /// Adds columns, half of them at a time where that makes for fewer layers.
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
  /// - Returns: The number of layers, or `nil` when the columns had better be measured apart.
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
