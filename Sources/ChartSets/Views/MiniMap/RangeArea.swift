import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The position of a mini-map's window, in points from the left edge.
struct RangeWindow {
  var left: CGFloat
  var right: CGFloat
  /// The width of the mini-map, in points.
  var width: CGFloat
}

/// The area of a mini-map, whose window follows drags.
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
