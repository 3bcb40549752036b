import ChartroomUI
import Foundation
import Graphics

/// The Y axes of a plot in the BestKora style: grid lines and a thick line, or the values of the grid
/// lines.
struct BestKoraYAxes: View {
  let plot: LaidOutPlot
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
        scale: plot.scale, height: plot.height,
        color: plot.twin == nil ? .primary : color(plot.chart.lines.first), unit: plot.kind.unit,
        part: part)
      if let scale = plot.twin, let line = plot.chart.lines.last {
        BestKoraYTickerView(
          scale: scale, height: plot.height, color: color(line), edge: .trailing, part: part)
      }
      if part == .lines {
        // To the upper edge of a line at the top of the plot.
        Rectangle().fill(BestKoraTheme.title)
          .frame(width: rule, height: plot.height + hairline / 2)
          .offset(x: Self.axisX - rule / 2, y: -hairline / 2)
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .textHalo(plot.kind.isStacked ? nil : ground, radius: Self.halo)
    .environment(\.layoutDirection, .leftToRight)
    .allowsHitTesting(false)
  }

  private func color(_ line: Line?) -> Color {
    line.map { BestKoraTheme.text($0.color, on: ground) } ?? .primary
  }
}
