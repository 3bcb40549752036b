import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// BestKora's indicator: a line, an empty circle on each series, and a box with the values.
struct BestKoraIndicatorView: View {
  let layout: BestKoraPlot
  let indicator: BestKoraIndicator

  /// The radius in the middle of a circle's ring, in points.
  private static let radius: CGFloat = 4

  @Environment(\.chartFormats) private var formats
  @Environment(\.hairline) private var hairline
  @Environment(\.chartGround) private var ground
  @Environment(\.locale) private var locale

  private var plot: Plot { layout.plot }

  var body: some View {
    let x = plot.geometry.x(of: indicator.position)
    ZStack(alignment: .topLeading) {
      Rectangle().fill(BestKoraTheme.indicator).frame(width: hairline).offset(x: x - hairline / 2)
      if !plot.kind.isStacked {
        ForEach(plot.chart.visibleLines) { line in
          if let value = indicator.value(of: line) {
            let y = CGFloat(plot.scale(of: line).y(of: value, height: plot.height))
            Circle().stroke(ChartTheme.line(line.color, on: ground), lineWidth: 2)
              .frame(width: 2 * Self.radius, height: 2 * Self.radius)
              .offset(x: x - Self.radius, y: y - Self.radius)
          }
        }
      }
      BestKoraBoxLayout(marker: x) {
        BestKoraIndicatorBox(
          heading: heading, rows: rows, hasSwatches: plot.kind.isStacked, height: plot.height)
      }
    }
    .environment(\.layoutDirection, .leftToRight)
    .allowsHitTesting(false)
  }

  private var heading: String {
    let axis = plot.chart.axis
    // Even points are days, months: what lies between two of them is none of these.
    let date =
      axis.isEven ? plot.chart.date(at: indicator.index) : axis.date(at: indicator.position)
    guard let date else { return "" }
    return plot.chart.axis.isFinerThanDays
      ? formats.axisDate(date) + ", " + formats.timeOfDay(date, spacing: plot.chart.axis.timeStep)
      : formats.date(date)
  }

  private var rows: [BestKoraIndicatorBox.Row] {
    let numbers = BestKoraNumbers(locale: locale)
    let percents = plot.stack?.percents(at: indicator.index)
    return plot.chart.visibleLines.enumerated().map { position, line in
      let text: String
      if plot.kind == .percentages {
        text = formats.percent(percents?[position].map { Double($0) } ?? .nan)
      } else if let value = indicator.value(of: line) {
        // A value between two counts is no count itself.
        text = numbers.whole(line.holdsIntegers ? value.rounded() : value)
      } else {
        text = "–"
      }
      return BestKoraIndicatorBox.Row(
        id: line.id, title: line.title, value: text, color: plot.kind.bestKoraColor(of: line))
    }
  }
}
