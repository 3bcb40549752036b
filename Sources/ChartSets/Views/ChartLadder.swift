import ChartroomUI
import Foundation

/// A part of a chart that can be left out; the plot cannot.
enum ChartPart {
  case heading, axis, map, buttons
}

/// The parts of a chart that are shown in a size.
struct ChartRung: Equatable {
  /// The size of the chart, in points.
  let size: CGSize
  /// The parts beside the plot.
  let parts: Set<ChartPart>
  /// The most rows of buttons; `nil` is as many as they need.
  var buttonRows: Int?

  /// The least height of the plot, in points; of a high chart with buttons it is a quarter, so that
  /// many buttons do not crowd the plot out.
  var leastPlot: CGFloat {
    parts.contains(.buttons) ? max(size.height / 4, Self.leastPlot) : Self.leastPlot
  }

  private static let leastPlot: CGFloat = 60
}

/// A chart with as many of its parts as fit, the least important left out first: rows of buttons, then
/// all of them, the mini-map, the heading and the X axis.
struct ChartLadder<Content: View>: View {
  /// The chart with some of its parts.
  @ViewBuilder let content: (ChartRung) -> Content

  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      // More rows than this cannot fit with any heading; a few fewer do.
      let rows = Int(max(min(size.height, 1e6) * 0.75 - 100, 0) / CheckMarksView.rowPitch)
      ViewThatFits(in: .vertical) {
        rung(size, buttonRows: nil)
        rung(size, buttonRows: rows)
        rung(size, buttonRows: rows - 1)
        rung(size, buttonRows: rows - 2)
        rung(size, buttonRows: rows - 3)
        rung(size, buttonRows: 1)
        content(ChartRung(size: size, parts: [.heading, .axis, .map]))
        content(ChartRung(size: size, parts: [.heading, .axis]))
        content(ChartRung(size: size, parts: [.axis]))
        content(ChartRung(size: size, parts: []))
      }
    }
  }

  private func rung(_ size: CGSize, buttonRows: Int?) -> Content {
    content(
      ChartRung(
        size: size, parts: [.heading, .axis, .map, .buttons],
        buttonRows: buttonRows.map { max($0, 1) }))
  }
}
