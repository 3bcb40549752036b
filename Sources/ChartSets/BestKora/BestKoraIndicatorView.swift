import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// BestKora's indicator: a line, a circle on each series, and a tooltip with the values.
struct BestKoraIndicatorView: View {
  let plot: LaidOutPlot
  /// The index of the selected point.
  let index: Int

  /// The radius of a circle, measured to the middle of its outline, in points.
  private static let radius: CGFloat = 4

  @Environment(\.chartFormats) private var formats
  @Environment(\.hairline) private var hairline
  @Environment(\.chartGround) private var ground
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let x = plot.geometry.x(of: plot.geometry.axis.position(of: index))
    ZStack(alignment: .topLeading) {
      Rectangle().fill(BestKoraTheme.indicator).frame(width: hairline).offset(x: x - hairline / 2)
      if !plot.kind.isStacked {
        ForEach(plot.chart.visibleLines) { line in
          if line.hasValue(at: index) {
            let y = CGFloat(plot.scale(of: line).y(of: line.points[index], height: plot.height))
            Circle().stroke(ContestTheme.line(line.color, on: ground), lineWidth: 2)
              .frame(width: 2 * Self.radius, height: 2 * Self.radius)
              .offset(x: x - Self.radius, y: y - Self.radius)
          }
        }
      }
      BestKoraBoxLayout(marker: x) {
        BestKoraIndicatorBox(
          heading: heading, rows: rows, hasSwatches: plot.kind.isStacked, height: plot.height
        )
        .environment(\.layoutDirection, direction)
      }
    }
    .environment(\.layoutDirection, .leftToRight)
    .allowsHitTesting(false)
  }

  private var heading: String {
    guard let date = plot.chart.date(at: index) else { return "" }
    return plot.chart.axis.isFinerThanDays
      ? formats.axisDate(date) + ", " + formats.timeOfDay(date, spacing: plot.chart.axis.timeStep)
      : formats.date(date)
  }

  private var rows: [BestKoraIndicatorBox.Row] {
    let lines = plot.chart.visibleLines
    let percents = plot.stack?.percents(at: index)
    let texts =
      plot.kind == .percentages
      ? lines.indices.map { formats.percent(percents?[$0].map { Double($0) } ?? .nan) }
      : BestKoraNumbers(locale: locale).values(
        lines.map { line in
          let extremes = line.extremes(in: plot.chart.fullRangeTime)
          return (
            value: line.hasValue(at: index) ? line.points[index] : .nan,
            largest: extremes.map { max(abs($0.lowerBound), abs($0.upperBound)) } ?? 0
          )
        })
    return zip(lines, texts).map { line, text in
      BestKoraIndicatorBox.Row(
        id: line.id, title: line.title, value: text, color: plot.kind.bestKoraColor(of: line))
    }
  }
}
