import ChartScales
package import ChartroomUI
package import Decimation
package import Foundation
import Graphics

/// The room of one series in a stack, and those under it: between two rows of values.
package struct StackBand: Equatable, Sendable {
  /// The sums of the positive values up to the series; NaN is a gap.
  var tops: Pyramid<Double>
  /// The sums of the negative values; `nil` when there are none.
  var bottoms: Pyramid<Double>?
  /// The positions of the points.
  var positions: Positions<Double>
  /// Where the points lie.
  var geometry: PlotGeometry
  /// The values at the bottom and the top.
  var domain: ClosedRange<Double>
  /// Device pixels per point.
  var pixels: CGFloat

  package init(
    tops: Pyramid<Double>, bottoms: Pyramid<Double>? = nil,
    positions: Positions<Double>, geometry: PlotGeometry, domain: ClosedRange<Double>,
    pixels: CGFloat
  ) {
    self.tops = tops
    self.bottoms = bottoms
    self.positions = positions
    self.geometry = geometry
    self.domain = domain
    self.pixels = pixels
  }

  /// The place of a value in a plot, from the top of its surroundings.
  func y(of value: Double, in rect: CGRect) -> CGFloat {
    let part = (value - domain.lowerBound) / (domain.upperBound - domain.lowerBound)
    return rect.maxY - CGFloat(part) * rect.height
  }
}

/// What a series of a stack looks like.
package protocol StackOutline: Shape {
  /// Creates the outline of a band.
  init(_ band: StackBand)
}

/// The series of a stack, each from zero to its own edge, the outermost painted first.
///
/// What lies in front covers the antialiased edge of what lies behind, so that no ground shows
/// between two series.
struct StackForChart<Outline: StackOutline>: View {
  let plot: Plot
  let stack: Stack

  @Environment(\.displayScale) private var pixels

  var body: some View {
    ZStack {
      ForEach(Array(stack.lines.indices.reversed()), id: \.self) { position in
        Outline(
          StackBand(
            tops: stack.tops[position], bottoms: stack.bottoms?[position],
            positions: plot.chart.positions, geometry: plot.geometry, domain: plot.scale.domain,
            pixels: pixels)
        )
        .fill(ChartTheme.area(stack.lines[position].color))
      }
    }
    .drawingGroup()
  }
}
