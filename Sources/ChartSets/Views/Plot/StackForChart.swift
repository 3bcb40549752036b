import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The series of a stack, each filled from zero to its edge, with the outermost drawn first.
///
/// Each series covers the antialiased edge of the one behind it, so that the background does not show
/// between them.
struct StackForChart<Outline: StackOutline>: View {
  let plot: LaidOutPlot
  let stack: Stack

  @Environment(\.displayScale) private var pixels
  @Environment(\.chartGround) private var ground

  var body: some View {
    ZStack {
      ForEach(Array(stack.lines.indices.reversed()), id: \.self) { position in
        Outline(
          StackBand(
            tops: stack.tops[position], bottoms: stack.bottoms?[position],
            changes: stack.changes, positions: plot.chart.positions, geometry: plot.geometry,
            domain: plot.scale.domain, pixels: pixels)
        )
        .fill(ContestTheme.area(stack.lines[position].color, on: ground))
      }
    }
    .drawingGroup()
  }
}
