import ChartroomUI
import Foundation
import Graphics

/// The visible series of a chart: lines, bars or areas.
struct GraphsForChart: View {
  let plot: LaidOutPlot
  var lineWidth: CGFloat = 2

  @Environment(\.chartGround) private var ground

  var body: some View {
    if let stack = plot.stack {
      // A pie averages whole days: its mini-map has a step for each.
      if plot.kind == .bars || plot.chart.isPie {
        StackForChart<BarOutline>(plot: plot, stack: stack)
      } else {
        StackForChart<AreaOutline>(plot: plot, stack: stack)
      }
    } else {
      ZStack {
        // The first series lies in front, as its button stands first.
        ForEach(plot.chart.visibleLines.reversed()) { line in
          graph(of: line, isLone: false, width: lineWidth)
          // A dot as wide as a line is a speck.
          if Graph.mayHoldLonePoints(line, in: plot.geometry) {
            graph(of: line, isLone: true, width: lineWidth * 3)
          }
        }
      }
      .drawingGroup()
    }
  }

  private func graph(of line: Line, isLone: Bool, width: CGFloat) -> some View {
    Graph(line, of: plot, isLone: isLone)
      .stroke(
        ContestTheme.line(line.color, on: ground),
        style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
  }
}
