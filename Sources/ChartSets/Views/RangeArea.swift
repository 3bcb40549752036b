import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// Where the window of a mini-map lies, in points from the left.
struct RangeWindow {
  var left: CGFloat
  var right: CGFloat
  /// The width of the whole mini-map.
  var width: CGFloat
}

/// The area of a mini-map, whose window follows the finger.
struct RangeArea<Content: View>: View {
  @Binding var chart: LinesSet
  @ViewBuilder let content: (RangeWindow) -> Content

  @State private var drag: RangeDrag?

  var body: some View {
    GeometryReader { proxy in
      let bounds = chart.bounds
      let width = proxy.size.width
      content(RangeWindow(left: bounds.lower * width, right: bounds.upper * width, width: width))
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { value in
              let current =
                drag ?? RangeDrag(bounds: bounds, start: value.startLocation.x, width: width)
              drag = current
              chart.bounds = current.bounds(after: value.translation.width)
            }
            .onEnded { _ in drag = nil })
    }
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// The whole time of the visible series, as high as they reach.
struct MiniGraphs: View, Equatable {
  private let chart: LinesSet
  private let lineWidth: CGFloat

  @State private var stacks = StackCache()

  /// Creates the graphs.
  init(chart: LinesSet, lineWidth: CGFloat) {
    // A window that moves leaves the map as it is.
    var whole = chart
    whole.bounds = .whole
    self.chart = whole
    self.lineWidth = lineWidth
  }

  nonisolated static func == (left: MiniGraphs, right: MiniGraphs) -> Bool {
    left.chart == right.chart && left.lineWidth == right.lineWidth
  }

  var body: some View {
    GeometryReader { proxy in
      GraphsForChart(
        plot: Plot(
          tight: chart, window: TimeWindow(wholeOf: chart.axis), size: proxy.size, stacks: stacks),
        lineWidth: lineWidth)
    }
  }
}
