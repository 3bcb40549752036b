import ChartroomUI
import Foundation
import Graphics

/// The Y axes of a plot of the BestKora style: the marks' lines with their values, and a thick line.
struct BestKoraYAxes: View {
  let layout: BestKoraPlot

  /// The place of the thick line from the left, in points.
  private static let axisX: CGFloat = 10

  @Environment(\.rule) private var rule

  var body: some View {
    ZStack(alignment: .topLeading) {
      BestKoraYTickerView(
        marks: layout.marks, scale: layout.plot.scale, height: layout.plot.height,
        color: layout.twinMarks == nil
          ? .primary : layout.plot.chart.lines.first?.color ?? .primary,
        unit: layout.plot.kind == .percentages ? .percent : .number)
      if let marks = layout.twinMarks, let scale = layout.plot.twin,
        let line = layout.plot.chart.lines.last
      {
        BestKoraYTickerView(
          marks: marks, scale: scale, height: layout.plot.height, color: line.color, edge: .trailing
        )
      }
      Rectangle().fill(BestKoraTheme.title).frame(width: rule)
        .offset(x: Self.axisX - rule / 2)
    }
    .environment(\.layoutDirection, .leftToRight)
    .allowsHitTesting(false)
  }
}
