import ChartroomUI
import Foundation

/// A part of a chart that can be omitted; the plot cannot.
enum ChartPart {
  case heading, axis, map, buttons
}

/// The parts of a chart that are visible at a size.
struct ChartAlternative: Equatable {
  /// The size of the chart, in points.
  let size: CGSize
  /// The visible parts besides the plot.
  let parts: Set<ChartPart>
  /// The maximum number of button rows; `nil` for as many as the buttons need.
  var buttonRows: Int?

  /// The minimum height of the plot, in points.
  ///
  /// With buttons, it is at least a quarter of the chart, so that many buttons leave space for the plot.
  var leastPlot: CGFloat {
    parts.contains(.buttons) ? max(size.height / 4, Self.leastPlot) : Self.leastPlot
  }

  /// The minimum height of a pie, in points; with buttons it is twice that of a plot, which has a use at
  /// any width.
  var leastPie: CGFloat {
    parts.contains(.buttons) ? max(leastPlot, 2 * Self.leastPlot) : leastPlot
  }

  private static let leastPlot: CGFloat = 60
}

/// A chart with some of its parts.
protocol ChartPartsView: View {
  /// Creates the parts of an alternative.
  init(chart: Binding<LinesSet>, indicator: Binding<Double?>, alternative: ChartAlternative)
}

/// A chart with as many of its parts as fit.
///
/// Parts are omitted in this order: rows of buttons, all buttons, the mini-map, the heading and the X
/// axis.
///
/// The view passes its bindings on and does not read them, so that a moving window does not update it.
struct ChartThatFits<Parts: ChartPartsView>: View {
  @Binding var chart: LinesSet
  @Binding var indicator: Double?

  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      // More rows than this cannot fit with any heading; a few fewer do.
      let rows = Int(max(min(size.height, 1e6) * 0.75 - 100, 0) / CheckMarksView.rowPitch)
      ViewThatFits(in: .vertical) {
        alternative(size, buttonRows: nil)
        alternative(size, buttonRows: rows)
        alternative(size, buttonRows: rows - 1)
        alternative(size, buttonRows: rows - 2)
        alternative(size, buttonRows: rows - 3)
        alternative(size, buttonRows: 1)
        parts(ChartAlternative(size: size, parts: [.heading, .axis, .map]))
        parts(ChartAlternative(size: size, parts: [.heading, .axis]))
        parts(ChartAlternative(size: size, parts: [.axis]))
        parts(ChartAlternative(size: size, parts: []))
      }
    }
  }

  private func parts(_ alternative: ChartAlternative) -> Parts {
    Parts(chart: $chart, indicator: $indicator, alternative: alternative)
  }

  private func alternative(_ size: CGSize, buttonRows: Int?) -> Parts {
    parts(
      ChartAlternative(
        size: size, parts: [.heading, .axis, .map, .buttons],
        buttonRows: buttonRows.map { max($0, 1) }))
  }
}
