package import ChartroomUI
package import Foundation
import Graphics

/// What a series of a stack looks like: the area between two rows of values.
package protocol StackOutline: Shape {
  /// Creates the outline of a series.
  ///
  /// - Parameters:
  ///   - tops: The sums of the positive values up to the series; NaN is a gap.
  ///   - bottoms: The sums of the negative values; `nil` when there are none.
  ///   - geometry: Where the points lie.
  ///   - domain: The values at the bottom and the top.
  ///   - pixels: Device pixels per point.
  init(
    tops: ContiguousArray<Double>, bottoms: ContiguousArray<Double>?, geometry: PlotGeometry,
    domain: ClosedRange<Double>, pixels: CGFloat)
}

/// The series of a stack, each from zero to its own edge, the outermost painted first.
///
/// What lies in front covers the antialiased edge of what lies behind, so that no ground shows
/// between two series.
struct StackForChart<Outline: StackOutline>: View {
  let stack: Stack
  let geometry: PlotGeometry
  let scale: YScale

  @Environment(\.displayScale) private var pixels

  var body: some View {
    ZStack {
      ForEach(Array(stack.lines.indices.reversed()), id: \.self) { position in
        Outline(
          tops: stack.tops[position], bottoms: stack.bottoms?[position], geometry: geometry,
          domain: scale.domain, pixels: pixels
        )
        .fill(ChartTheme.area(stack.lines[position].color))
      }
    }
    .drawingGroup()
  }
}
