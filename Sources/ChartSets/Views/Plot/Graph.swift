import ChartScales
package import ChartroomUI
import Decimation
package import Foundation
package import Graphics

/// The polyline of one series, reduced to the points that the pixels can show.
package struct Graph: PolylineShape, Equatable {
  var points: Pyramid<Double>
  var axis: TimeAxis
  /// The positions of `axis`.
  var positions: Positions<Double>
  var window: TimeWindow
  var margin: CGFloat
  /// Whether the shape has only the points between two gaps, or only all others.
  var isLone: Bool
  /// The value at the bottom of the plot and the height of the plot in values, which animate.
  private var scale: AnimatablePair<Double, Double>

  /// Creates the polyline of a series.
  package init(
    _ line: Line, of plot: LaidOutPlot, isLone: Bool = false
  ) {
    self.isLone = isLone
    points = line.pyramid
    axis = plot.geometry.axis
    positions = plot.chart.positions
    window = plot.geometry.window
    margin = plot.geometry.margin
    let rangeY = plot.scale(of: line).domain
    scale = AnimatablePair(rangeY.lowerBound, rangeY.upperBound - rangeY.lowerBound)
  }

  /// Returns whether a line may have a point between two gaps or at the only visible position.
  ///
  /// Two of the visible points are not counted, because rounding decides whether they are drawn.
  package static func mayHoldLonePoints(_ line: Line, in geometry: PlotGeometry) -> Bool {
    line.holdsGaps || line.countY < geometry.axis.count || geometry.window.indices.count < 4
  }

  package var animatableData: AnimatablePair<Double, Double> {
    get { scale }
    set { scale = newValue }
  }

  package func polyline(in rect: CGRect, scale pixels: CGFloat) -> Polyline {
    let geometry = PlotGeometry(window: window, axis: axis, width: rect.width, margin: margin)
    guard rect.width > 0, rect.height > 0 else { return Polyline([]) }
    let drawn = geometry.drawnIndices
    let kept = M4.indices(
      of: points, at: positions,
      in: .columns(
        Int((rect.width * pixels).rounded(.up)), stickingTo: positions,
        over: geometry.drawnPositions)
    ).clamped(to: drawn)
    var runs = kept.runs.filter { ($0.count == 1) == isLone }
    let count = runs.reduce(0) { $0 + $1.count }
    let line = [CGPoint](unsafeUninitializedCapacity: count) { line, filled in
      for run in runs.indices {
        let first = filled
        place(kept.indices[runs[run]], by: geometry, in: rect, into: line, at: &filled)
        runs[run] = first..<filled
      }
    }
    return Polyline(points: line, runs: runs)
  }

  /// Appends points to a line.
  ///
  /// - Parameters:
  ///   - indices: The indices of the points.
  ///   - geometry: The geometry of the plot.
  ///   - rect: The frame of the plot.
  ///   - line: The buffer of the line, which has space for all points.
  ///   - filled: The number of points in the buffer.
  private func place(
    _ indices: ArraySlice<Int>, by geometry: PlotGeometry, in rect: CGRect,
    into line: UnsafeMutableBufferPointer<CGPoint>, at filled: inout Int
  ) {
    let (bottom, height) = (scale.first, scale.second)
    let positions = positions
    let isEven = axis.isEven
    let places = geometry.places
    let (left, lowest, pixels) = (rect.minX, rect.maxY, rect.height)
    guard let next = line.baseAddress.map({ $0 + filled }) else { return }
    // Both coordinates at once, step by step as `PlotPlaces` and `LinearScale` have it: a processor
    // divides two numbers in the time of one.
    // A plot without a height in values has all of them in its middle: none is a part of infinity.
    let isFlat = !(height > 0)
    let begin = SIMD2(places.start, bottom)
    let extent = SIMD2(places.length, isFlat ? .infinity : height)
    let stretch = SIMD2(Double(places.plotWidth), -Double(pixels))
    let margins = SIMD2(Double(places.margin), 0)
    let corner = SIMD2(Double(left), Double(isFlat ? lowest - 0.5 * pixels : lowest))
    points.values.withUnsafeBufferPointer { values in
      indices.withUnsafeBufferPointer { indices in
        for (place, index) in indices.enumerated() {
          let position = isEven ? Double(index) : positions[index]
          let part = (SIMD2(position, values[index]) - begin) / extent
          let point = corner + (margins + part * stretch)
          (next + place).initialize(to: CGPoint(x: point.x, y: point.y))
        }
      }
    }
    filled += indices.count
  }
}
