import ChartroomUI
import Decimation
import Foundation
import Graphics

/// The line of one series: its points over a plot, no more of them than the pixels can show.
struct Graph: PolylineShape, Equatable {
  var points: ContiguousArray<Double>
  var window: TimeWindow
  var margin: CGFloat
  /// The value at the bottom and the height of the plot in values; they animate, time does not.
  private var scale: AnimatablePair<Double, Double>

  init(
    points: ContiguousArray<Double>, window: TimeWindow, rangeY: ClosedRange<Double>,
    margin: CGFloat
  ) {
    self.points = points
    self.window = window
    self.margin = margin
    scale = AnimatablePair(rangeY.lowerBound, rangeY.upperBound - rangeY.lowerBound)
  }

  var animatableData: AnimatablePair<Double, Double> {
    get { scale }
    set { scale = newValue }
  }

  func polyline(in rect: CGRect, scale pixels: CGFloat) -> Polyline {
    let geometry = PlotGeometry(
      window: window, count: points.count, width: rect.width, margin: margin)
    let indices = geometry.drawnIndices
    guard !indices.isEmpty, rect.width > 0, rect.height > 0 else { return Polyline([]) }
    let positions = ContiguousArray(indices.map(Double.init))
    let kept = M4.indices(
      x: positions.span, y: points.span.extracting(indices), domain: geometry.drawnPositions,
      buckets: Int((rect.width * pixels).rounded(.up)))
    let (bottom, height) = (scale.first, scale.second)
    return Polyline(
      points: kept.indices.map { index in
        let part = height > 0 ? (points[indices.lowerBound + index] - bottom) / height : 0.5
        return CGPoint(
          x: rect.minX + geometry.x(of: positions[index]),
          y: rect.maxY - CGFloat(part) * rect.height)
      },
      runs: kept.runs)
  }
}

/// One series as a line over a stretch of time.
struct GraphView: View {
  let line: Line
  let window: TimeWindow
  /// The values at the bottom and the top; `nil` takes the lowest and highest in sight.
  var rangeY: ClosedRange<Double>?
  var lineWidth: CGFloat = 1
  var margin: CGFloat = 0

  private var ownRange: ClosedRange<Double> {
    Extremes.finite(in: line.points.span.extracting(window.indices.clamped(to: 0..<line.countY)))
      ?? 0...1
  }

  var body: some View {
    Graph(points: line.points, window: window, rangeY: rangeY ?? ownRange, margin: margin)
      .stroke(
        line.color,
        style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
  }
}

/// The visible series of a chart: lines, bars or areas.
struct GraphsForChart: View {
  let plot: Plot
  var lineWidth: CGFloat = 2

  var body: some View {
    if let stack = plot.stack {
      if plot.kind == .bars {
        BarsForChart(stack: stack, geometry: plot.geometry, scale: plot.scale)
      } else {
        AreasForChart(stack: stack, geometry: plot.geometry, scale: plot.scale)
      }
    } else {
      ZStack {
        // The first series lies in front, as its button stands first.
        ForEach(plot.chart.visibleLines.reversed()) { line in
          GraphView(
            line: line, window: plot.geometry.window, rangeY: plot.scale(of: line).domain,
            lineWidth: lineWidth, margin: plot.geometry.margin)
        }
      }
      .drawingGroup()
    }
  }
}
