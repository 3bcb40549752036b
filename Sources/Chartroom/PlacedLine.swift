import CairoCanvas
import Decimation
import Foundation
import Graphics

/// A series whose points have their places in a picture.
struct PlacedLine<X: Coordinate> {
  private let values: UnsafeBufferPointer<Double>
  private let positions: Positions<X>
  private let count: Int
  private let picture: LinePicture
  /// The width of the line; 0 where none is drawn.
  private let lineWidth: Double
  private let across: Scale
  private let up: Scale

  /// Maps numbers to pixels.
  private struct Scale {
    /// Halves, so that the widest ranges do not overflow.
    var half: (lower: Double, length: Double)
    var pixels: ClosedRange<Double>

    init(_ range: ClosedRange<Double>?, pixels: ClosedRange<Double>) {
      let lower = (range?.lowerBound ?? 0) / 2
      half = (lower, (range?.upperBound ?? 0) / 2 - lower)
      self.pixels = pixels
    }

    func callAsFunction(_ number: Double) -> Double {
      let part = half.length > 0 ? (number / 2 - half.lower) / half.length : 0.5
      return pixels.lowerBound + part * (pixels.upperBound - pixels.lowerBound)
    }
  }

  /// Finds the range of the series.
  ///
  /// - Parameters:
  ///   - values: Must outlive the line.
  ///   - positions: Where the points stand.
  ///   - picture: Where they shall lie; its sides are at least 1 pixel.
  init(
    _ values: UnsafeBufferPointer<Double>, _ positions: Positions<X>, in picture: LinePicture
  ) {
    self.values = values
    self.positions = positions
    self.picture = picture
    lineWidth = picture.lineWidth > 0 ? picture.lineWidth : 0
    count = min(values.count, positions.count ?? values.count)
    let ends = count > 0 ? positions[0].approximation...positions[count - 1].approximation : nil
    across = Scale(ends, pixels: 0...Double(picture.width))
    let height = Double(picture.height)
    let margin = min(lineWidth, height) / 2
    let series = Span(_unsafeElements: UnsafeBufferPointer(rebasing: values[..<count]))
    up = Scale(Extremes.finite(in: series), pixels: margin...height - margin)
  }

  /// Draws some columns of the picture.
  ///
  /// - Parameters:
  ///   - columns: Columns of the picture.
  ///   - kept: The points to join; `nil` for all.
  ///   - color: Of the line.
  /// - Returns: A picture of these columns, on a clear ground.
  /// - Throws: `CanvasError` when it cannot be made.
  func strip(
    _ columns: Range<Int>, of kept: Decimated?, color: Color.Resolved
  ) throws(CanvasError) -> Bitmap {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
    var canvas = try ImageCanvas(width: columns.count, height: picture.height, scale: 1)
    let line = kept.map { joined($0.clamped(to: 0..<count), columns) } ?? whole(columns)
    try canvas.draw(DrawList([.polyline(line, style, .color(color))]))
    return try canvas.finish()
  }

  /// All points that are seen in some columns.
  @specialized(where X == Double)
  @specialized(where X == Int64)
  private func whole(_ columns: Range<Int>) -> Polyline {
    // The points of gaps are not finite, which breaks the line.
    Polyline(seen(in: columns, of: count) { $0 }.map { point($0, in: columns) })
  }

  /// The kept points that are seen in some columns.
  @specialized(where X == Double)
  @specialized(where X == Int64)
  private func joined(_ kept: Decimated, _ columns: Range<Int>) -> Polyline {
    let places = seen(in: columns, of: kept.indices.count) { kept.indices[$0] }
    return Polyline(
      points: places.map { point(kept.indices[$0], in: columns) },
      runs: kept.runs.map { run in
        let run = run.clamped(to: places)
        return run.lowerBound - places.lowerBound..<run.upperBound - places.lowerBound
      })
  }

  private func point(_ index: Int, in columns: Range<Int>) -> CGPoint {
    CGPoint(
      x: across(positions[index].approximation) - Double(columns.lowerBound),
      y: values[index].isFinite ? Double(picture.height) - up(values[index]) : .nan)
  }

  /// The points of a list that lie near some columns, and their neighbours on both sides.
  private func seen(in columns: Range<Int>, of points: Int, index: (Int) -> Int) -> Range<Int> {
    // Half a line, and what antialiasing rounds.
    let reach = lineWidth / 2 + 2
    func first(where isBeyond: (Double) -> Bool) -> Int {
      var range = 0..<points
      while !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        let x = across(positions[index(middle)].approximation)
        range = isBeyond(x) ? range.lowerBound..<middle : middle + 1..<range.upperBound
      }
      return range.lowerBound
    }
    let start = first { $0 >= Double(columns.lowerBound) - reach }
    let end = first { $0 > Double(columns.upperBound) + reach }
    return max(start - 1, 0)..<min(end + 1, points)
  }
}
