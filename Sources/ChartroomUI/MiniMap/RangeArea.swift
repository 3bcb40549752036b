package import Foundation
import Graphics

/// The position of a mini-map's window, in points from the left edge.
package struct RangeWindow {
  package var left: CGFloat
  package var right: CGFloat
  /// The width of the mini-map, in points.
  package var width: CGFloat
}

/// The area of a mini-map, whose window follows drags.
///
/// It is not mirrored in layouts from right to left, and neither is its content.
package struct RangeArea<Content: View> {
  @Binding private var bounds: ClosedRange<Double>
  private let content: (RangeWindow) -> Content

  @State private var drag: RangeDrag?

  /// Creates an area.
  ///
  /// - Parameters:
  ///   - bounds: The window, as fractions of the whole range, 0...1.
  ///   - content: A closure that creates the content from the position of the window.
  package init(
    bounds: Binding<ClosedRange<Double>>, @ViewBuilder content: @escaping (RangeWindow) -> Content
  ) {
    _bounds = bounds
    self.content = content
  }
}

extension RangeArea: View {
  package var body: some View {
    GeometryReader { proxy in
      let bounds = bounds
      let width = proxy.size.width
      content(
        RangeWindow(left: bounds.lowerBound * width, right: bounds.upperBound * width, width: width)
      )
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { value in
            let current =
              drag ?? RangeDrag(bounds: bounds, start: value.startLocation.x, width: width)
            drag = current
            self.bounds = current.bounds(after: value.translation.width)
          }
          .onEnded { _ in drag = nil })
    }
    .environment(\.layoutDirection, .leftToRight)
  }
}
