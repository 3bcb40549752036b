import ChartroomUI
import Foundation
import Graphics

/// The Y axes of a plot in the BestKora style: grid lines and a thick line, or the values of the grid
/// lines.
struct BestKoraYAxes: View {
  let layout: BestKoraPlot
  let part: YTickerView.Part

  /// The x coordinate of the thick line, in points.
  private static let axisX: CGFloat = 10

  /// The distance by which the halo of a value extends beyond it, in points.
  private static let halo: CGFloat = 2

  @Environment(\.chartGround) private var ground
  @Environment(\.rule) private var rule
  @Environment(\.hairline) private var hairline

  var body: some View {
    ZStack(alignment: .topLeading) {
      BestKoraYTickerView(
        marks: layout.marks, scale: layout.plot.scale, height: layout.plot.height,
        color: layout.twinMarks == nil ? .primary : color(layout.plot.chart.lines.first),
        unit: layout.plot.kind == .percentages ? .percent : .number, part: part)
      if let marks = layout.twinMarks, let scale = layout.plot.twin,
        let line = layout.plot.chart.lines.last
      {
        BestKoraYTickerView(
          marks: marks, scale: scale, height: layout.plot.height, color: color(line),
          edge: .trailing, part: part)
      }
      if part == .lines {
        // To the upper edge of a line at the top of the plot.
        Rectangle().fill(BestKoraTheme.title)
          .frame(width: rule, height: layout.plot.height + hairline / 2)
          .offset(x: Self.axisX - rule / 2, y: -hairline / 2)
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .textHalo(layout.plot.kind.isStacked ? nil : ground, radius: Self.halo)
    .environment(\.layoutDirection, .leftToRight)
    .allowsHitTesting(false)
  }

  private func color(_ line: Line?) -> Color {
    line.map { BestKoraTheme.text($0.color, on: ground) } ?? .primary
  }
}
