import CairoCanvas
import Decimation
import Foundation
import Graphics

/// A series whose points are mapped to pixel coordinates of a plot.
struct PlacedLine<X: Coordinate> {
  private let values: UnsafeBufferPointer<Double>
  private let positions: Positions<X>
  private let count: Int
  private let picture: LinePicture
  /// The width of the line in pixels; 0 if none is drawn.
  private let lineWidth: Double
  private let across: Scale
  private let up: Scale

  /// A linear scale from numbers to pixels.
  private struct Scale {
    /// Half of the lower bound and half of the length, so that the widest ranges do not overflow.
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

  /// Creates a line that is scaled to the range of a series.
  ///
  /// - Parameters:
  ///   - values: The values, whose memory must outlive the line.
  ///   - positions: The positions of the points.
  ///   - picture: The plot; its sides are at least 1 pixel.
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

  /// Draws a range of pixel columns.
  ///
  /// - Parameters:
  ///   - columns: The pixel columns to draw.
  ///   - kept: The points to join; `nil` for all.
  ///   - color: The colour of the line.
  /// - Returns: A bitmap of these columns, on a transparent background.
  /// - Throws: `CanvasError` if the bitmap cannot be allocated or drawn.
  func strip(
    _ columns: Range<Int>, of kept: Decimated?, color: Color.Resolved
  ) throws(CanvasError) -> Bitmap {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
    var canvas = try ImageCanvas(width: columns.count, height: picture.height, scale: 1)
    let line = kept.map { joined($0.clamped(to: 0..<count), columns) } ?? whole(columns)
    try canvas.draw(DrawList([.polyline(line, style, .color(color))]))
    return try canvas.finish()
  }

  /// Returns all points that are visible in a range of columns.
  @specialized(where X == Double)
  @specialized(where X == Int64)
  private func whole(_ columns: Range<Int>) -> Polyline {
    // The points of gaps are not finite, which ends the line there.
    Polyline(seen(in: columns, of: count) { $0 }.map { point($0, in: columns) })
  }

  /// Returns the kept points that are visible in a range of columns.
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

  /// Returns the points in or near a range of columns, and one adjacent point on each side.
  private func seen(in columns: Range<Int>, of points: Int, index: (Int) -> Int) -> Range<Int> {
    // Half the width of the line, and a margin for antialiasing.
    let reach = lineWidth / 2 + 2
    func first(where isBeyond: (Double) -> Bool) -> Int {
      (0..<points).partitioningIndex { isBeyond(across(positions[index($0)].approximation)) }
    }
    let start = first { $0 >= Double(columns.lowerBound) - reach }
    let end = first { $0 > Double(columns.upperBound) + reach }
    return max(start - 1, 0)..<min(end + 1, points)
  }
}
